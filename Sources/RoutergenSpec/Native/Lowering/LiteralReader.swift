import RoutergenModel
import RoutergenSyntax

/// Reads constants by the type that they must have.
struct LiteralReader {
    struct Mistake: Error {
        enum Reason {
            /// What was expected, and a hint where there is one.
            case type(String, hint: String?)
            case refused(String)
            /// No case of the enum, which has these.
            case notCase(of: String, text: String, labels: [String])
            /// The type itself is broken.
            case isReported
        }

        var reason: Reason
        var found: String
        var range: SourceRange
    }

    let kinds: [String: NativeLowering.DeclaredKind]
    let underlying: (TypeReference) -> TypeReference
    let allowsObjects: Bool
    /// Whether a moment may be written in a format that only a formatter understands.
    let allowsFormattedDates: Bool

    func literal(
        _ constant: NativeConstant, _ type: TypeReference
    ) throws(Mistake) -> Literal {
        switch constant {
        case .node(let node): return try literal(node, type)
        case .text(let text):
            return try literal(try node(text, isText: underlying(type.unwrapped) == .string), type)
        }
    }

    /// What stands behind `=`: text as it is, or YAML where it begins like a quoted text, a list or
    /// a mapping. A `String` is YAML only in quotes: `String = [draft]` is text.
    private func node(_ text: Located<String>, isText: Bool) throws(Mistake) -> Node {
        let plain = Node(.scalar(Scalar(text.value, isQuoted: false)), range: text.range)
        switch text.value.unicodeScalars.first {
        case "\"", "'": break
        case "[", "{":
            if isText { return plain }
        default: return plain
        }
        var problems = Diagnostics()
        let file = SourceFile(id: text.range.file, path: "", text: text.value)
        guard let parsed = parseYAML(file, &problems), !problems.hasErrors else {
            throw Mistake(
                reason: .refused(
                    "the default is not well formed: '\(shortened(text.value))'"),
                found: "", range: text.range)
        }
        return relocated(parsed, to: text.range)
    }

    /// Every part at the place of the whole: the default is short, and in one line.
    private func relocated(_ node: Node, to range: SourceRange) -> Node {
        switch node.content {
        case .scalar: return Node(node.content, range: range)
        case .sequence(let items):
            return Node(.sequence(items.map { relocated($0, to: range) }), range: range)
        case .mapping(let mapping):
            let entries = mapping.entries.map {
                Mapping.Entry(
                    key: $0.key, keyRange: range, value: relocated($0.value, to: range))
            }
            return Node(.mapping(Mapping(entries)), range: range)
        }
    }

    private func literal(_ node: Node, _ type: TypeReference) throws(Mistake) -> Literal {
        switch underlying(type) {
        case .optional(let wrapped):
            return node.scalar?.isNull == true ? .null : try literal(node, wrapped)
        case .array(let element):
            return try list(node, element, type)
        case .dictionary(let value):
            return try dictionary(node, value, type)
        case .json: return Literal(node)
        case .file:
            throw Mistake(
                reason: .refused("a 'File' has no default"), found: "", range: node.range)
        case .named(let id): return try declared(node, id, type)
        case let simple: return try scalar(node, simple)
        }
    }

    private func list(
        _ node: Node, _ element: TypeReference, _ type: TypeReference
    ) throws(Mistake) -> Literal {
        guard let items = node.sequence else { throw mistake(node, type) }
        var literals: [Literal] = []
        for item in items { literals.append(try literal(item, element)) }
        return .array(literals)
    }

    private func dictionary(
        _ node: Node, _ value: TypeReference, _ type: TypeReference
    ) throws(Mistake) -> Literal {
        guard let mapping = node.mapping else { throw mistake(node, type) }
        var entries: [Literal.Entry] = []
        for entry in mapping.entries {
            entries.append(
                Literal.Entry(key: entry.key, value: try literal(entry.value, value)))
        }
        return .object(entries)
    }

    private func declared(
        _ node: Node, _ id: TypeID, _ type: TypeReference
    ) throws(Mistake) -> Literal {
        switch kinds[id.name] {
        case .enumeration(let enumeration)?: return try member(node, enumeration, type)
        case .newType(let raw)?: return try literal(node, raw)
        case .object?, .union?:
            if allowsObjects, node.mapping != nil { return Literal(node) }
            if allowsObjects { throw mistake(node, type) }
            throw Mistake(
                reason: .refused("a value of '\(type.spelling)' cannot be a default"), found: "",
                range: node.range)
        default: throw Mistake(reason: .isReported, found: "", range: node.range)
        }
    }

