/// A name in a tag, split on its periods; no parts for `.`, the current item.
struct TemplateName: Sendable {
    let parts: [String]
}

/// What a template is made of. The larger ones are objects, so that rendering passes one reference.
enum TemplateNode: Sendable {
    /// Text as it is; `endsLine` when its last byte is a newline.
    case text([UInt8], endsLine: Bool)
    case interpolation(TemplateName, isEscaped: Bool)
    case section(TemplateSection)
    case partial(TemplatePartial)
    case block(TemplateBlock)
}

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

/// `{{>name}}`, or `{{<name}}…{{/name}}`, which differs only in that it has arguments.
final class TemplatePartial: Sendable {
    enum Reference: Sendable {
        case named(String)
        /// `*name`: the name is what the context has under `name`.
        case dynamic(TemplateName)
    }

    let reference: Reference
    /// What is before a standalone tag, and goes before every line of the partial; nil for a tag
    /// inside a line, whose partial is not indented at all.
    let indentation: [UInt8]?
    /// The blocks between the tags of a parent.
    let arguments: [TemplateBlock]
    let source: TemplateSource
    let offset: Int

    init(
        reference: Reference, indentation: [UInt8]?, arguments: [TemplateBlock],
        source: TemplateSource, offset: Int
    ) {
        self.reference = reference
        self.indentation = indentation
        self.arguments = arguments
        self.source = source
        self.offset = offset
    }
}

/// `{{$name}}…{{/name}}`: a place that may be overridden and what it has by default, or, directly
/// inside of a parent, what overrides such a place.
final class TemplateBlock: Sendable {
    let name: String
    /// The contents without the indentation that all their lines have in common.
    let nodes: [TemplateNode]
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
        self.indentation = indentation
        self.lineEnd = lineEnd
        self.token = token
        self.offset = offset
        self.source = source
    }
}

/// What opens and closes a tag.
struct TemplateDelimiters: Sendable, Equatable {
    var open: [UInt8]
    var close: [UInt8]

    static let standard = TemplateDelimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
