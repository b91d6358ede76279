import RoutergenModel
import RoutergenSyntax

/// Writes values as Swift source that evaluates to the same value.
package enum SwiftLiteral {
    /// A string literal on one line, escaped, or raw (`#"…"#`) where that reads better.
    package static func string(_ text: String) -> String {
        literal(text) { StringLiteralWriter(for: $0) }
    }

    /// The inside of a string literal of several lines, each of which ends with a newline except the last.
    ///
    /// - Returns: the lines, and the `#` that stand around its quotes.
    package static func lines(_ lines: [String]) -> (numberSigns: String, lines: [String]) {
        var text = lines.joined(separator: "\n")
        let writer = text.withUTF8 { StringLiteralWriter(for: $0) }
        return (String(repeating: "#", count: writer.hashCount), lines.map(writer.inside))
    }

    /// A string literal on one line without `#`, for attributes, which take no other.
    package static func plainString(_ text: String) -> String {
        literal(text) { _ in .plain }
    }

    private static func literal(
        _ text: String, _ writer: (UnsafeBufferPointer<UInt8>) -> StringLiteralWriter
    ) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var code: [UInt8] = []
            code.reserveCapacity(bytes.count + 8)
            writer(bytes).write(bytes, to: &code)
            return String(decoding: code, as: UTF8.self)
        }
    }

    /// A part of an interpolated string.
    package enum Piece {
        case text(String)
        /// Source of an expression without string literals.
        case expression(String)
    }

    /// `"https://\(region.rawValue).example.com"`
    package static func interpolation(_ pieces: [Piece]) -> String {
        let parts = pieces.map { piece in
            switch piece {
            case .text(let text): StringLiteralWriter.plain.inside(text)
            case .expression(let source): "\\(\(source))"
            }
        }
        return "\"\(parts.joined())\""
    }

    /// A whole number between the least `Int64` and the greatest `UInt64`, whatever way it is
    /// written (`0x1F`, `1e3`); nil for every other text.
    package static func integer(_ text: String) -> String? {
        NumberText(text)?.integer
    }

    /// A finite number for any type that takes one; nil for every other text.
    package static func number(_ text: String) -> String? {
        NumberText(text)?.number(as: Double.self)
    }

    /// A floating-point number; infinities and not-a-number are allowed (`.inf`, `.nan`), but not
    /// digits that exceed the type.
    package static func number(_ text: String, width: TypeReference.NumberWidth) -> String? {
        switch text.lowercased() {
        case ".inf", "+.inf": return ".infinity"
        case "-.inf": return "-.infinity"
        case ".nan": return ".nan"
        default: break
        }
        return switch width {
        case .single: NumberText(text)?.number(as: Float.self)
        case .double: NumberText(text)?.number(as: Double.self)
        }
    }

    package static func boolean(_ value: Bool) -> String {
        value ? "true" : "false"
    }

    /// `[1, 2]`; elements are source text.
    package static func array(_ elements: [String]) -> String {
        "[\(elements.joined(separator: ", "))]"
    }

    /// `["a": 1]`; keys are plain strings, values are source text.
    package static func dictionary(_ entries: [(key: String, value: String)]) -> String {
        entries.isEmpty
            ? "[:]"
            : "[\(entries.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", "))]"
    }

    /// `.popular`. Where the value is optional, write the type in front: `.none` would be no value.
    package static func member(_ identifier: SwiftIdentifier) -> String {
        ".\(identifier.member)"
    }
}
