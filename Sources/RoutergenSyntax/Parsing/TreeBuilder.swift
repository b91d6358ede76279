/// Builds the node tree from what either parser reads, in the order of the document.
///
/// It keeps its own stack, so that nesting never uses up the thread's, and it keeps the rules that
/// both formats share: unique keys and the limits.
struct TreeBuilder {
    /// A node with what it costs to walk it.
    struct Built {
        var node: Node
        /// How many nodes it stands for, aliases expanded.
        var size = 1
        /// How many sequences and mappings nest in it; a scalar has none.
        var height = 0
    }

    /// The finished document.
    private(set) var root: Node?
    /// Whether the tree holds everything that was written; not so after an error that left out
    /// a node, when later stages would report what is missing only for that reason.
    var isWhole = true
    /// Whether the root is a mapping that could have more entries below: in block style, and without merge
    /// key, which must not come twice.
    private(set) var isRootExtensible = false
    /// How many nodes aliases added so far.
    private(set) var aliasedNodes = 0

    private let file: FileID
    private let limits: ParseLimits
    private var frames: [OpenCollection] = []
    private var anchors = AnchorTable()

    init(file: FileID, limits: ParseLimits) {
        self.file = file
        self.limits = limits
    }

    /// Whether the next node is the key of a mapping.
    var awaitsKey: Bool {
        // Not `frames.last`, which would copy the frame at every event.
        guard let top = frames.indices.last, frames[top].isMapping else { return false }
        return frames[top].key == nil
    }
}

extension TreeBuilder {
    /// Opens a sequence or mapping.
    mutating func begin(
        mapping isMapping: Bool, at range: SourceRange, isFlow: Bool = true,
        anchor: String? = nil, _ diagnostics: inout Diagnostics
    ) throws(ParseStop) {
        guard frames.count < limits.depth else {
            throw tooDeep(at: range, &diagnostics)
        }
        var frame = OpenCollection(
            isMapping: isMapping, isFlow: isFlow, start: range.start, end: range.end)
        if awaitsKey {
            frame.isKey = true
            reportComplexKey(at: range, &diagnostics)
        }
        frame.anchor = anchor.map { anchors.open($0) }
        frames.append(frame)
    }

    /// Closes the innermost sequence or mapping.
    mutating func end(at end: SourcePosition, _ diagnostics: inout Diagnostics) {
        guard let frame = frames.popLast() else { return }
        if frame.isFlow { checkIndentation(of: frame, end: end, &diagnostics) }
        if frames.isEmpty {
            isRootExtensible = frame.isMapping && !frame.isFlow && frame.merge == nil
        }
        let content: Node.Content =
            frame.isMapping
            ? .mapping(mapping(of: frame, &diagnostics)) : .sequence(frame.items)
        // A block collection ends with its last child; libyaml says where the next token is.
        let end = frame.isFlow ? end : frame.end
        let node = Node(
            content, range: SourceRange(file: file, start: frame.start, end: end))
        let built = Built(node: node, size: frame.size, height: frame.height)
        if let anchor = frame.anchor { anchors.close(anchor, built) }
        if frame.isKey {
            setKey(.dropped)
        } else {
            add(built, end: end)
        }
    }

    /// Reports a closing bracket further left than the key that it belongs to: YAML wants it deeper
    /// (YAML 1.2.2, section 7.4), libyaml does not look, and in the key's column everybody has it.
    private func checkIndentation(
        of frame: OpenCollection, end: SourcePosition, _ diagnostics: inout Diagnostics
    ) {
        guard let parent = frames.last, !parent.isFlow, parent.isMapping,
            end.line > frame.start.line, end.column <= parent.start.column
        else { return }
        let bracket = SourcePosition(line: Int(end.line), column: Int(end.column) - 1)
        diagnostics.warning(
            "indentation", "this bracket should not stand further left than its key",
            at: SourceRange(file: file, start: bracket, end: end))
    }

    /// Takes a key of the innermost mapping.
    mutating func key(_ text: String, at range: SourceRange) {
        setKey(.entry(text, range))
    }

    /// Takes the key `<<` of the innermost mapping.
    mutating func mergeKey(at range: SourceRange, _ diagnostics: inout Diagnostics) {
        guard let top = frames.indices.last else { return }
        if let first = frames[top].merge {
            diagnostics.error(
                "duplicate-key", "duplicate key '<<'", at: range,
                notes: [Diagnostic.Note("the first one is here", at: first.keyRange)],
                suggestion: "merge several mappings with one '<<: [*first, *second]'")
            setKey(.dropped)
        } else {
            setKey(.merge(range))
        }
    }

    /// Takes a key that cannot be used, after an error was reported, to leave out its entry.
    mutating func droppedKey() {
        isWhole = false
        setKey(.dropped)
    }

