/// `{{#name}}…{{/name}}`, or with `^` the inverted one.
final class TemplateSection: Sendable {
    let name: TemplateName
    let isInverted: Bool
    let nodes: [TemplateNode]
    /// The unrendered text between the tags and the delimiters in force there, for lambdas.
    let contents: Range<Int>
    let delimiters: TemplateDelimiters
    let source: TemplateSource
    /// Where the tag is, for messages.
    let offset: Int

    init(
        name: TemplateName, isInverted: Bool, nodes: [TemplateNode], contents: Range<Int>,
        delimiters: TemplateDelimiters, source: TemplateSource, offset: Int
    ) {
        self.name = name
        self.isInverted = isInverted
        self.nodes = nodes
        self.contents = contents
        self.delimiters = delimiters
        self.source = source
        self.offset = offset
    }
}
