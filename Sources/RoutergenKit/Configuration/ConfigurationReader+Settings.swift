import RoutergenModel
import RoutergenSpec
import RoutergenSwift
import RoutergenSyntax

extension ConfigurationReader {
    /// What a mapping says about a description or, shared, about all.
    mutating func settings(_ mapping: Mapping, isShared: Bool) -> SpecSettings {
        var settings = SpecSettings()
        settings.output = mapping["output"].flatMap { name($0, "'output'") }
        settings.templates = mapping["templates"].flatMap { name($0, "'templates'") }
        settings.templateOptions =
            mapping["template_options"].flatMap {
                self.mapping($0, "'template_options'", of: "a mapping of options to values")
            }?.entries ?? []
        settings.accessLevel = mapping["access"].flatMap { accessLevel($0) }
        settings.mutability = mapping["properties"].flatMap { mutability($0) }
        settings.isStrict = mapping["strict"].flatMap { boolean($0, "'strict'") }
        settings.allowsFilesOutsideRoot = mapping["outside_references"].flatMap {
            boolean($0, "'outside_references'")
        }
        settings.keepsUndeclaredProperties = mapping["undeclared_properties"].flatMap {
            keepsUndeclaredProperties($0)
        }
        settings.imports = mapping["imports"].map { imports($0) } ?? []
        settings.acronyms = mapping["acronyms"].map { acronyms($0) } ?? []
        settings.conformances =
            mapping["conformances"].map { conformances($0, isShared: isShared) } ?? []
        settings.adjustments.types =
            mapping["types"].map { overrides($0, isShared: isShared) } ?? TypeOverrides()
        guard !isShared else { return settings }
        settings.adjustments.name = mapping["name"].flatMap { identifier($0, "'name'") }
        settings.adjustments.filter = ModelFilter(
            included: mapping["include"].map { rules($0, "'include'") } ?? .init(),
            excluded: mapping["exclude"].map { rules($0, "'exclude'") } ?? .init())
        settings.adjustments.renames = mapping["rename"].map { renames($0) } ?? Renames()
        return settings
    }

    private mutating func accessLevel(_ node: Node) -> SwiftOptions.AccessLevel? {
        choice(
            node, "'access'", among: ["public", "package", "internal"],
            SwiftOptions.AccessLevel.init)
    }

    private mutating func mutability(_ node: Node) -> SwiftOptions.Mutability? {
        choice(node, "'properties'", among: ["automatic", "let", "var"]) { word in
            switch word {
            case "automatic": .automatic
            case "let": .never
            case "var": .always
            default: nil
            }
        }
    }

    private mutating func keepsUndeclaredProperties(_ node: Node) -> Bool? {
        choice(node, "'undeclared_properties'", among: ["drop", "keep"]) { word in
            switch word {
            case "drop": false
            case "keep": true
            default: nil
            }
        }
    }

    private mutating func choice<Value>(
        _ node: Node, _ what: String, among words: [String], _ value: (String) -> Value?
    ) -> Value? {
        guard let word = name(node, what) else { return nil }
        if let value = value(word.value) { return value }
        diagnostics.error(
            "unknown-value", "\(what) must be \(inWords(words)), found '\(shortened(word.value))'",
            at: word.range, suggestion: suggestion(for: word.value, among: words))
        return nil
    }

    /// A name that Swift code can have.
    mutating func identifier(_ node: Node, _ what: String) -> Located<String>? {
        guard let name = name(node, what) else { return nil }
        guard SwiftIdentifier.isValid(name.value) else {
            diagnostics.error(
                "invalid-name", "'\(shortened(name.value))' is not a Swift identifier",
                at: name.range)
            return nil
        }
        return name
    }

    /// Identifiers with periods in between: `Billing.Money`.
    private mutating func path(_ name: Located<String>, _ what: String) -> String? {
        let parts = name.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ SwiftIdentifier.isValid(String($0)) }) else {
            diagnostics.error(
                "invalid-name", "'\(shortened(name.value))' is no \(what)", at: name.range)
            return nil
        }
        return name.value
    }

    private mutating func imports(_ node: Node) -> [String] {
        texts(node, "'imports'", of: "modules").compactMap { path($0, "module of Swift") }
    }

    private mutating func acronyms(_ node: Node) -> [String] {
        texts(node, "'acronyms'", of: "words").compactMap { word in
            guard SwiftIdentifier.isValid(word.value) else {
                diagnostics.error(
                    "invalid-name",
                    "'\(shortened(word.value))' is not a word of letters and digits",
                    at: word.range)
                return nil
            }
            return word.value
        }
    }

    private mutating func conformances(_ node: Node, isShared: Bool) -> [ConformanceRule] {
        let what = "'conformances'"
        guard let mapping = mapping(node, what, of: "a mapping of schemas to protocols") else {
            return []
        }
        return mapping.entries.map { entry in
            let protocols =
                entry.value.scalar == nil
                ? texts(entry.value, "'\(shortened(entry.key))'", of: "protocols")
                : [name(entry.value, "a protocol")].compactMap { $0 }
            return ConformanceRule(
                types: NamePattern(entry.key, origin: entry.keyRange),
                protocols: protocols.filter { path($0, "protocol of Swift") != nil },
                isShared: isShared)
        }
    }
}
