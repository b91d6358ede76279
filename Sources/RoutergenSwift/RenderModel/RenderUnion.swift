/// One of several types, told apart by the value of a field or by what fits best.
package struct RenderUnion: Sendable, Equatable {
    /// The field that holds the tag, as a string literal; nil where there is none.
    package var tag: String?
    package var variants: [RenderVariant]
    /// The case that keeps a value with another tag: `unknown`.
    package var unknownCase: String

    package init(tag: String?, variants: [RenderVariant], unknownCase: String) {
        self.tag = tag
        self.variants = variants
        self.unknownCase = unknownCase
    }
}
