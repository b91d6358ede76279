extension TemplateNode {
    /// The same node, in which nothing is shared with this one.
    ///
    /// - Parameter source: the copy of the template's text.
    func copied(_ source: TemplateSource) -> TemplateNode {
        switch self {
        case .text(let text, let endsLine):
            .text(text.withUnsafeBufferPointer { Array($0) }, endsLine: endsLine)
        case .interpolation(let name, let isEscaped):
            .interpolation(name.copied(), isEscaped: isEscaped)
        case .section(let section): .section(section.copied(source))
        case .partial(let partial): .partial(partial.copied(source))
        case .block(let block): .block(block.copied(source))
        }
    }
}

extension TemplateName {
    fileprivate func copied() -> TemplateName {
        TemplateName(parts: parts.map { $0 })
    }
}

extension TemplateSection {
    fileprivate func copied(_ source: TemplateSource) -> TemplateSection {
        TemplateSection(
            name: name.copied(), isInverted: isInverted, nodes: nodes.map { $0.copied(source) },
            contents: contents, delimiters: delimiters, source: source, offset: offset)
    }
}

extension TemplatePartial {
    fileprivate func copied(_ source: TemplateSource) -> TemplatePartial {
        TemplatePartial(
            reference: reference, indentation: indentation,
            arguments: arguments.map { $0.copied(source) }, source: source, offset: offset)
    }
}

extension TemplateBlock {
    fileprivate func copied(_ source: TemplateSource) -> TemplateBlock {
        TemplateBlock(
            name: name, nodes: nodes.map { $0.copied(source) }, indentation: indentation,
            lineEnd: lineEnd, token: token, offset: offset, source: source)
    }
}
