/// A piece of template text: a tag, or the text between two tags or up to a line's end.
struct TemplateToken: Sendable {
    enum Kind: Sendable, Equatable {
        case text
        case comment
        case delimiters
        case interpolation(isEscaped: Bool)
        case section(isInverted: Bool)
        case partial
        case parent
        case block
        case close
    }

    let kind: Kind
    /// The bytes, delimiters included.
    let range: Range<Int>
    /// What the tag names, without whitespace around it.
    var name = ""
    /// The delimiters in force behind the tag.
    var delimiters = TemplateDelimiters.standard

    /// Whether the tag has contents and an end.
    var opens: Bool {
        switch kind {
        case .section, .parent, .block: true
        default: false
        }
    }
}
