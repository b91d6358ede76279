import RoutergenModel
import RoutergenSyntax

/// `body:` of a route.
package struct NativeBody: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case type(NativeTypeUse)
        case fields([NativeField])
        /// The bytes of `{ data: image/png }`.
        case bytes
    }

    package var attributes: NativeAttributes
    package var encoding: RequestBody.Encoding
    package var content: Content
    package var range: SourceRange
    /// The place of `body` itself.
    package var keyRange: SourceRange

    package init(
        attributes: NativeAttributes = NativeAttributes(), encoding: RequestBody.Encoding,
        content: Content, range: SourceRange, keyRange: SourceRange
    ) {
        self.attributes = attributes
        self.encoding = encoding
        self.content = content
        self.range = range
        self.keyRange = keyRange
    }
}
