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

/// `[popular, upcoming]` or `{ enum: Int, cases: { tiny: 1 }, open: false }`
package struct NativeEnumeration: Sendable, Equatable {
    package struct Case: Sendable, Equatable {
        /// The label, or the text of the value where there is none.
        package var name: Located<String>
        package var attributes: NativeAttributes
        package var value: Node

        package init(
            name: Located<String>, attributes: NativeAttributes = NativeAttributes(), value: Node
        ) {
            self.name = name
            self.attributes = attributes
            self.value = value
        }
    }

    /// Nil stands for strings.
    package var rawType: NativeTypeExpression?
    package var cases: [Case]
    package var isOpen: Bool?
    /// Whether it is the plain list, which may also be meant as an array type: `Photos: [Photo]`.
    package var isShortForm: Bool

    package init(
        rawType: NativeTypeExpression? = nil, cases: [Case], isOpen: Bool? = nil,
        isShortForm: Bool = false
    ) {
        self.rawType = rawType
        self.cases = cases
        self.isOpen = isOpen
        self.isShortForm = isShortForm
    }
}

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
