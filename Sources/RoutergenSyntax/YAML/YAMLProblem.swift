import CYAML

/// A mistake that libyaml found, in its words and places.
struct YAMLProblem {
    let kind: yaml_error_type_t
    /// Such as `did not find expected key`.
    let text: String
    let position: SourcePosition
    /// Such as `while parsing a block mapping`, or nothing.
    let context: String
    /// Where the thing that the context names begins.
    let contextPosition: SourcePosition

    /// Reports the mistake in plain words.
    func report(in file: SourceFile, _ diagnostics: inout Diagnostics) {
        guard kind != YAML_MEMORY_ERROR else {
            diagnostics.error(
                "out-of-memory", "there is no memory left to read this",
                at: .startOfFile(file.id))
            return
        }
        let lines = LineIndex(file.bytes)
        let words =
            wordsOfTrailingText(lines) ?? self.words(found: scalar(at: position, in: file, lines))
        let place = words.isAtContext ? contextPosition : position
        var notes: [Diagnostic.Note] = []
        if let noun = contextNoun, contextPosition != place {
            let range = SourceRange(file: file.id, start: contextPosition, end: contextPosition)
            notes = [Diagnostic.Note("\(noun) begins here", at: range)]
        }
        diagnostics.error(
            "yaml-syntax", words.message,
            at: SourceRange(file: file.id, start: place, end: place),
            notes: notes, suggestion: words.suggestion)
    }

    private func scalar(
        at position: SourcePosition, in file: SourceFile, _ lines: LineIndex
    ) -> Unicode.Scalar? {
        guard let offset = lines.offset(of: position) else { return nil }
        return String(decoding: file.bytes[offset...].prefix(4), as: UTF8.self)
            .unicodeScalars.first
    }

    private var contextNoun: String? {
        switch context {
        case "while parsing a block mapping", "while parsing a flow mapping": "the mapping"
        case "while parsing a block collection", "while parsing a flow sequence": "the sequence"
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quoted text"
        case "while scanning a block scalar": "the block of text"
        default: nil
        }
    }
}

extension YAMLProblem {
    /// How we say it.
    struct Words {
        var message: String
        var suggestion: String?
        /// Whether the mistake is where the context begins: libyaml notices a missing quote at
        /// the end of the file.
        var isAtContext = false
    }

    /// libyaml misses a key or the end of the document where a line goes on behind its value:
    /// `name: "a" b`.
    private func wordsOfTrailingText(_ lines: LineIndex) -> Words? {
        let structural = [
            "did not find expected key", "did not find expected '-' indicator",
            "did not find expected <document start>",
        ]
        guard structural.contains(text), let line = lines.text(ofLine: Int(position.line)),
            line.unicodeScalars.prefix(Int(position.column) - 1)
                .contains(where: { $0 != " " && $0 != "\t" })
        else { return nil }
        return Words(message: "unexpected text behind the value")
    }

    private func words(found scalar: Unicode.Scalar?) -> Words {
        wordsOfStructure ?? wordsOfText(found: scalar) ?? wordsOfProperties
            ?? Words(message: Self.plain(text))
    }

    /// Mistakes in how keys, items and brackets follow each other.
    private var wordsOfStructure: Words? {
        switch text {
        case "could not find expected ':'":
            Words(message: "expected ':' after this key", isAtContext: true)
        case "mapping values are not allowed in this context":
            Words(
                message: "a ':' cannot stand here",
                suggestion: "quote the text if the ':' belongs to it")
        case "mapping keys are not allowed in this context":
            Words(
                message: "a '?' key cannot stand here",
                suggestion: "quote the text if the '?' belongs to it, as in \"[String]?\"")
        case "block sequence entries are not allowed in this context":
            Words(message: "a '-' item cannot stand here")
        case "did not find expected key":
            Words(message: "expected a key, indented as the other keys of this mapping")
        case "did not find expected '-' indicator":
            Words(message: "expected '-', indented as the other items of this sequence")
        case "did not find expected node content":
            Words(message: "expected a value")
        case "did not find expected <document start>":
            Words(message: "expected the end of the document")
        default:
            nil
        }
    }

    /// Mistakes inside scalars and between tokens.
    private func wordsOfText(found scalar: Unicode.Scalar?) -> Words? {
        switch text {
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            Words(message: "a tab cannot indent YAML; use spaces")
        case "found character that cannot start any token":
            scalar == "\t"
                ? Words(message: "a tab cannot indent YAML; use spaces")
                : Words(
                    message: "a plain text cannot begin with '\(Self.shown(scalar))'",
                    suggestion: "quote the text")
        case "found unexpected end of stream":
            Words(message: "the closing quote is missing", isAtContext: true)
        case "found unexpected document indicator":
            Words(message: "'---' or '...' cannot begin a line of a quoted text")
        case "found unknown escape character":
            Words(
                message: "unknown escape in a double-quoted text",
                suggestion: "write '\\\\' for a backslash")
        case "did not find expected hexdecimal number":
            Words(message: "expected hexadecimal digits after the escape")
        case "found invalid Unicode character escape code":
            Words(message: "the escape stands for no Unicode character")
        case "found an indentation indicator equal to 0":
            Words(message: "the indentation indicator of a block of text is from 1 to 9")
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
            // `{ get: /photos/{id} }` and `{ tags: [String]? }`
            Words(
                message: Self.plain(text),
                suggestion: scalar.flatMap { "{}[]?".unicodeScalars.contains($0) ? $0 : nil }
                    .map { "quote the text if the '\($0)' belongs to it" })
        case "found unexpected ':'":
            Words(
                message: "a ':' cannot stand here",
                suggestion: "quote the text if the ':' belongs to it")
        default:
            nil
        }
    }

    /// Mistakes in anchors, aliases, tags and directives.
    private var wordsOfProperties: Words? {
        switch (text, context) {
        case ("did not find expected alphabetic or numeric character", "while scanning an alias"):
            Words(
                message: "expected the name of an anchor after '*'",
                suggestion: "quote the text if the '*' belongs to it")
        case ("did not find expected alphabetic or numeric character", _):
            Words(
                message: "expected a name after '&'",
                suggestion: "quote the text if the '&' belongs to it")
        case ("found undefined tag handle", _):
            Words(message: "no %TAG line declares the handle of this tag")
        case ("found incompatible YAML document", _):
            Words(message: "only YAML 1.1 and 1.2 can be read")
        case ("found unknown directive name", _), ("could not find expected directive name", _):
            Words(
                message: "a line that begins with '%' must be a %YAML or %TAG directive",
                isAtContext: true)
        default:
            nil
        }
    }

    /// `did not find expected ',' or ']'` → `expected ',' or ']'`
    private static func plain(_ text: String) -> String {
        for prefix in ["did not find expected ", "could not find expected "]
        where text.hasPrefix(prefix) {
            return "expected \(text.dropFirst(prefix.count))"
        }
        if text.hasPrefix("found ") { return String(text.dropFirst("found ".count)) }
        return text.isEmpty ? "this is not YAML" : text
    }

    private static func shown(_ scalar: Unicode.Scalar?) -> String {
        scalar.map { String(Character($0)) } ?? "the end of the file"
    }
}
