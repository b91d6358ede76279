/// One of several types, told apart by the value of a field or by what fits.
package struct UnionShape: Sendable, Equatable {
    package struct Variant: Sendable, Equatable {
        /// `wire` is the value of the tag, or a word for the type where there is no tag.
        package var name: Name
        package var documentation: Documentation
        package var type: TypeReference

        package init(
            name: Name, documentation: Documentation = Documentation(), type: TypeReference
        ) {
            self.name = name
            self.documentation = documentation
            self.type = type
        }
    }

    /// The field that holds the tag; nil where a value is the variant that fits it best: the one that
    /// knows the most of its fields, the first of equals.
    package var tag: String?
    package var variants: [Variant]

    package init(tag: String?, variants: [Variant]) {
        self.tag = tag
        self.variants = variants
    }
}
