import Foundation

/// A value of a decoder that is no container.
struct DecoderScalar {
    /// JSON text.
    let text: [UInt8]

    /// Whether the value reads as a string and as a number or boolean.
    let isAmbiguous: Bool

    init(_ decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var writer = JSONWriter()
        var isAmbiguous = false
        if container.decodeNil() {
            writer.null()
        } else if let string = try? container.decode(String.self) {
            writer.write(string)
            isAmbiguous = Self.isScalarText(string) && Self.readsAsScalar(container)
        } else if let bool = try? container.decode(Bool.self) {
            writer.write(bool)
        } else if let number = Self.number(container) {
            writer.write(numberText: number)
        } else if let date = try? container.decode(Date.self) {
            writer.write(date)
        } else {
            // The last try; its error says that this is no scalar.
            try container.decode(Data.self).write(json: &writer)
        }
        text = writer.bytes
        self.isAmbiguous = isAmbiguous
    }

    /// Whether a decoder that gave a string would give a number or a boolean just as well.
    private static func readsAsScalar(_ container: any SingleValueDecodingContainer) -> Bool {
        (try? container.decode(Double.self)) != nil || (try? container.decode(Bool.self)) != nil
    }

    private static func isScalarText(_ string: String) -> Bool {
        string == "true" || string == "false" || JSON.Number(text: string) != nil
    }

    /// A number's text, as exact as the decoder has it.
    private static func number(_ container: any SingleValueDecodingContainer) -> String? {
        let double = try? container.decode(Double.self)
        // An integer zero may be the rest of -0.0.
        if double?.sign == .minus, double?.isZero == true { return "-0" }
        if let integer = try? container.decode(Int64.self) { return String(integer) }
        if let integer = try? container.decode(UInt64.self) { return String(integer) }
        let decimal = (try? container.decode(Decimal.self)).flatMap(JSON.Number.init)
        guard let double else { return decimal?.text }
        // A decimal has 38 digits and a double 17; but a decimal cannot be as large or small.
        if let decimal, decimal.double == double { return decimal.text }
        return JSON.Number(double)?.text
    }
}
