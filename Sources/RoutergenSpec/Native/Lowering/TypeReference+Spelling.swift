import RoutergenModel

extension TypeReference {
    /// The type as a spec writes it, for messages: `[String: Photo]?`.
    var spelling: String {
        switch self {
        case .string: "String"
        case .integer(.platform): "Int"
        case .integer(.bits32): "Int32"
        case .integer(.bits64): "Int64"
        case .integer(.unsigned64): "UInt64"
        case .number(.double): "Double"
        case .number(.single): "Float"
        case .boolean: "Bool"
        case .date: "Date"
        case .day: "Day"
        case .url: "URL"
        case .uuid: "UUID"
        case .bytes: "Data"
        case .decimal: "Decimal"
        case .decimalText: "DecimalText"
        case .json: "JSON"
        case .file: "File"
        case .array(let element): "[\(element.spelling)]"
        case .dictionary(let value): "[String: \(value.spelling)]"
        case .optional(let wrapped): "\(wrapped.spelling)?"
        case .named(let id): id.name
        case .external(let name): name
        }
    }
}
