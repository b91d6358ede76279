import RoutergenSyntax

/// `{ union: { photo: Photo, video: Video }, tag: type }`
package struct NativeUnion: Sendable, Equatable {
    package struct Variant: Sendable, Equatable {
        /// The value of the tag.
        package var name: Located<String>
        package var attributes: NativeAttributes
        package var type: NativeTypeExpression

        package init(
            name: Located<String>, attributes: NativeAttributes = NativeAttributes(),
            type: NativeTypeExpression
        ) {
            self.name = name
            self.attributes = attributes
            self.type = type
        }
    }

    package var tag: Located<String>
    package var variants: [Variant]

    package init(tag: Located<String>, variants: [Variant]) {
        self.tag = tag
        self.variants = variants
    }
}
