import RoutergenModel
import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

extension PipelineOptions {
    /// What settings come to, with defaults for what they leave open.
    ///
    /// - Parameter templates: the path of their templates, as it is seen from the working folder.
    init(_ settings: SpecSettings, templates: String?) {
        self.init(
            templates: templates, templateOptions: settings.templateOptions,
            isStrict: settings.isStrict ?? false,
            adjustments: settings.adjustments,
            references: ReferenceOptions(
                allowsFilesOutsideRoot: settings.allowsFilesOutsideRoot ?? false),
            keepsUndeclaredProperties: settings.keepsUndeclaredProperties ?? false)
        swift.accessLevel = settings.accessLevel ?? swift.accessLevel
        swift.mutability = settings.mutability ?? swift.mutability
        // The first spelling of an acronym counts.
        swift.acronyms = settings.acronyms.reversed() + swift.acronyms
        swift.imports = settings.imports
        swift.conformances = settings.conformances
        swift.outerNames = settings.outerNames
    }
}

extension SpecSettings {
    /// The first words of types and protocols of the user's.
    fileprivate var outerNames: [String: SourceRange] {
        let types = adjustments.types
        let overrides = types.formats + types.schemas + types.properties
        let names = overrides.compactMap { override -> Located<String>? in
            guard case .external(let name) = override.type.innermost else { return nil }
            return Located(name, at: override.key.range)
        }
        return Dictionary(
            (names + conformances.flatMap(\.protocols)).map { name in
                (String(name.value.prefix { $0 != "." && $0 != "<" }), name.range)
            }, uniquingKeysWith: { first, _ in first })
    }
}
