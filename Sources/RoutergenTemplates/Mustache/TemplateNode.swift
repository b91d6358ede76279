/// A name in a tag, split on its periods; no parts for `.`, the current item.
struct TemplateName: Sendable {
    let parts: [String]
}

/// What a template is made of.
enum TemplateNode: Sendable {
    /// Text as it is; `endsLine` when its last byte is a newline.
    case text([UInt8], endsLine: Bool)
    case interpolation(TemplateName, isEscaped: Bool)
    case section(TemplateSection)
    case partial(TemplatePartial)
    case block(TemplateBlock)
}

/// `{{#name}}…{{/name}}`, or with `^` the inverted one.
struct TemplateSection: Sendable {
    let name: TemplateName
    let isInverted: Bool
    let nodes: [TemplateNode]
    /// The unrendered text between the tags and the delimiters in force there, for lambdas.
    let contents: Range<Int>
    let delimiters: TemplateDelimiters
    let source: TemplateSource
    /// Where the tag is, for messages.
    let offset: Int
}

/// `{{>name}}`, or `{{<name}}…{{/name}}`, which differs only in that it has arguments.
struct TemplatePartial: Sendable {
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
}

/// `{{$name}}…{{/name}}`: a place that may be overridden and what it has by default, or, directly
/// inside of a parent, what overrides such a place.
struct TemplateBlock: Sendable {
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
}

/// What opens and closes a tag.
struct TemplateDelimiters: Sendable, Equatable {
    var open: [UInt8]
    var close: [UInt8]

    static let standard = TemplateDelimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
