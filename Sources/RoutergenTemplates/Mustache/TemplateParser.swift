/// Builds the nodes of a template from its tokens.
struct TemplateParser {
    /// Something that is not closed yet.
    private struct Frame {
        let opening: Int?
        var nodes: [TemplateNode] = []
        var arguments: [TemplateBlock] = []
        var text: [UInt8] = []

        mutating func append(_ node: TemplateNode) {
            flushText()
            nodes.append(node)
        }

        mutating func flushText() {
            guard let last = text.last else { return }
            nodes.append(.text(text, endsLine: last == TemplateSource.Byte.newline))
            text = []
        }
    }

    private let source: TemplateSource
    private let tokens: [TemplateToken]
    private let structure: TemplateStructure
    private var lines: TemplateLines
    /// What goes before the lines of each block, by the token that opens it.
    private var blockIndentation: [Int: [UInt8]] = [:]
    private var frames = [Frame(opening: nil)]

    init(_ source: TemplateSource, delimiters: TemplateDelimiters) throws(TemplateError) {
        var scanner = TemplateScanner(source, delimiters: delimiters)
        self.source = source
        tokens = try scanner.scan()
        structure = try TemplateStructure(source, tokens)
        lines = TemplateLines(source, tokens, structure)
    }

    mutating func parse() throws(TemplateError) -> [TemplateNode] {
        for (index, token) in tokens.enumerated() where token.kind == .block {
            guard let end = structure.partners[index] else { continue }
            blockIndentation[index] = lines.removeSharedIndentation(ofBlock: index, to: end)
        }
        for index in tokens.indices {
            try parse(index)
        }
        guard var root = frames.popLast() else { return [] }
        root.flushText()
        return root.nodes
    }

    private mutating func parse(_ index: Int) throws(TemplateError) {
        let token = tokens[index]
        switch token.kind {
        case .comment, .delimiters:
            break
        case .text:
            appendText(index)
        case .interpolation(let isEscaped):
            append(.interpolation(try name(token), isEscaped: isEscaped))
        case .partial:
            append(.partial(try partial(index, arguments: [])))
        case .section, .parent, .block:
            frames.append(Frame(opening: index))
        case .close:
            try close(index)
        }
    }

    private mutating func append(_ node: TemplateNode) {
        frames[frames.count - 1].append(node)
    }

    private mutating func appendText(_ index: Int) {
        guard !lines.isDropped[index] else { return }
        let line = lines.lines[lines.lineOfToken[index]]
        let range = tokens[index].range
        let isFirst = line.tokens.lowerBound == index
        let start = isFirst ? line.indentation.lowerBound : range.lowerBound
        frames[frames.count - 1].text += source.bytes[start..<range.upperBound]
    }

    private mutating func close(_ index: Int) throws(TemplateError) {
        guard frames.count > 1, var frame = frames.popLast(), let opening = frame.opening else {
            return
        }
        frame.flushText()
        let token = tokens[opening]
        switch token.kind {
        case .section(let isInverted):
            append(
                .section(
                    TemplateSection(
                        name: try name(token),
                        isInverted: isInverted,
                        nodes: frame.nodes,
                        contents: token.range.upperBound..<tokens[index].range.lowerBound,
                        delimiters: token.delimiters,
                        source: source,
                        offset: token.range.lowerBound)))
        case .parent:
            append(.partial(try partial(opening, arguments: frame.arguments)))
        default:
            append(block(opening, to: index, frame.nodes))
        }
    }

    /// Adds a block where it stands: to the arguments of a parent or to the nodes.
    private mutating func append(_ block: TemplateBlock) {
        let container = structure.containers[block.token]
        if let container, tokens[container].kind == .parent {
            frames[frames.count - 1].arguments.append(block)
        } else {
            append(.block(block))
        }
    }

    private func block(_ opening: Int, to end: Int, _ nodes: [TemplateNode]) -> TemplateBlock {
        let isStandalone = lines.isStandalone(token: opening) && lines.isStandalone(token: end)
        return TemplateBlock(
            name: tokens[opening].name,
            nodes: nodes,
            indentation: blockIndentation[opening] ?? [],
            lineEnd: isStandalone ? lines.lineEnd(behindToken: end) : [],
            token: opening,
            offset: tokens[opening].range.lowerBound,
            source: source)
    }

    private func partial(
        _ index: Int, arguments: [TemplateBlock]
    ) throws(TemplateError) -> TemplatePartial {
        let token = tokens[index]
        let reference: TemplatePartial.Reference =
            token.name.hasPrefix("*")
            ? .dynamic(try name(token, String(token.name.dropFirst()))) : .named(token.name)
        let isStandalone = lines.isStandalone(token: index)
        return TemplatePartial(
            reference: reference,
            indentation: isStandalone ? lines.indentation(beforeToken: index) : nil,
            arguments: arguments,
            source: source,
            offset: token.range.lowerBound)
    }

    private func name(
        _ token: TemplateToken, _ text: String? = nil
    ) throws(TemplateError) -> TemplateName {
        let name = text ?? token.name
        guard name != "." else {
            return TemplateName(parts: [], offset: token.range.lowerBound)
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty }) else {
            throw source.error("'\(name)' has an empty part", at: token.range.lowerBound)
        }
        return TemplateName(
            parts: parts.map { TemplateName.Part($0) }, offset: token.range.lowerBound)
    }
}
