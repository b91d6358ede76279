import RoutergenSyntax

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
