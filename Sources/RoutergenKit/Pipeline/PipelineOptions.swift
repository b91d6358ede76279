import RoutergenSwift

/// What a user may choose for a run.
package struct PipelineOptions: Sendable {
    /// How the Swift code is written.
    package var swift: SwiftOptions
    /// A folder with templates that override built-in ones, or with a pack of its own.
    package var templates: String?
    /// Whether a warning stops the run like an error.
    package var isStrict: Bool

    package init(
        swift: SwiftOptions = SwiftOptions(), templates: String? = nil, isStrict: Bool = false
    ) {
        self.swift = swift
        self.templates = templates
        self.isStrict = isStrict
    }
}
