/// A type that the description declares.
package struct TypeDeclaration: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case object(ObjectShape)
        case enumeration(EnumerationShape)
        case union(UnionShape)
        case tuple(TupleShape)
        /// Another name for a type.
        case alias(TypeReference)
        /// A type of its own that travels as its raw value.
        case newType(TypeReference)
    }

    package var id: TypeID
    package var name: Name
    package var documentation: Documentation
    package var shape: Shape
    /// What has a name of its own and this type inside, which its name begins with: `Charge` for
    /// `ChargeSource` and `ChargeSourceOwner`.
    package var owner: String?

    package init(
        id: TypeID, name: Name, documentation: Documentation = Documentation(), shape: Shape,
        owner: String? = nil
    ) {
        self.id = id
        self.name = name
        self.documentation = documentation
        self.shape = shape
        self.owner = owner
    }
}
