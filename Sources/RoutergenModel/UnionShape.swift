/// One of several types, told apart by the value of a field.
package struct UnionShape: Sendable, Equatable {
    package struct Variant: Sendable, Equatable {
        /// `wire` is the value of the tag.
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

    /// The field that holds the tag.
    package var tag: String
    package var variants: [Variant]

    package init(tag: String, variants: [Variant]) {
        self.tag = tag
        self.variants = variants
    }
}
