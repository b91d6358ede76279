import RoutergenSyntax

/// The forms of a type that are told by a key; a mapping without any of them lists fields.
enum DeclarationForm {
    case enumeration
    case union
    case newType
    case alias
    /// With the key that told it.
    case object(String)

    init?(_ mapping: Mapping) {
        if mapping["enum"] != nil {
            self = .enumeration
        } else if mapping["union"] != nil {
            self = .union
        } else if mapping["new"] != nil {
            self = .newType
        } else if Self.isAlias(mapping) {
            self = .alias
        } else if let key = ["object", "extends", "docs"].first(where: { mapping[$0] != nil }) {
            self = .object(key)
        } else if mapping["deprecated"]?.scalar?.boolean != nil {
            self = .object("deprecated")
        } else {
            return nil
        }
    }

    /// `{ type: Date, format: unix }` is an alias, `{ type: String, format: String }` an object with
    /// two fields: what stands beside `type` decides.
    private static func isAlias(_ mapping: Mapping) -> Bool {
        let keys = mapping.entries.map(\.key).filter { !$0.hasPrefix("x-") }
        guard mapping["type"] != nil else { return false }
        if mapping["docs"] != nil { return mapping["object"] == nil && mapping["extends"] == nil }
        guard Set(keys).isSubset(of: alias.keys) else { return false }
        if mapping["deprecated"]?.scalar?.boolean != nil { return true }
        return mapping["format"]?.scalar.map { !looksLikeType($0.text) } ?? false
    }

    /// Whether the text begins like a type and not like the format of a date.
    private static func looksLikeType(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        if first == "[" { return true }
        return first.properties.isUppercase
            && text.unicodeScalars.allSatisfy {
                $0 == "_" || $0 == "?" || $0.properties.isAlphabetic
                    || $0.properties.numericType != nil
            }
    }

    /// The key that told the form.
    var trigger: String {
        switch self {
        case .enumeration: "enum"
        case .union: "union"
        case .newType: "new"
        case .alias: "type"
        case .object(let key): key
        }
    }

    /// For messages.
    var inWords: String {
        switch self {
        case .enumeration: "an enum"
        case .union: "a union"
        case .newType: "a distinct type"
        case .alias: "an alias"
        case .object: "the long form of an object"
        }
    }

    var keys: [String] {
        switch self {
        case .enumeration: ["enum", "cases", "open", "docs", "deprecated", "name"]
        case .union: ["union", "tag", "docs", "deprecated", "name"]
        case .newType: ["new", "format", "docs", "deprecated", "name"]
        case .alias: ["type", "format", "docs", "deprecated", "name"]
        case .object: ["object", "extends", "docs", "deprecated", "name"]
        }
    }
}