    /// A case by its label or by its value.
    private func member(
        _ node: Node, _ enumeration: EnumerationShape, _ type: TypeReference
    ) throws(Mistake) -> Literal {
        guard let scalar = node.scalar, !scalar.isNull else { throw mistake(node, type) }
        if let member = enumeration.cases.first(where: { $0.name.wire == scalar.text }) {
            return member.value
        }
        let value = try? self.scalar(node, enumeration.rawType)
        if let member = enumeration.cases.first(where: { $0.value == value }) {
            return member.value
        }
        throw Mistake(
            reason: .notCase(
                of: type.unwrapped.spelling, text: scalar.text,
                labels: enumeration.cases.map(\.name.wire)),
            found: node.kindInWords, range: node.range)
    }

    private func scalar(_ node: Node, _ type: TypeReference) throws(Mistake) -> Literal {
        guard let scalar = node.scalar, !scalar.isNull else { throw mistake(node, type) }
        switch type {
        case .string: return .string(scalar.text)
        case .boolean:
            if let value = scalar.boolean { return .boolean(value) }
        case .integer(let width):
            if let literal = try integer(scalar, width, node, type) { return literal }
        case .number, .date(.unixSeconds), .date(.unixMilliseconds):
            if let text = numberText(scalar), isFinite(text, type) { return .number(text) }
        case .decimal:
            guard let text = numberText(scalar) else { break }
            if TextFormat.isDecimal(text) { return .number(text) }
            throw mistake(node, type, hint: "write it in digits, at most 38, as in '1.50'")
        case .decimalText:
            if TextFormat.isDecimal(scalar.text) { return .string(scalar.text) }
            throw mistake(node, type, hint: "write it in digits, at most 38, as in '1.50'")
        case .date(.rfc3339):
            if TextFormat.isDateTime(scalar.text) { return .string(scalar.text) }
            throw mistake(node, type, hint: "write it as in '2024-02-29T12:00:00Z'")
        case .date:
            if allowsFormattedDates { return .string(scalar.text) }
            throw Mistake(
                reason: .refused(
                    "a 'Date' has a default only without a format, or with 'unix' or 'unix_ms'"),
                found: "", range: node.range)
        case .day:
            if TextFormat.isDay(scalar.text) { return .string(scalar.text) }
            throw mistake(node, type, hint: "write it as in '2024-02-29'")
        case .url:
            if TextFormat.isURL(scalar.text) { return .string(scalar.text) }
        case .uuid:
            if TextFormat.isUUID(scalar.text) { return .string(scalar.text) }
        case .bytes:
            if TextFormat.isBase64(scalar.text) { return .string(scalar.text) }
            throw mistake(node, type, hint: "'Data' is written in base64")
        default: break
        }
        throw mistake(node, type)
    }

    private func integer(
        _ scalar: Scalar, _ width: TypeReference.IntegerWidth, _ node: Node, _ type: TypeReference
    ) throws(Mistake) -> Literal? {
        guard case .integer(_, let value) = scalar.resolved else { return nil }
        let fits = value.map { width != .bits32 || Int32(exactly: $0) != nil } ?? false
        guard let value, fits else {
            throw Mistake(
                reason: .refused("\(node.kindInWords) does not fit '\(type.spelling)'"),
                found: "", range: node.range)
        }
        return .number(String(value))
    }

    private func numberText(_ scalar: Scalar) -> String? {
        guard case .number(let text) = Literal(scalar) else { return nil }
        return text
    }

    private func isFinite(_ text: String, _ type: TypeReference) -> Bool {
        switch type {
        case .number(.single): Float(text)?.isFinite == true
        default: Double(text)?.isFinite == true
        }
    }

    private func mistake(_ node: Node, _ type: TypeReference, hint: String? = nil) -> Mistake {
        Mistake(
            reason: .type("'\(type.unwrapped.spelling)'", hint: hint), found: node.kindInWords,
            range: node.range)
    }
}
