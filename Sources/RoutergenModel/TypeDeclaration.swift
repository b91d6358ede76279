/// A type that the description declares.
package struct TypeDeclaration: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case object(ObjectShape)
        case enumeration(EnumerationShape)
        case union(UnionShape)
        /// Another name for a type.
        case alias(TypeReference)
        /// A type of its own that travels as its raw value.
        case newType(TypeReference)
    }

    package var id: TypeID
    package var name: Name
    package var documentation: Documentation
    package var shape: Shape

    package init(
        id: TypeID, name: Name, documentation: Documentation = Documentation(), shape: Shape
    ) {
        self.id = id
        self.name = name
        self.documentation = documentation
        self.shape = shape
    }
}

/// A JSON object with known fields; inherited fields are already merged in.
package struct ObjectShape: Sendable, Equatable {
    package var fields: [Field]
    /// The type of fields that are not listed, where the object keeps them.
    package var additionalFields: TypeReference?

    package init(fields: [Field], additionalFields: TypeReference? = nil) {
        self.fields = fields
        self.additionalFields = additionalFields
    }
}

/// A field of an object.
package struct Field: Sendable, Equatable {
    package var name: Name
    package var documentation: Documentation
    /// Optional where the field may be absent or null.
    package var type: TypeReference
    /// The value that stands for an absent field.
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

/// A closed or open list of values.
package struct EnumerationShape: Sendable, Equatable {
    package struct Case: Sendable, Equatable {
        /// `wire` is the label that the Swift name is made from.
        package var name: Name
        package var documentation: Documentation
        package var value: Literal

        package init(name: Name, documentation: Documentation = Documentation(), value: Literal) {
            self.name = name
            self.documentation = documentation
            self.value = value
        }
    }

    /// The description's own word on unlisted values; nil leaves it to where the type is used:
    /// what a server may send is open, what only the client sends is closed.
    package var isOpen: Bool?
    package var rawType: TypeReference
    package var cases: [Case]

    package init(isOpen: Bool? = nil, rawType: TypeReference, cases: [Case]) {
        self.isOpen = isOpen
        self.rawType = rawType
        self.cases = cases
    }
}

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
