/// What opens and closes a tag.
struct TemplateDelimiters: Sendable, Equatable {
    var open: [UInt8]
    var close: [UInt8]

    static let standard = TemplateDelimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
