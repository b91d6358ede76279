/// Turns a JSON text into a tree, without recursion.
struct JSONTreeReader {
    /// What may come next.
    private enum Expectation {
        case value
        case itemOrEnd
        case keyOrEnd
        case key
        case commaOrEnd
        case endOfFile
    }

    private let file: FileID
    private var scanner: JSONScanner
    private var strings = JSONStringReader()
    private var builder: TreeBuilder
    /// Where the last comma stands, for a message about one too many.
    private var comma = SourcePosition.start

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: FileID, limits: ParseLimits) {
        self.file = file
        scanner = JSONScanner(bytes)
        builder = TreeBuilder(file: file, limits: limits)
    }

    /// The root of the document; nil after an error was reported.
    mutating func read(_ diagnostics: inout Diagnostics) -> Node? {
        scanner.skipWhitespace()
        guard scanner.current != nil else {
            diagnostics.error("empty-file", "the file is empty", at: .startOfFile(file))
            return nil
        }
        let isComplete = readAll(&diagnostics)
        for mistake in strings.loneSurrogates {
            report(mistake, id: "lone-surrogate", &diagnostics)
        }
        return isComplete && strings.loneSurrogates.isEmpty ? builder.root : nil
    }

    private mutating func readAll(_ diagnostics: inout Diagnostics) -> Bool {
        do {
            var expectation = Expectation.value
            while true {
                scanner.skipWhitespace()
                if expectation == .endOfFile, scanner.current == nil { return true }
                expectation = try step(expectation, &diagnostics)
            }
        } catch let mistake as JSONMistake {
            report(mistake, id: "json-syntax", &diagnostics)
            return false
        } catch {
            // A limit, reported by the builder.
            return false
        }
    }

    private mutating func step(
        _ expectation: Expectation, _ diagnostics: inout Diagnostics
    ) throws -> Expectation {
        switch expectation {
        case .value:
            return try readValue(&diagnostics)
        case .itemOrEnd:
            return scanner.current == UInt8(ascii: "]")
                ? end(&diagnostics) : try readValue(&diagnostics)
        case .keyOrEnd:
            return scanner.current == UInt8(ascii: "}") ? end(&diagnostics) : try readKey()
        case .key:
            return try readKey()
        case .commaOrEnd:
            return try readCommaOrEnd(&diagnostics)
        case .endOfFile:
            throw scanner.unexpected(insteadOf: "the end of the file")
        }
    }

    private mutating func readValue(_ diagnostics: inout Diagnostics) throws -> Expectation {
        let start = scanner.position
        switch scanner.current {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let isMapping = scanner.current == UInt8(ascii: "{")
            scanner.advance()
            try builder.begin(mapping: isMapping, at: range(from: start), &diagnostics)
            return isMapping ? .keyOrEnd : .itemOrEnd
        case UInt8(ascii: "\""):
            let text = try strings.read(&scanner)
            builder.scalar(Scalar(text, isQuoted: true), at: range(from: start))
        case (UInt8(ascii: "0")...UInt8(ascii: "9"))?, UInt8(ascii: "-"):
            let number = try scanner.number()
            builder.scalar(number, at: range(from: start))
        case UInt8(ascii: "]") where builder.innermost?.isMapping == false:
            throw trailingComma
        case nil:
            throw unclosed("a value")
        default:
            let literal = try scanner.literal()
            builder.scalar(literal, at: range(from: start))
        }
        return afterValue
    }

    private mutating func readKey() throws -> Expectation {
        let start = scanner.position
        switch scanner.current {
        case UInt8(ascii: "\""):
            break
        case UInt8(ascii: "}"):
            throw trailingComma
        case nil:
            throw unclosed("a name")
        default:
            throw scanner.unexpected(insteadOf: "a name in double quotes")
        }
        let text = try strings.read(&scanner)
        builder.key(text, at: range(from: start))
        scanner.skipWhitespace()
        guard scanner.take(":") else {
            if scanner.current == nil { throw unclosed("':'") }
            throw scanner.unexpected(insteadOf: "':' after the name")
        }
        return .value
    }

    private mutating func readCommaOrEnd(
        _ diagnostics: inout Diagnostics
    ) throws -> Expectation {
        let isMapping = builder.innermost?.isMapping ?? false
        let closing: Unicode.Scalar = isMapping ? "}" : "]"
        if scanner.current == UInt8(ascii: closing) { return end(&diagnostics) }
        comma = scanner.position
        if scanner.take(",") { return isMapping ? .key : .value }
        if scanner.current == nil { throw unclosed("',' or '\(closing)'") }
        throw scanner.unexpected(insteadOf: "',' or '\(closing)'")
    }

    private mutating func end(_ diagnostics: inout Diagnostics) -> Expectation {
        scanner.advance()
        builder.end(at: scanner.position, &diagnostics)
        return afterValue
    }

    private var afterValue: Expectation {
        builder.innermost == nil ? .endOfFile : .commaOrEnd
    }
}

extension JSONTreeReader {
    private func range(from start: SourcePosition) -> SourceRange {
        SourceRange(file: file, start: start, end: scanner.position)
    }

    private var trailingComma: JSONMistake {
        JSONMistake(message: "JSON has no comma behind the last item", position: comma)
    }

    private func unclosed(_ expected: String) -> JSONMistake {
        scanner.unexpected(insteadOf: expected)
    }

    /// Reports a mistake; one at the end of the file with the place of what is still open.
    private func report(_ mistake: JSONMistake, id: String, _ diagnostics: inout Diagnostics) {
        var notes: [Diagnostic.Note] = []
        if scanner.current == nil, mistake.position == scanner.position,
            let open = builder.innermost
        {
            let noun = open.isMapping ? "object" : "array"
            let range = SourceRange(file: file, start: open.start, end: open.start)
            notes = [Diagnostic.Note("the \(noun) that begins here is not closed", at: range)]
        }
        let range = SourceRange(file: file, start: mistake.position, end: mistake.position)
        diagnostics.error(
            id, mistake.message, at: range, notes: notes, suggestion: mistake.suggestion)
    }
}
