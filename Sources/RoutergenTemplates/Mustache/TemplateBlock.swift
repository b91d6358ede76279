/// `{{$name}}…{{/name}}`: a place that may be overridden and what it has by default, or, directly
/// inside of a parent, what overrides such a place.
final class TemplateBlock: Sendable {
    let name: String
    /// The contents without the indentation that all their lines have in common.
    let nodes: [TemplateNode]
    /// The same for rendering.
    let code: TemplateCode
    /// What goes before every line of what is rendered here, except one that continues a line.
    let indentation: [UInt8]
    /// The newline that belongs to a block that stands alone: what is rendered here ends with it,
    /// whether or not an argument had one. Empty for a block inside a line.
    let lineEnd: [UInt8]
    /// The place of the opening tag among the tokens of its template, and in its text.
    let token: Int
    let offset: Int
    let source: TemplateSource

    init(
        name: String, nodes: [TemplateNode], indentation: [UInt8], lineEnd: [UInt8], token: Int,
        offset: Int, source: TemplateSource
    ) {
        self.name = name
        self.nodes = nodes
        code = TemplateCode(nodes)
        self.indentation = indentation
        self.lineEnd = lineEnd
        self.token = token
        self.offset = offset
        self.source = source
    }
}
