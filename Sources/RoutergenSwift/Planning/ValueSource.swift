import RoutergenModel

/// Writes values that Swift has no literal for, from their text in the description:
/// `URL(literal: "https://example.com")`.
///
/// The runtime's `init(literal:)` stops the program on a text that is no value, so every text is checked
/// here first.
struct ValueSource {
    let names: NameTable
    /// What the templates are written for, which decides who makes the values.
    var models: SwiftOptions.Models = .json

    /// Nil where the text is no value of the type.
    func source(of text: String, as type: TypeReference) -> String? {
        switch type {
        case .date(let format): date(text, format)
        case .day: TextFormat.isDay(text) ? literal("Day", text) : nil
        case .decimal: TextFormat.isDecimal(text) ? literal("Decimal", text) : nil
        case .decimalText: TextFormat.isDecimal(text) ? literal("DecimalText", text) : nil
        case .url: TextFormat.isURL(text) ? literal("URL", text) : nil
        case .uuid: TextFormat.isUUID(text) ? literal("UUID", text) : nil
        case .bytes: TextFormat.isBase64(text) ? literal("Data", text) : nil
        default: nil
        }
    }

    private func literal(_ type: String, _ text: String) -> String {
        if models == .codable {
            let method = type.first?.isUppercase == true ? Self.methods[type] ?? type : type
            return "\(names.outer("Literals")).\(method)(\(SwiftLiteral.string(text)))"
        }
        return "\(names.outer(type))(literal: \(SwiftLiteral.string(text)))"
    }

    /// `Literals.url("https://example.com")`
    private static let methods = [
        "Data": "data", "Date": "date", "Day": "day", "Decimal": "decimal",
        "DecimalText": "decimalText", "URL": "url", "UUID": "uuid",
    ]

    private func date(_ text: String, _ format: TypeReference.DateFormat) -> String? {
        let seconds: String? =
            switch format {
            case .rfc3339: nil
            case .unixSeconds: SwiftLiteral.number(text)
            case .unixMilliseconds: SwiftLiteral.number(text).map { "\($0) / 1000" }
            // Texts of these formats need a formatter to be understood.
            case .rfc1123, .pattern: nil
            }
        if let seconds { return "\(names.outer("Date"))(timeIntervalSince1970: \(seconds))" }
        return format == .rfc3339 && TextFormat.isDateTime(text) ? literal("Date", text) : nil
    }
}
