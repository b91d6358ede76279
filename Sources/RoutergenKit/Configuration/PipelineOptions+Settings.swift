import RoutergenModel
import RoutergenSpec
import RoutergenSwift

extension PipelineOptions {
    /// What settings come to, with defaults for what they leave open.
    ///
    /// - Parameter templates: the path of their templates, as it is seen from the working folder.
    init(_ settings: SpecSettings, templates: String?) {
        self.init(
            templates: templates, isStrict: settings.isStrict ?? false,
            adjustments: settings.adjustments,
            references: ReferenceOptions(
                allowsFilesOutsideRoot: settings.allowsFilesOutsideRoot ?? false))
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
    fileprivate var outerNames: Set<String> {
        let types = adjustments.types
        let overrides = types.formats + types.schemas + types.properties
        let names = overrides.compactMap { override -> String? in
            if case .external(let name) = override.type.innermost { name } else { nil }
        }
        let protocols = conformances.flatMap(\.protocols).map(\.value)
        return Set((names + protocols).map { String($0.prefix { $0 != "." && $0 != "<" }) })
    }
}
