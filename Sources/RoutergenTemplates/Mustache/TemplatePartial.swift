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
