/// Renders the code of templates into one buffer.
struct TemplateRenderer {
    /// How deep sections, partials and blocks may be inside of each other, over all templates.
    static let maximumDepth = 200

    /// What an enclosing parent puts in the place of a block.
    private struct Argument {
        let block: TemplateBlock
        /// The arguments that the blocks inside of it see: those of the template that it is in.
        let scope: Int
    }

    private let partials: [String: Template]
    private let options: RenderOptions
    private var contexts: [MustacheValue]
    /// The arguments of all parents that are being rendered; the outer ones come first in each.
    private var scopes: [[String: Argument]] = [[:]]
    private var scope = 0
    private var writer = TemplateWriter()
    private var depth = 0

    init(_ contexts: [MustacheValue], partials: [String: Template], options: RenderOptions) {
        self.contexts = contexts
        self.partials = partials
        self.options = options
    }

    mutating func bytes(of code: TemplateCode) throws(TemplateError) -> [UInt8] {
        try render(code, code.steps.indices)
        return writer.bytes
    }

    private mutating func render(
        _ code: TemplateCode, _ range: Range<Int>
    ) throws(TemplateError) {
        var index = range.lowerBound
        while index < range.upperBound {
            let step = code.steps[index]
            index += 1
            switch step {
            case .text(let range, let endsLine):
                code.text.withUnsafeBufferPointer {
                    writer.append(
                        text: UnsafeBufferPointer(rebasing: $0[range]), endsLine: endsLine)
                }
            case .interpolation(let name, let isEscaped):
                try interpolate(name, of: code, escaping: isEscaped ? options.escaping : .none)
            case .section(let number, let name, let isInverted, let end):
                let contents = Section(code: code, number: number, steps: index..<end)
                try render(contents, value(name, of: code), isInverted: isInverted)
                index = end
            case .partial(let number):
                try render(code.partials[number])
            case .block(let number):
                try render(code.blocks[number])
            }
        }
    }

    /// Renders the inside of something, which must not be too deep.
    ///
    /// - Parameter range: the steps to render; nil for all.
    private mutating func render(
        inside code: TemplateCode, steps range: Range<Int>? = nil,
        _ what: @autoclosure () -> String,
        at place: @autoclosure () -> (source: TemplateSource, offset: Int)
    ) throws(TemplateError) {
        guard depth < Self.maximumDepth else {
            let (source, offset) = place()
            throw source.error(
                "\(what()) is more than \(Self.maximumDepth) levels deep; does it contain itself?",
                at: offset)
        }
        depth += 1
        try render(code, range ?? code.steps.indices)
        depth -= 1
    }
}

// MARK: - Names

extension TemplateRenderer {
    private func value(_ name: TemplateCode.Name, of code: TemplateCode) -> MustacheValue? {
        // Most names have one part, which planning's values know.
        guard let contextName = name.contextName else { return value(code.names[name.number]) }
        // By their places, because a reversed view copies each of them.
        for place in contexts.indices.reversed() {
            let member: MustacheValue? =
                switch contexts[place] {
                case .record(let record): record.member(contextName)
                case .object(let members): members[code.names[name.number].parts[0].text]
                default: nil
                }
            if let member { return member }
        }
        return nil
    }

    private func value(_ name: TemplateName) -> MustacheValue? {
        guard let first = name.parts.first else { return contexts.last }
        guard var value = firstMember(first) else { return nil }
        for part in name.parts.dropFirst() {
            guard let member = value[part] else { return nil }
            value = member
        }
        return value
    }

    /// The member of that name of the innermost object that has one.
    private func firstMember(_ name: TemplateName.Part) -> MustacheValue? {
        // By their places, because a reversed view copies each of them.
        for place in contexts.indices.reversed() {
            if let member = contexts[place][name] { return member }
        }
        return nil
    }

