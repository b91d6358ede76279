/// A field of an object.
package struct Field: Sendable, Equatable {
    /// What `null` means in a field whose type is optional.
    package enum NullMeaning: String, Sendable, Equatable {
        /// The field is always there; without a value it is `null`.
        case noValue
        /// A field that is left out and one that is `null` say different things: a change keeps the
        /// old value in one case and removes it in the other.
        case differsFromAbsence
    }

    package var name: Name
    package var documentation: Documentation
    /// Optional where the field may be absent or null.
    package var type: TypeReference
    /// Nil where a field without a value is left out, and `null` is read the same way.
    package var null: NullMeaning?
    /// The elements of a list that cannot be read are dropped and do not fail the whole value. Only for lists, also
    /// optional ones.
    package var isLossy: Bool
    /// Only the server writes it; requests leave it out.
    package var isReadOnly: Bool
    /// Only the client writes it; answers lack it.
    package var isWriteOnly: Bool
    /// The only value that the field may have.
    package var constant: Literal?
    /// The value that stands for an absent field. For an enumeration it is the value of a case, in
    /// the form that travels, never the label of the case.
    package var defaultValue: Literal?
    package var example: Literal?

    package init(
        name: Name, documentation: Documentation = Documentation(), type: TypeReference,
        null: NullMeaning? = nil, isLossy: Bool = false, isReadOnly: Bool = false,
        isWriteOnly: Bool = false,
        constant: Literal? = nil, defaultValue: Literal? = nil, example: Literal? = nil
    ) {
        self.name = name
        self.documentation = documentation
        self.type = type
        self.null = null
        self.isLossy = isLossy
        self.isReadOnly = isReadOnly
        self.isWriteOnly = isWriteOnly
        self.constant = constant
        self.defaultValue = defaultValue
        self.example = example
    }
}
