/// A field of an object.
package struct Field: Sendable, Equatable {
    package var name: Name
    package var documentation: Documentation
    /// Optional where the field may be absent or null.
    package var type: TypeReference
    /// The value that stands for an absent field. For an enumeration it is the value of a case, in
    /// the form that travels, never the label of the case.
    package var defaultValue: Literal?
    package var example: Literal?

    package init(
        name: Name, documentation: Documentation = Documentation(), type: TypeReference,
        defaultValue: Literal? = nil, example: Literal? = nil
    ) {
        self.name = name
        self.documentation = documentation
        self.type = type
        self.defaultValue = defaultValue
        self.example = example
    }
}
