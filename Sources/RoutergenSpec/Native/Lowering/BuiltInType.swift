import RoutergenModel

/// The types that every spec knows.
package enum BuiltInType {
    package static let names = [
        "String", "Int", "Int32", "Int64", "Double", "Float", "Bool", "Date", "Day", "URL",
        "UUID", "Data", "Decimal", "DecimalText", "JSON", "File",
    ]

    /// What other languages and formats call them, for suggestions.
    static let foreignNames = [
        "integer": "Int", "long": "Int64", "number": "Double", "boolean": "Bool",
        "datetime": "Date", "timestamp": "Date", "any": "JSON", "object": "JSON",
        "binary": "Data", "bytes": "Data", "text": "String", "str": "String", "uri": "URL",
    ]

    /// Words that stand where a type may stand.
    static let reservedWords = ["nothing", "text", "data"]

    package static func type(
        named name: String, format: TypeReference.DateFormat
    ) -> TypeReference? {
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
        case "DecimalText": .decimalText
        case "JSON": .json
        case "File": .file
        default: nil
        }
    }
}
