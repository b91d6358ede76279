import RoutergenSyntax

/// A part of a description that is written for people: comments, and short things on one line.
indirect enum SpecText {
    struct Entry {
        var key: String
        var value: SpecText
        /// Lines above the entry.
        var comments: [String] = []

        init(_ key: String, _ value: SpecText, comments: [String] = []) {
            self.key = key
            self.value = value
            self.comments = comments
        }
    }

    /// Text, in quotes where YAML would read something else.
    case text(String)
    /// A number, `true`, `null`.
    case plain(String)
    case list([SpecText])
    case mapping([Entry])

    private static let width = 100

    /// The value as a document, or below a key.
    func lines(depth: Int = 0) -> [String] {
        guard case .mapping(let entries) = self else { return [flow] }
        let margin = String(repeating: "  ", count: depth)
        return entries.flatMap { entry -> [String] in
            let comments = entry.comments.flatMap { text in
                text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { "\(margin)# \($0)" }
            }
            let key = "\(margin)\(Self.quoted(entry.key)):"
            let short = "\(key) \(entry.value.flow)"
            let isShort = short.count <= Self.width && !entry.value.hasComments
            if isShort || !entry.value.isBlock { return comments + [short] }
            return comments + [key] + entry.value.lines(depth: depth + 1)
        }
    }

    private var isBlock: Bool {
        if case .mapping(let entries) = self { !entries.isEmpty } else { false }
    }

    private var hasComments: Bool {
        guard case .mapping(let entries) = self else { return false }
        return entries.contains { !$0.comments.isEmpty || $0.value.hasComments }
    }

    /// The value on one line.
    private var flow: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .plain(let text): text
        case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
        case .mapping(let entries):
            entries.isEmpty
                ? "{}"
                : "{ "
                    + entries.map { "\(Self.quoted($0.key)): \($0.value.flow)" }
                    .joined(separator: ", ") + " }"
        }
    }

    /// A text as a string of YAML.
    private static func quoted(_ text: String) -> String {
        if isPlain(text) { return text }
        let node = Node(
            .scalar(Scalar(text, isQuoted: true)), range: .startOfFile(FileID(0)))
        return JSONText(node).text
    }

    /// Letters, digits and what means nothing in YAML.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isLetter(first) || first == "/" else {
            return false
        }
        return !["true", "false", "null"].contains(text.lowercased()) && text.last != " "
            && text.unicodeScalars.allSatisfy {
                isLetter($0) || ("0"..."9").contains($0) || "-./?_ ".unicodeScalars.contains($0)
            }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
}
