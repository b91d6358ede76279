import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

/// What a user may say about one description, in a configuration or by flags; nil and empty leave it to
/// the defaults.
package struct SpecSettings: Sendable {
    /// The folder of the generated files.
    package var output: Located<String>?
    /// A folder with templates.
    package var templates: Located<String>?
    /// Values for options of the templates.
    package var templateOptions: [Mapping.Entry] = []
    package var accessLevel: SwiftOptions.AccessLevel?
    package var mutability: SwiftOptions.Mutability?
    /// Whether warnings stop the run.
    package var isStrict: Bool?
    /// Whether references may lead out of the folder of the description.
    package var allowsFilesOutsideRoot: Bool?
    /// Whether models keep properties that their schemas neither list nor rule out.
    package var keepsUndeclaredProperties: Bool?
    package var imports: [String] = []
    /// Words that are written in capitals besides the usual ones.
    package var acronyms: [String] = []
    package var conformances: [ConformanceRule] = []
    package var adjustments = ModelAdjustments()

    package init() {}

    /// These settings with others on top: a value of theirs replaces one of these, and their lists and
    /// mappings join those of these, where their entries win.
    package func overridden(by later: SpecSettings) -> SpecSettings {
        var result = self
        result.output = later.output ?? output
        result.templates = later.templates ?? templates
        let chosen = Set(later.templateOptions.map(\.key))
        result.templateOptions =
            templateOptions.filter { !chosen.contains($0.key) } + later.templateOptions
        result.accessLevel = later.accessLevel ?? accessLevel
        result.mutability = later.mutability ?? mutability
        result.isStrict = later.isStrict ?? isStrict
        result.allowsFilesOutsideRoot = later.allowsFilesOutsideRoot ?? allowsFilesOutsideRoot
        result.keepsUndeclaredProperties =
            later.keepsUndeclaredProperties ?? keepsUndeclaredProperties
        result.imports += later.imports
        result.acronyms += later.acronyms
        result.conformances += later.conformances
        result.adjustments = adjustments.overridden(by: later.adjustments)
        return result
    }
}

extension ModelAdjustments {
    fileprivate func overridden(by later: ModelAdjustments) -> ModelAdjustments {
        var result = self
        result.name = later.name ?? name
        result.filter.included = filter.included.joined(with: later.filter.included)
        result.filter.excluded = filter.excluded.joined(with: later.filter.excluded)
        result.renames = renames.joined(with: later.renames)
        result.types = types.joined(with: later.types)
        return result
    }
}
