import CYAML

/// libyaml's parser over the bytes of a file: one event after the other, with our positions.
struct EventStream: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let file: FileID
    private let lines: ScalarLines?
    private let firstLine: Int
    private let end: SourcePosition

    /// Nil when libyaml finds no memory. The bytes must outlive the stream.
    init?(_ text: YAMLText, file: FileID) {
        parser = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        event.initialize(to: yaml_event_t())
        self.file = file
        lines = text.hasUnusualLineBreaks ? ScalarLines(text.bytes) : nil
        firstLine = text.firstLine
        end = text.end
        guard yaml_parser_initialize(parser) == 1 else { return nil }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.bytes.baseAddress, text.bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// Goes to the next event; false when libyaml finds a mistake.
    mutating func advance() -> Bool {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) == 1
    }

    /// The kind of the current event.
    var type: yaml_event_type_t { event.pointee.type }

    /// Whether a line `...` says that the document ends; asked at its end.
    var isExplicitEnd: Bool { event.pointee.data.document_end.implicit == 0 }

    /// The place of the current event; that of a node begins at its anchor or tag.
    var range: SourceRange {
        SourceRange(
            file: file, start: position(event.pointee.start_mark),
            end: position(event.pointee.end_mark))
    }

    /// What is wrong, after `advance` returned false.
    var problem: YAMLProblem {
        YAMLProblem(
            kind: parser.pointee.error,
            text: parser.pointee.problem.map { String(cString: $0) } ?? "",
            position: position(parser.pointee.problem_mark),
            context: parser.pointee.context.map { String(cString: $0) } ?? "",
            contextPosition: position(parser.pointee.context_mark))
    }

    /// libyaml counts lines and columns from zero, columns in Unicode scalars, and gives a last
    /// line without a line break one more behind it.
    private func position(_ mark: yaml_mark_t) -> SourcePosition {
        if let lines { return min(lines.position(ofScalar: mark.index), end) }
        let position = SourcePosition(
            line: Int(clamping: mark.line) + firstLine, column: Int(clamping: mark.column) + 1)
        return min(position, end)
    }
}

extension EventStream {
    /// The name of the current alias.
    var alias: String { Self.text(event.pointee.data.alias.anchor) ?? "" }

    var scalarText: String {
        let scalar = event.pointee.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return String(decoding: bytes, as: UTF8.self)
    }

    var isPlainScalar: Bool {
        event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
    }

    /// Whether the current scalar is plain, untagged and has this text.
    func isPlainScalar(_ text: StaticString) -> Bool {
        let scalar = event.pointee.data.scalar
        guard scalar.style == YAML_PLAIN_SCALAR_STYLE, scalar.tag == nil,
            scalar.length == text.utf8CodeUnitCount
        else { return false }
        return text.withUTF8Buffer {
            $0.elementsEqual(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
        }
    }

    var scalarAnchor: String? { Self.text(event.pointee.data.scalar.anchor) }
    var scalarTag: String? { Self.text(event.pointee.data.scalar.tag) }

    var sequenceAnchor: String? { Self.text(event.pointee.data.sequence_start.anchor) }
    var sequenceTag: String? { Self.text(event.pointee.data.sequence_start.tag) }
    var isFlowSequence: Bool {
        event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    }

    var mappingAnchor: String? { Self.text(event.pointee.data.mapping_start.anchor) }
    var mappingTag: String? { Self.text(event.pointee.data.mapping_start.tag) }
    var isFlowMapping: Bool {
        event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
