import RoutergenSyntax

/// An entry of `types:`.
package struct NativeTypeDeclaration: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case object(fields: [NativeField], base: Located<String>?)
        case enumeration(NativeEnumeration)
        case union(NativeUnion)
        /// `UserID: String`
        case alias(NativeTypeUse)
        /// `{ new: String }`
        case newType(NativeTypeUse)
        /// Left out because of a reported mistake; the name is known all the same.
        case unreadable
    }

    package var name: Located<String>
    package var attributes: NativeAttributes
    package var shape: Shape

    package init(
        name: Located<String>, attributes: NativeAttributes = NativeAttributes(), shape: Shape
    ) {
        self.name = name
        self.attributes = attributes
        self.shape = shape
    }
}
