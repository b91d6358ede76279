import RoutergenModel
import RoutergenSpec
import RoutergenSyntax

extension ConfigurationReader {
    static let ruleKeys = ["tags", "paths", "operations", "schemas"]
    static let renameKeys = ["tags", "operations", "parameters", "schemas", "properties", "cases"]
    static let typeKeys = ["formats", "schemas", "properties"]

    /// `include` and `exclude`
    mutating func rules(_ node: Node, _ what: String) -> ModelFilter.Rules {
        guard let mapping = mapping(node, what, of: "a mapping of \(inWords(Self.ruleKeys))") else {
            return ModelFilter.Rules()
        }
        checkKeys(mapping, Self.ruleKeys, in: what)
        return ModelFilter.Rules(
            tags: patterns(mapping, "tags"), paths: patterns(mapping, "paths"),
            operations: patterns(mapping, "operations"), schemas: patterns(mapping, "schemas"))
    }

    private mutating func patterns(_ mapping: Mapping, _ key: String) -> [NamePattern] {
        guard let node = mapping[key] else { return [] }
        return texts(node, "'\(key)'", of: "names").map { NamePattern($0.value, origin: $0.range) }
    }

    mutating func renames(_ node: Node) -> Renames {
        guard let mapping = mapping(node, "'rename'") else { return Renames() }
        checkKeys(mapping, Self.renameKeys, in: "'rename'")
        var renames = Renames()
        renames.tags = entries(mapping, "tags")
        renames.operations = entries(mapping, "operations")
        renames.parameters = entries(mapping, "parameters")
        renames.schemas = entries(mapping, "schemas")
        renames.properties = entries(mapping, "properties")
        renames.cases = entries(mapping, "cases")
        return renames
    }

    private mutating func entries(_ mapping: Mapping, _ key: String) -> [Renames.Rename] {
        guard let node = mapping[key],
            let names = self.mapping(node, "'\(key)'", of: "a mapping of names to names in Swift")
        else { return [] }
        return names.entries.compactMap { entry in
            identifier(entry.value, "the name of '\(shortened(entry.key))'").map {
                Renames.Rename(key: Located(entry.key, at: entry.keyRange), name: $0)
            }
        }
    }

    mutating func overrides(_ node: Node, isShared: Bool) -> TypeOverrides {
        guard let mapping = mapping(node, "'types'") else { return TypeOverrides() }
        checkKeys(
            mapping, isShared ? ["formats"] : Self.typeKeys, in: "'types'",
            hints: isShared
                ? [
                    "schemas": "it belongs to a description under 'specs'",
                    "properties": "it belongs to a description under 'specs'",
                ] : [:])
        var overrides = TypeOverrides()
        overrides.formats = self.overrides(mapping, "formats", isShared: isShared)
        guard !isShared else { return overrides }
        overrides.schemas = self.overrides(mapping, "schemas", isShared: false)
        overrides.properties = self.overrides(mapping, "properties", isShared: false)
        return overrides
    }

    private mutating func overrides(
        _ mapping: Mapping, _ key: String, isShared: Bool
    ) -> [TypeOverrides.Override] {
        guard let node = mapping[key],
            let types = self.mapping(node, "'\(key)'", of: "a mapping of names to types")
        else { return [] }
        return types.entries.compactMap { entry in
            let what = "the type of '\(shortened(entry.key))'"
            guard entry.value.scalar != nil else {
                wrongKind(
                    what, expected: "text", entry.value,
                    suggestion: "put it in quotes, as in \"[Money]\"")
                return nil
            }
            guard let text = name(entry.value, what) else { return nil }
            switch ReplacementTypeParser.parse(text.value) {
            case .success(let type):
                return TypeOverrides.Override(
                    key: Located(entry.key, at: entry.keyRange), type: type, isShared: isShared)
            case .failure(let failure):
                diagnostics.error(
                    "type-syntax", failure.message, at: text.range, suggestion: failure.suggestion)
                return nil
            }
        }
    }
}
