import CYAML

/// Turns libyaml's events into a tree.
struct YAMLReader: ~Copyable {
    private let file: SourceFile
    private var events: EventStream
    private var builder: TreeBuilder
    private var documentCount = 0
    private var hasExplicitEnd = false

    /// Nil after an error was reported.
    init?(
        _ file: SourceFile, _ text: YAMLText, limits: ParseLimits,
        _ diagnostics: inout Diagnostics
    ) {
        let start = SourceRange.startOfFile(file.id)
        guard !text.isBlank else {
            diagnostics.error("empty-file", "the file is empty", at: start)
            return nil
        }
        // libyaml compares each `%TAG` line with all before it.
        guard text.directiveCount <= Self.directiveLimit else {
            diagnostics.error(
                "yaml-syntax", "more than \(Self.directiveLimit) directives", at: start)
            return nil
        }
        guard let stream = EventStream(text, file: file.id) else {
            diagnostics.error("out-of-memory", "there is no memory left to read this", at: start)
            return nil
        }
        self.file = file
        events = stream
        builder = TreeBuilder(file: file.id, limits: limits)
    }

    private static let directiveLimit = 64

    /// Whether what was read could go on below with more entries of its outermost mapping.
    var isExtensible: Bool { builder.isRootExtensible && !hasExplicitEnd }

    /// How many nodes aliases added.
    var aliasedNodes: Int { builder.aliasedNodes }

    /// The root of the document; nil after an error was reported.
    mutating func read(_ diagnostics: inout Diagnostics) -> Node? {
        do {
            while try readEvent(&diagnostics) {}
        } catch {
            return nil
        }
        guard builder.isWhole else { return nil }
        if let root = builder.root, !isEmptyDocument(root) { return root }
        diagnostics.error("empty-file", "the document is empty", at: .startOfFile(file.id))
        return nil
    }

    /// Whether nothing is written where the root should be.
    private func isEmptyDocument(_ root: Node) -> Bool {
        guard let scalar = root.scalar else { return false }
        return scalar.text.isEmpty && !scalar.isQuoted && scalar.tag == .core
    }

    /// Reads one event; false at the end of the stream.
    private mutating func readEvent(
        _ diagnostics: inout Diagnostics
    ) throws(ParseStop) -> Bool {
        guard events.advance() else {
            events.problem.report(in: file, &diagnostics)
            throw ParseStop()
        }
        switch events.type {
        case YAML_SCALAR_EVENT:
            readScalar(&diagnostics)
        case YAML_MAPPING_START_EVENT:
            let range = events.range
            check(events.mappingTag, is: .mapping, at: range, &diagnostics)
            try builder.begin(
                mapping: true, at: range, isFlow: events.isFlowMapping,
                anchor: events.mappingAnchor, &diagnostics)
        case YAML_SEQUENCE_START_EVENT:
            let range = events.range
            check(events.sequenceTag, is: .sequence, at: range, &diagnostics)
            try builder.begin(
                mapping: false, at: range, isFlow: events.isFlowSequence,
                anchor: events.sequenceAnchor, &diagnostics)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            builder.end(at: events.range.end, &diagnostics)
        case YAML_ALIAS_EVENT:
            try builder.alias(events.alias, at: events.range, &diagnostics)
        case YAML_DOCUMENT_START_EVENT:
            try beginDocument(&diagnostics)
        case YAML_DOCUMENT_END_EVENT:
            hasExplicitEnd = events.isExplicitEnd
        case YAML_STREAM_END_EVENT:
            return false
        default:
            break
        }
        return true
    }

    private mutating func beginDocument(
        _ diagnostics: inout Diagnostics
    ) throws(ParseStop) {
        documentCount += 1
        guard documentCount > 1 else { return }
        diagnostics.error(
            "several-documents", "a second document begins here; a file holds one",
            at: events.range)
        throw ParseStop()
    }
}

extension YAMLReader {
    private mutating func readScalar(_ diagnostics: inout Diagnostics) {
        let range = events.range
        if builder.awaitsKey {
            readKey(at: range, &diagnostics)
            return
        }
        var scalar = Scalar(events.scalarText, isQuoted: !events.isPlainScalar)
        if let tag = events.scalarTag {
            apply(YAMLTag(tag), to: &scalar, at: range, &diagnostics)
        }
        builder.scalar(scalar, at: range, anchor: events.scalarAnchor)
    }

    private mutating func readKey(
        at range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
        if events.isPlainScalar("<<") || events.scalarTag == YAMLTag.merge {
            builder.mergeKey(at: range, &diagnostics)
            return
        }
        let text = events.scalarText
        var scalar = Scalar(text, isQuoted: !events.isPlainScalar)
        if let tag = events.scalarTag {
            apply(YAMLTag(tag), to: &scalar, at: range, &diagnostics)
        }
        if let anchor = events.scalarAnchor { builder.define(anchor, scalar, at: range) }
        guard !text.isEmpty || scalar.tag == .string else {
            diagnostics.error("empty-key", "a key is missing here", at: range)
            builder.droppedKey()
            return
        }
        builder.key(text, at: range)
    }

    private mutating func apply(
        _ tag: YAMLTag, to scalar: inout Scalar, at range: SourceRange,
        _ diagnostics: inout Diagnostics
    ) {
        switch tag.meaning(for: scalar) {
        case .scalar(let meaning):
            scalar.tag = meaning
        case .mismatch(let message):
            diagnostics.error("tag-mismatch", message, at: range)
            builder.isWhole = false
        case .unknown:
            reportUnknown(tag, at: range, &diagnostics)
        }
    }

    /// Checks the tag of a sequence or mapping.
    private mutating func check(
        _ text: String?, is collection: YAMLTag.Collection, at range: SourceRange,
        _ diagnostics: inout Diagnostics
    ) {
        guard let tag = text.map(YAMLTag.init) else { return }
        switch tag.fits(collection) {
        case true?:
            break
        case false?:
            diagnostics.error(
                "tag-mismatch",
                "\(collection.description) cannot have the tag \(tag.shorthand)", at: range)
            builder.isWhole = false
        case nil:
            reportUnknown(tag, at: range, &diagnostics)
        }
    }

    private func reportUnknown(
        _ tag: YAMLTag, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
        diagnostics.warning(
            "unknown-tag", "the tag \(tag.shorthand) is not known and has no effect", at: range)
    }
}