    mutating func scalar(_ scalar: Scalar, at range: SourceRange, anchor: String? = nil) {
        let built = Built(node: Node(.scalar(scalar), range: range))
        if let anchor { anchors.close(anchors.open(anchor), built) }
        add(built, end: range.end)
    }

    /// Remembers a key that has an anchor.
    mutating func define(_ anchor: String, _ scalar: Scalar, at range: SourceRange) {
        anchors.close(anchors.open(anchor), Built(node: Node(.scalar(scalar), range: range)))
    }

    /// Puts the node of an anchor where its alias stands.
    mutating func alias(
        _ name: String, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) throws(ParseStop) {
        guard let built = anchors.find(name, at: range, &diagnostics) else {
            if awaitsKey { droppedKey() } else { leaveOut(at: range) }
            return
        }
        if awaitsKey {
            aliasedKey(built.node, at: range, &diagnostics)
            return
        }
        aliasedNodes += built.size
        guard aliasedNodes <= limits.aliasedNodes else {
            diagnostics.error(
                "too-many-aliases",
                "the aliases of this file stand for more than \(limits.aliasedNodes) nodes",
                at: range)
            throw ParseStop()
        }
        guard frames.count + built.height <= limits.depth else {
            throw tooDeep(at: range, &diagnostics)
        }
        add(built, end: range.end)
    }

    /// The innermost open sequence or mapping, for a parser that finds it unclosed.
    var innermost: (isMapping: Bool, start: SourcePosition)? {
        frames.last.map { ($0.isMapping, $0.start) }
    }
}

extension TreeBuilder {
    private mutating func aliasedKey(
        _ node: Node, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
        if let scalar = node.scalar {
            key(scalar.text, at: range)
        } else {
            reportComplexKey(at: range, &diagnostics)
            setKey(.dropped)
        }
    }

    private mutating func setKey(_ key: OpenCollection.Key) {
        guard let top = frames.indices.last else { return }
        frames[top].key = key
    }

    private mutating func leaveOut(at range: SourceRange) {
        isWhole = false
        add(Built(node: Node(.scalar(Scalar("", isQuoted: false)), range: range)), end: range.end)
    }

    private mutating func add(_ built: Built, end: SourcePosition) {
        guard let top = frames.indices.last else {
            root = built.node
            return
        }
        frames[top].add(built, end: end)
    }

    private mutating func mapping(
        of frame: OpenCollection, _ diagnostics: inout Diagnostics
    ) -> Mapping {
        let own = frame.entries
        var mapping = Mapping(own)
        if mapping.hasDuplicateKeys {
            mapping = Mapping(withoutDuplicates(own, &diagnostics))
        }
        guard let merge = frame.merge else { return mapping }
        guard let merged = merge.merged(into: own) else {
            isWhole = false
            diagnostics.error(
                "merge-value", "the value of '<<' must be a mapping or a sequence of mappings",
                at: merge.keyRange)
            return mapping
        }
        return mapping.entries.count == own.count ? Mapping(merged) : mapping
    }

    /// Reports every key that comes again and keeps one entry of it.
    private func withoutDuplicates(
        _ entries: [Mapping.Entry], _ diagnostics: inout Diagnostics
    ) -> [Mapping.Entry] {
        var kept: [Mapping.Entry] = []
        var offsets: [String: Int] = [:]
        var places: [String: SourceRange] = [:]
        for entry in entries {
            guard let offset = offsets[entry.key], let first = places[entry.key] else {
                offsets[entry.key] = kept.count
                places[entry.key] = entry.keyRange
                kept.append(entry)
                continue
            }
            report(duplicate: entry, of: first, &diagnostics)
            if limits.duplicateKeys == .lastWins { kept[offset] = entry }
        }
        return kept
    }

    private func report(
        duplicate entry: Mapping.Entry, of first: SourceRange, _ diagnostics: inout Diagnostics
    ) {
        diagnostics.report(
            Diagnostic(
                id: "duplicate-key",
                severity: limits.duplicateKeys == .lastWins ? .warning : .error,
                range: entry.keyRange, message: "duplicate key '\(entry.key)'",
                notes: [Diagnostic.Note("the first one is here", at: first)]))
    }

    private mutating func reportComplexKey(
        at range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
        isWhole = false
        diagnostics.error(
            "complex-key", "a key must be a scalar, not a sequence or mapping", at: range)
    }

    private func tooDeep(at range: SourceRange, _ diagnostics: inout Diagnostics) -> ParseStop {
        diagnostics.error(
            "too-deep", "this nests more than \(limits.depth) levels deep",
            at: range)
        return ParseStop()
    }
}
