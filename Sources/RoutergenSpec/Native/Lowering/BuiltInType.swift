import RoutergenModel

/// The types that every spec knows.
enum BuiltInType {
    static let names = [
        "String", "Int", "Int32", "Int64", "Double", "Float", "Bool", "Date", "Day", "URL",
        "UUID", "Data", "Decimal", "JSON", "File",
    ]

    /// What other languages and formats call them, for suggestions.
    static let foreignNames = [
        "integer": "Int", "long": "Int64", "number": "Double", "boolean": "Bool",
        "datetime": "Date", "timestamp": "Date", "any": "JSON", "object": "JSON",
        "binary": "Data", "bytes": "Data", "text": "String", "str": "String", "uri": "URL",
    ]

    /// Words that stand where a type may stand.
    static let reservedWords = ["nothing", "text", "data"]

    static func type(named name: String, format: TypeReference.DateFormat) -> TypeReference? {
        switch name {
        case "String": .string
        case "Int": .integer(.platform)
        case "Int32": .integer(.bits32)
        case "Int64": .integer(.bits64)
        case "Double": .number(.double)
        case "Float": .number(.single)
        case "Bool": .boolean
        case "Date": .date(format)
        case "Day": .day
        case "URL": .url
        case "UUID": .uuid
        case "Data": .bytes
        case "Decimal": .decimal
        case "JSON": .json
        case "File": .file
        default: nil
        }
    }
}

extension TypeReference {
    /// The type as a spec writes it, for messages: `[String: Photo]?`.
    var spelling: String {
        switch self {
        case .string: "String"
        case .integer(.platform): "Int"
        case .integer(.bits32): "Int32"
        case .integer(.bits64): "Int64"
        case .number(.double): "Double"
        case .number(.single): "Float"
        case .boolean: "Bool"
        case .date: "Date"
        case .day: "Day"
        case .url: "URL"
        case .uuid: "UUID"
        case .bytes: "Data"
        case .decimal: "Decimal"
        case .json: "JSON"
        case .file: "File"
        case .array(let element): "[\(element.spelling)]"
        case .dictionary(let value): "[String: \(value.spelling)]"
        case .optional(let wrapped): "\(wrapped.spelling)?"
        case .named(let id): id.name
        }
    }
}
