/// Renders nodes into one buffer.
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

    mutating func bytes(of nodes: [TemplateNode]) throws(TemplateError) -> [UInt8] {
        try render(nodes)
        return writer.bytes
    }

    private mutating func render(_ nodes: [TemplateNode]) throws(TemplateError) {
        for node in nodes {
            switch node {
            case .text(let text, let endsLine):
                writer.append(text: text, endsLine: endsLine)
            case .interpolation(let name, let isEscaped):
                try interpolate(name, escaping: isEscaped ? options.escaping : .none)
            case .section(let section):
                try render(section)
            case .partial(let partial):
                try render(partial)
            case .block(let block):
                try render(block)
            }
        }
    }

    /// Renders the inside of something, which must not be too deep.
    private mutating func render(
        inside nodes: [TemplateNode], _ what: @autoclosure () -> String, _ source: TemplateSource,
        _ offset: Int
    ) throws(TemplateError) {
        guard depth < Self.maximumDepth else {
            throw source.error(
                "\(what()) is more than \(Self.maximumDepth) levels deep; does it contain itself?",
                at: offset)
        }
        depth += 1
        try render(nodes)
        depth -= 1
    }
}

// MARK: - Names

extension TemplateRenderer {
    private func value(_ name: TemplateName) -> MustacheValue? {
        guard let first = name.parts.first else { return contexts.last }
        guard var value = firstMember(first) else { return nil }
        // Nearly all names have one part.
        guard name.parts.count > 1 else { return value }
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
        _ name: TemplateName, escaping: RenderOptions.Escaping
    ) throws(TemplateError) {
        switch value(name) {
        case nil:
            break
        case .string(let text):
            writer.append(value: text, escaping: escaping)
        case .lambda(let lambda):
            let template = try Template.parse(lambda.body(nil), name: "lambda")
            var result = TemplateWriter()
            swap(&writer, &result)
            try render(inside: template.nodes, "lambda", template.source, 0)
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
    private mutating func render(_ section: TemplateSection) throws(TemplateError) {
        let value = value(section.name) ?? .null
        if section.isInverted {
            if value.isFalse { try renderContents(section) }
            return
        }
        guard !value.isFalse else { return }
        switch value {
        case .list(let items):
            for item in items {
                try renderContents(section, with: item)
            }
        case .lambda(let lambda):
            let result = lambda.body(section.source.text(section.contents))
            let template = try Template.parse(
                result, name: "lambda", delimiters: section.delimiters)
            try render(inside: template.nodes, "lambda", section.source, section.offset)
        default:
            try renderContents(section, with: value)
        }
    }

    private mutating func renderContents(
        _ section: TemplateSection, with item: MustacheValue
    ) throws(TemplateError) {
        contexts.append(item)
        try renderContents(section)
        contexts.removeLast()
    }

    private mutating func renderContents(_ section: TemplateSection) throws(TemplateError) {
        try render(inside: section.nodes, "this section", section.source, section.offset)
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
        try render(inside: template.nodes, "'\(name)'", partial.source, partial.offset)
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
        let nodes = argument?.block.nodes ?? block.nodes
        try render(inside: nodes, "'\(block.name)'", block.source, block.offset)
        writer.indentation = outerIndentation
        writer.endLine(block.lineEnd, since: start)
        if isContinuing {
            writer.continueLine(since: start)
        }
        scope = outerScope
    }
}
