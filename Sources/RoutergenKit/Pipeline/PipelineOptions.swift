import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

/// What a user may choose for a run.
package struct PipelineOptions: Sendable {
    /// How the Swift code is written.
    package var swift: SwiftOptions
    /// A folder with templates that override built-in ones, or with a pack of its own, or the name of a
    /// built-in pack.
    package var templates: String?
    /// Values for options of the templates, with the places where the user chose them.
    package var templateOptions: [Mapping.Entry]
    /// Whether a warning stops the run like an error.
    package var isStrict: Bool
    /// What is to be different from what the description says.
    package var adjustments: ModelAdjustments
    /// What references may lead to.
    package var references: ReferenceOptions
    /// Whether models keep properties that their schemas neither list nor rule out.
    package var keepsUndeclaredProperties: Bool

    package init(
        swift: SwiftOptions = SwiftOptions(), templates: String? = nil,
        templateOptions: [Mapping.Entry] = [], isStrict: Bool = false,
        adjustments: ModelAdjustments = ModelAdjustments(),
        references: ReferenceOptions = ReferenceOptions(),
        keepsUndeclaredProperties: Bool = false
    ) {
        self.swift = swift
        self.templates = templates
        self.templateOptions = templateOptions
        self.isStrict = isStrict
        self.adjustments = adjustments
        self.references = references
        self.keepsUndeclaredProperties = keepsUndeclaredProperties
    }
}
