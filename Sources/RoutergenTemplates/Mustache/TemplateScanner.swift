/// Cuts a template into tokens, following changes of the delimiters.
struct TemplateScanner {
    private typealias Byte = TemplateSource.Byte

    private let source: TemplateSource
    private var delimiters: TemplateDelimiters
    private var position = 0
    private var tokens: [TemplateToken] = []

    init(_ source: TemplateSource, delimiters: TemplateDelimiters) {
        self.source = source
        self.delimiters = delimiters
    }

    private var bytes: [UInt8] { source.bytes }

    mutating func scan() throws(TemplateError) -> [TemplateToken] {
        var textStart = 0
        while position < bytes.count {
            if hasPrefix(delimiters.open, at: position) {
                appendText(from: textStart)
                try scanTag()
                textStart = position
            } else if bytes[position] == Byte.newline {
                position += 1
                appendText(from: textStart)
                textStart = position
            } else {
                position += 1
            }
        }
        appendText(from: textStart)
        return tokens
    }

    private mutating func appendText(from start: Int) {
        guard start < position else { return }
        tokens.append(TemplateToken(kind: .text, range: start..<position))
    }

    private mutating func scanTag() throws(TemplateError) {
        let start = position
        let kind = tagKind(at: start + delimiters.open.count)
        let contentStart = start + delimiters.open.count + kind.marker.count
        let end = kind.endMarker + delimiters.close
        guard let contentEnd = firstIndex(of: end, from: contentStart) else {
            let close = String(decoding: end, as: UTF8.self)
            throw source.error("this tag is not closed: expected '\(close)'", at: start)
        }
        position = contentEnd + end.count
        var token = TemplateToken(kind: kind.kind, range: start..<position)
        switch kind.kind {
        case .comment:
            break
        case .delimiters:
            delimiters = try newDelimiters(contentStart..<contentEnd, at: start)
        default:
            token.name = try name(contentStart..<contentEnd, of: kind.kind, at: start)
        }
        token.delimiters = delimiters
        tokens.append(token)
    }

    private func tagKind(at offset: Int) -> (
        kind: TemplateToken.Kind, marker: [UInt8], endMarker: [UInt8]
    ) {
        guard offset < bytes.count else { return (.interpolation(isEscaped: true), [], []) }
        let marker = [bytes[offset]]
        return switch UnicodeScalar(bytes[offset]) {
        case "!": (.comment, marker, [])
        case "=": (.delimiters, marker, marker)
        case "{": (.interpolation(isEscaped: false), marker, [UInt8(ascii: "}")])
        case "&": (.interpolation(isEscaped: false), marker, [])
        case "#": (.section(isInverted: false), marker, [])
        case "^": (.section(isInverted: true), marker, [])
        case ">": (.partial, marker, [])
        case "<": (.parent, marker, [])
        case "$": (.block, marker, [])
        case "/": (.close, marker, [])
        default: (.interpolation(isEscaped: true), [], [])
        }
    }

    /// The name in a tag; `* name` of a dynamic one becomes `*name`.
    private func name(
        _ range: Range<Int>, of kind: TemplateToken.Kind, at start: Int
    ) throws(TemplateError) -> String {
        var words = bytes[range].split(whereSeparator: Byte.isWhitespace)
        if words.count == 2, words[0].elementsEqual("*".utf8) {
            words = [words[0] + words[1]]
        }
        guard let word = words.first else {
            throw source.error("this tag has no name", at: start)
        }
        let name = String(decoding: word, as: UTF8.self)
        if words.count > 1 {
            let content = source.text(range).trimmingWhitespace()
            throw source.error(
                "a name has no spaces in it, but this one is '\(content)'", at: start)
        }
        if kind == .interpolation(isEscaped: true), let first = name.first,
            "#^/><$!=&".contains(first)
        {
            throw source.error("remove the space before '\(first)'", at: start)
        }
        return name
    }

    private func newDelimiters(
        _ range: Range<Int>, at start: Int
    ) throws(TemplateError) -> TemplateDelimiters {
        let words = bytes[range].split(whereSeparator: Byte.isWhitespace)
        guard words.count == 2, !words.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
            throw source.error(
                "expected two delimiters without '=' in them, as in '{{=<% %>=}}'", at: start)
        }
        return TemplateDelimiters(open: Array(words[0]), close: Array(words[1]))
    }

    private func hasPrefix(_ prefix: [UInt8], at offset: Int) -> Bool {
        guard bytes[offset] == prefix[0], offset + prefix.count <= bytes.count else { return false }
        return prefix.indices.allSatisfy { bytes[offset + $0] == prefix[$0] }
    }

    private func firstIndex(of sequence: [UInt8], from start: Int) -> Int? {
        (start..<max(start, bytes.count)).first { hasPrefix(sequence, at: $0) }
    }
}

extension String {
    fileprivate func trimmingWhitespace() -> String {
        let kept = drop { $0.isWhitespace }
        guard let end = kept.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(kept[...end])
    }
}
