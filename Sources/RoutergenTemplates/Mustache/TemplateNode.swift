/// What a template is made of. The larger ones are objects, so that rendering passes one reference.
enum TemplateNode: Sendable {
    /// Text as it is; `endsLine` when its last byte is a newline.
    case text([UInt8], endsLine: Bool)
    case interpolation(TemplateName, isEscaped: Bool)
    case section(TemplateSection)
    case partial(TemplatePartial)
    case block(TemplateBlock)
}
