/// Collects rendered text and indents the lines of templates.
///
/// Only lines that a template begins are indented, never those inside of a value, and a line gets its
/// indentation when the first thing is written to it, so that empty lines stay empty.
struct TemplateWriter {
    private(set) var bytes: [UInt8] = []
    /// What goes before every line.
    var indentation: [UInt8] = []
    /// Whether the last thing was the newline at the end of a template's line.
    private(set) var isAtLineStart = true

    private static let newline = TemplateSource.Byte.newline

    mutating func append(text: UnsafeBufferPointer<UInt8>, endsLine: Bool) {
        if indentation.isEmpty {
            bytes += text
        } else {
            appendIndented(text)
        }
        isAtLineStart = endsLine
    }

    private mutating func appendIndented(_ text: UnsafeBufferPointer<UInt8>) {
        var rest = text[...]
        while let first = rest.first {
            if isAtLineStart, first != Self.newline, first != TemplateSource.Byte.carriageReturn {
                bytes += indentation
            }
            let end = rest.firstIndex(of: Self.newline).map { $0 + 1 } ?? rest.endIndex
            bytes += UnsafeBufferPointer(rebasing: rest[..<end])
            rest = rest[end...]
            isAtLineStart = true
        }
    }

    mutating func append(value: String, escaping: RenderOptions.Escaping) {
        guard !value.isEmpty else { return }
        beginLine()
        switch escaping {
        case .none:
            var value = value
            value.withUTF8 { bytes += $0 }
        case .html: appendEscaped(value)
        }
    }

    private mutating func appendEscaped(_ value: String) {
        for byte in value.utf8 {
            switch UnicodeScalar(byte) {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"": bytes += "&quot;".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// Writes the indentation of the line if that has not happened yet.
    private mutating func beginLine() {
        guard isAtLineStart else { return }
        bytes += indentation
        isAtLineStart = false
    }

    /// Says that what was written since `start`, if anything, was inside of a line.
    mutating func continueLine(since start: Int) {
        if bytes.count > start {
            isAtLineStart = false
        }
    }

    /// Ends the line that was begun since `start`, if any.
    mutating func endLine(_ lineEnd: [UInt8], since start: Int) {
        guard !lineEnd.isEmpty, bytes.count > start else { return }
        if bytes.last != Self.newline {
            bytes += lineEnd
        }
        isAtLineStart = true
    }
}
