/// The text of a template, shared by everything that was parsed from it.
final class TemplateSource: Sendable {
    let name: String
    let bytes: [UInt8]

    init(name: String, text: String) {
        self.name = name
        self.bytes = Array(text.utf8)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func error(_ message: String, at offset: Int) -> TemplateError {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.reduce(into: 1) { line, byte in
            if byte == Byte.newline { line += 1 }
        }
        let lineStart = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
        let column = before[lineStart...].reduce(into: 1) { column, byte in
            if byte & 0b1100_0000 != 0b1000_0000 { column += 1 }
        }
        return TemplateError(template: name, line: line, column: column, message: message)
    }
}

extension TemplateSource {
    /// The bytes that mean something to the scanner.
    enum Byte {
        static let newline = UInt8(ascii: "\n")
        static let carriageReturn = UInt8(ascii: "\r")
        static let space = UInt8(ascii: " ")
        static let tab = UInt8(ascii: "\t")

        /// Whether a byte is whitespace, of which a line may have any amount around a standalone tag.
        static func isWhitespace(_ byte: UInt8) -> Bool {
            byte == space || byte == tab || byte == newline || byte == carriageReturn
        }
    }
}
