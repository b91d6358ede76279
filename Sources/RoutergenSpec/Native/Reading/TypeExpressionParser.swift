import RoutergenSyntax

/// Reads `String`, `[Photo]`, `[String: Int?]` and `[[Int?]]?`.
///
///     type    = primary *"?"
///     primary = name / "[" type "]" / "[" "String" ":" type "]"
struct TypeExpressionParser {
    /// What is wrong with the text, and where.
    struct Failure: Error {
        var message: String
        var range: SourceRange
    }

    /// Deeper types are mistakes or attacks; the limit also bounds the recursion here and later.
    private static let depthLimit = 32

    private let text: PositionedText
    private let end: Int
    private var position: Int

    private init(_ text: PositionedText, bounds: Range<Int>) {
        self.text = text
        position = bounds.lowerBound
        end = bounds.upperBound
    }

    /// Reads the whole of the bounds as one type.
    static func parse(
        _ text: PositionedText, bounds: Range<Int>
    ) throws(Failure) -> NativeTypeExpression {
        var parser = TypeExpressionParser(text, bounds: text.trimmed(bounds))
        let type = try parser.type(depth: 0)
        guard parser.position == parser.end else {
            throw parser.unexpected("expected nothing more")
        }
        return type
    }

    private mutating func type(depth: Int) throws(Failure) -> NativeTypeExpression {
        guard depth < Self.depthLimit else {
            throw Failure(
                message: "types nest at most \(Self.depthLimit) levels deep", range: rangeHere)
        }
        let start = position
        var type = try primary(depth: depth)
        while peek == "?" {
            if case .optional = type.kind {
                throw Failure(message: "a type is optional only once", range: rangeHere)
            }
            position += 1
            type = NativeTypeExpression(.optional(type), at: text.range(start..<position))
        }
        skipSpace()
        return type
    }

    private mutating func primary(depth: Int) throws(Failure) -> NativeTypeExpression {
        skipSpace()
        let start = position
        guard peek == "[" else { return try name() }
        position += 1
        let first = try type(depth: depth + 1)
        var kind = NativeTypeExpression.Kind.array(first)
        if peek == ":" {
            guard case .name("String") = first.kind else {
                throw Failure(
                    message: "the keys of a dictionary must be 'String'", range: first.range)
            }
            position += 1
            kind = .dictionary(try type(depth: depth + 1))
        }
        guard peek == "]" else { throw unexpected("expected ']'") }
        position += 1
        return NativeTypeExpression(kind, at: text.range(start..<position))
    }

    private mutating func name() throws(Failure) -> NativeTypeExpression {
        let start = position
        while let next = peek, Self.isNamePart(next) { position += 1 }
        guard position > start else { throw unexpected("expected a type") }
        let bounds = start..<position
        return NativeTypeExpression(.name(text.string(bounds)), at: text.range(bounds))
    }

    /// Whether a character may stand in the name of a type.
    static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "[", "]", "{", "}", ":", "?", "=", ",", "\"", "'": false
        default: !scalar.properties.isWhitespace && scalar.value >= 0x20
        }
    }

    private var peek: Unicode.Scalar? {
        position < end ? text.scalars[position] : nil
    }

    private mutating func skipSpace() {
        while let next = peek, next.properties.isWhitespace { position += 1 }
    }

    /// The next character, or the whole text at its end.
    private var rangeHere: SourceRange {
        position < end ? text.range(position..<position + 1) : text.range(end..<end)
    }

    private func unexpected(_ expectation: String) -> Failure {
        let found = peek.map { "found '\($0)'" } ?? "the text ends here"
        return Failure(message: "\(expectation), \(found)", range: rangeHere)
    }
}
