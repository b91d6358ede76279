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
        } else if mapping["alias"] != nil {
            self = .alias
        } else if let key = ["object", "extends", "docs"].first(where: { mapping[$0] != nil }) {
            self = .object(key)
        } else {
            return nil
        }
    }

    /// The key that told the form.
    var trigger: String {
        switch self {
        case .enumeration: "enum"
        case .union: "union"
        case .newType: "new"
        case .alias: "alias"
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
        case .alias: ["alias", "format", "docs", "deprecated", "name"]
        case .object: ["object", "extends", "docs", "deprecated", "name"]
        }
    }
}
