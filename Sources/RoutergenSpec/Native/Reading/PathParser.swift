import RoutergenModel
import RoutergenSyntax

/// Takes `/photos/{id}/comments` apart.
struct PathParser {
    struct Failure: Error {
        var message: String
        var range: SourceRange
        var suggestion: String?
    }

    private let text: PositionedText
    private let bounds: Range<Int>
    private var parts: [PathTemplate.Part] = []
    private var placeholders: [Located<String>] = []

    static func parse(
        _ text: PositionedText, bounds: Range<Int>
    ) throws(Failure) -> NativePath {
        var parser = PathParser(text: text, bounds: bounds)
        try parser.parse()
        return NativePath(
            template: PathTemplate(parser.parts), placeholders: parser.placeholders,
            range: text.range(bounds))
    }

    private init(text: PositionedText, bounds: Range<Int>) {
        self.text = text
        self.bounds = bounds
    }

    private mutating func parse() throws(Failure) {
        guard bounds.lowerBound < bounds.upperBound, text.scalars[bounds.lowerBound] == "/" else {
            throw Failure(
                message: "a path begins with '/', found '\(shortened(text.string(bounds)))'",
                range: text.range(bounds))
        }
        var start = bounds.lowerBound
        var position = start
        while position < bounds.upperBound {
            if text.scalars[position] == "{" {
                append(start..<position)
                position = try placeholder(at: position)
                start = position
            } else {
                try check(at: position)
                position += 1
            }
        }
        append(start..<position)
    }

    private mutating func append(_ range: Range<Int>) {
        if !range.isEmpty { parts.append(.text(text.string(range))) }
    }

    /// Reads `{name}` and returns the index behind it.
    private mutating func placeholder(at start: Int) throws(Failure) -> Int {
        var end = start + 1
        while end < bounds.upperBound, !"{}/".unicodeScalars.contains(text.scalars[end]) {
            end += 1
        }
        guard end < bounds.upperBound, text.scalars[end] == "}" else {
            throw Failure(
                message: "'}' is missing behind '\(text.string(start..<end))'",
                range: text.range(start..<end))
        }
        let nameBounds = start + 1..<end
        let name = text.string(nameBounds)
        guard !text.trimmed(nameBounds).isEmpty, text.trimmed(nameBounds) == nameBounds else {
            throw Failure(
                message: "expected a name without spaces between '{' and '}'",
                range: text.range(start..<end + 1))
        }
        guard !placeholders.contains(where: { $0.value == name }) else {
            throw Failure(
                message: "placeholder '{\(name)}' stands twice in the path",
                range: text.range(start..<end + 1))
        }
        placeholders.append(Located(name, at: text.range(start..<end + 1)))
        parts.append(.parameter(name))
        return end + 1
    }

    /// Checks a character outside of placeholders (RFC 3986, section 3.3).
    private func check(at position: Int) throws(Failure) {
        let scalar = text.scalars[position]
        let range = text.range(position..<position + 1)
        switch scalar {
        case "?":
            throw Failure(
                message: "a path has no '?'", range: range,
                suggestion: "parameters go under 'query'")
        case "#":
            throw Failure(message: "a path has no fragment, found '#'", range: range)
        case "}":
            throw Failure(message: "'{' is missing before '}'", range: range)
        case "/" where isScalar("/", at: position + 1):
            throw Failure(
                message: "a path has no empty segment, found '//'",
                range: text.range(position..<position + 2))
        case ":" where isScalar("/", at: position - 1):
            throw Failure(
                message: "a segment begins with ':'", range: range,
                suggestion: "placeholders are written in braces, as in '/photos/{id}'")
        case "%" where !isEscape(at: position):
            throw Failure(
                message: "expected two hexadecimal digits behind '%'", range: range,
                suggestion: "'%' itself is written '%25'")
        default:
            guard Self.isPathCharacter(scalar) else {
                throw Failure(
                    message:
                        "a path cannot contain '\(scalar.properties.isWhitespace ? " " : String(scalar))'",
                    range: range,
                    suggestion: "write it percent-encoded: '\(percentEncoded(scalar))'")
            }
        }
    }

    private func isScalar(_ scalar: Unicode.Scalar, at position: Int) -> Bool {
        bounds.contains(position) && text.scalars[position] == scalar
    }

    private func isEscape(at position: Int) -> Bool {
        (1...2).allSatisfy {
            bounds.contains(position + $0)
                && text.scalars[position + $0].properties.isASCIIHexDigit
        }
    }

    private static func isPathCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "-._~!$&'()*+,;=:@/%".unicodeScalars.contains(scalar)
        }
    }

    private func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
        }
        .joined()
    }
}
