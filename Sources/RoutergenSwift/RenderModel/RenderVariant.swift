/// One alternative of a union.
package struct RenderVariant: Sendable, Equatable {
    package var documentation: [String]
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    package var type: String
    /// The value of the tag, as a string literal.
    package var tagValue: String
    /// Whether the variant closes a value cycle.
    package var isIndirect: Bool

    package init(
        documentation: [String], name: String, reference: String, type: String, tagValue: String,
        isIndirect: Bool
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.type = type
        self.tagValue = tagValue
        self.isIndirect = isIndirect
    }
}