    private mutating func interpolate(
        _ name: TemplateCode.Name, of code: TemplateCode, escaping: RenderOptions.Escaping
    ) throws(TemplateError) {
        switch value(name, of: code) {
        case nil:
            break
        case .string(let text):
            writer.append(value: text, escaping: escaping)
        case .lambda(let lambda):
            let template = try Template.parse(lambda.body(nil), name: "lambda")
            var result = TemplateWriter()
            swap(&writer, &result)
            try render(inside: template.code, "lambda", at: (template.source, 0))
            swap(&writer, &result)
            let text = String(decoding: result.bytes, as: UTF8.self)
            writer.append(value: text, escaping: escaping)
        case .some(let value):
            writer.append(value: value.text, escaping: escaping)
        }
    }
}

// MARK: - Sections

extension TemplateRenderer {
    /// A section and its contents.
    private struct Section {
        let code: TemplateCode
        let number: Int
        let steps: Range<Int>

        var node: TemplateSection { code.sections[number] }
    }

    private mutating func render(
        _ section: Section, _ value: MustacheValue?, isInverted: Bool
    ) throws(TemplateError) {
        let value = value ?? .null
        guard value.isFalse == isInverted else { return }
        switch value {
        case _ where isInverted:
            try renderContents(section)
        case .list(let items):
            for item in items {
                try renderContents(section, with: item)
            }
        case .lambda(let lambda):
            let node = section.node
            let result = lambda.body(node.source.text(node.contents))
            let template = try Template.parse(result, name: "lambda", delimiters: node.delimiters)
            try render(inside: template.code, "lambda", at: (node.source, node.offset))
        default:
            try renderContents(section, with: value)
        }
    }

    private mutating func renderContents(
        _ section: Section, with item: MustacheValue
    ) throws(TemplateError) {
        contexts.append(item)
        try renderContents(section)
        contexts.removeLast()
    }

    private mutating func renderContents(_ section: Section) throws(TemplateError) {
        try render(
            inside: section.code, steps: section.steps, "this section",
            at: (section.node.source, section.node.offset))
    }
}

// MARK: - Partials and inheritance

extension TemplateRenderer {
    private mutating func render(_ partial: TemplatePartial) throws(TemplateError) {
        guard let name = name(partial.reference) else { return }
        guard let template = partials[name] else {
            guard options.missingPartials == .error else { return }
            throw partial.source.error("there is no template '\(name)'", at: partial.offset)
        }
        let outerScope = scope
        let outerIndentation = writer.indentation
        let start = writer.bytes.count
        pushScope(partial.arguments)
        writer.indentation = partial.indentation.map { outerIndentation + $0 } ?? []
        try render(inside: template.code, "'\(name)'", at: (partial.source, partial.offset))
        writer.indentation = outerIndentation
        if partial.indentation == nil {
            writer.continueLine(since: start)
        }
        popScope(outerScope)
    }

    private func name(_ reference: TemplatePartial.Reference) -> String? {
        switch reference {
        case .named(let name): name
        case .dynamic(let name): value(name)?.text
        }
    }

    private mutating func pushScope(_ arguments: [TemplateBlock]) {
        guard !arguments.isEmpty else { return }
        let own = arguments.map { ($0.name, Argument(block: $0, scope: scope)) }
        let inner = scopes[scope].merging(own) { outer, _ in outer }
        scopes.append(inner)
        scope = scopes.count - 1
    }

    private mutating func popScope(_ outer: Int) {
        guard scope != outer else { return }
        scopes.removeLast()
        scope = outer
    }

    private mutating func render(_ block: TemplateBlock) throws(TemplateError) {
        let outerScope = scope
        let outerIndentation = writer.indentation
        let start = writer.bytes.count
        let isContinuing = block.lineEnd.isEmpty
        let argument = scopes[scope][block.name]
        scope = argument?.scope ?? scope
        writer.indentation += block.indentation
        let code = argument?.block.code ?? block.code
        try render(inside: code, "'\(block.name)'", at: (block.source, block.offset))
        writer.indentation = outerIndentation
        writer.endLine(block.lineEnd, since: start)
        if isContinuing {
            writer.continueLine(since: start)
        }
        scope = outerScope
    }
}
