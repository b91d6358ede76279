/// A sequence or mapping that is still open.
struct OpenCollection {
    enum Key {
        case entry(String, SourceRange)
        case merge(SourceRange)
        /// The entry is left out, after an error was reported.
        case dropped
    }

    let isMapping: Bool
    let isFlow: Bool
    let start: SourcePosition
    /// The end of the last child so far.
    var end: SourcePosition
    private(set) var items: [Node] = []
    private(set) var entries: [Mapping.Entry] = []
    /// The key whose value comes next.
    var key: Key?
    private(set) var merge: Merge?
    /// Whether it stands where a key belongs.
    var isKey = false
    var anchor: AnchorTable.Opened?
    private(set) var size = 1
    private(set) var height = 1

    init(isMapping: Bool, isFlow: Bool, start: SourcePosition, end: SourcePosition) {
        self.isMapping = isMapping
        self.isFlow = isFlow
        self.start = start
        self.end = end
    }

    /// Takes an item, or the value of the last key.
    mutating func add(_ built: TreeBuilder.Built, end: SourcePosition) {
        size += built.size
        self.end = max(self.end, end)
        guard isMapping else {
            height = max(height, built.height + 1)
            items.append(built.node)
            return
        }
        switch key {
        case .entry(let text, let range):
            height = max(height, built.height + 1)
            entries.append(Mapping.Entry(key: text, keyRange: range, value: built.node))
        case .merge(let range):
            // The entries move in here: the merged mapping adds no level of its own.
            height = max(height, built.height)
            merge = Merge(offset: entries.count, keyRange: range, value: built.node)
        case .dropped, nil:
            break
        }
        key = nil
    }
}
