import RoutergenSyntax

/// Reads the event notation of yaml-test-suite into a tree, as an expectation that owes nothing
/// to the parser under test.
///
/// ```
/// +MAP
///  =VAL :key
///  =VAL "quoted text\n
/// -MAP
/// ```
struct EventTree {
    private static let nowhere = SourceRange.startOfFile(FileID(0))

    private var open: [(isMapping: Bool, anchor: String?, children: [Node])] = []
    private var anchors: [String: Node] = [:]
    private var root: Node?

    /// The tree of a document; nil when the events are not those of one.
    static func read(_ events: String) -> Node? {
        var tree = EventTree()
        for line in events.split(separator: "\n", omittingEmptySubsequences: true) {
            tree.read(line.drop { $0 == " " })
        }
        return tree.root
    }

    private mutating func read(_ event: Substring) {
        var rest = event.dropFirst(4)
        switch event.prefix(4) {
        case "+MAP", "+SEQ":
            let anchor = properties(&rest).anchor
            open.append((isMapping: event.hasPrefix("+MAP"), anchor: anchor, children: []))
        case "-MAP", "-SEQ":
            guard let closed = open.popLast() else { return }
            let content =
                closed.isMapping
                ? Node.Content.mapping(Mapping(Self.entries(closed.children)))
                : .sequence(closed.children)
            add(Node(content, range: Self.nowhere), anchor: closed.anchor)
        case "=VAL":
            let (anchor, isString) = properties(&rest)
            let style = rest.first
            let text = Self.unescaped(rest.dropFirst())
            let scalar = Scalar(
                text, isQuoted: style != ":", tag: style != ":" || isString ? .string : .core)
            add(Node(.scalar(scalar), range: Self.nowhere), anchor: anchor)
        case "=ALI":
            guard let node = anchors[String(rest.dropFirst(2))] else { return }
            add(node, anchor: nil)
        default:
            break
        }
    }

    private mutating func add(_ node: Node, anchor: String?) {
        if let anchor { anchors[anchor] = node }
        if open.isEmpty {
            root = node
        } else {
            open[open.count - 1].children.append(node)
        }
    }

    /// Takes `{}`, `[]`, `&anchor` and `<tag>` off the front.
    private func properties(_ rest: inout Substring) -> (anchor: String?, isString: Bool) {
        var anchor: String?
        var isString = false
        rest = rest.drop { $0 == " " }
        while let first = rest.first, "{[&<".contains(first) {
            let word = rest.prefix { $0 != " " }
            if first == "&" { anchor = String(word.dropFirst()) }
            if first == "<" { isString = word == "<!>" || word.hasSuffix(":str>") }
            rest = rest.dropFirst(word.count).drop { $0 == " " }
        }
        return (anchor, isString)
    }

    private static func entries(_ children: [Node]) -> [Mapping.Entry] {
        stride(from: 0, to: children.count - 1, by: 2).compactMap { index in
            children[index].scalar.map {
                Mapping.Entry(key: $0.text, keyRange: nowhere, value: children[index + 1])
            }
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result +=
                    ["n": "\n", "t": "\t", "r": "\r", "b": "\u{8}"][character]
                    ?? String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
