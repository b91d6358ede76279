/// A JSON array whose places have types of their own: `[1.5, "km"]`.
package struct TupleShape: Sendable, Equatable {
    package struct Element: Sendable, Equatable {
        /// What the description calls the place; nil where it does not.
        package var name: Name?
        package var documentation: Documentation
        /// Optional where the element may be null.
        package var type: TypeReference

        package init(
            name: Name? = nil, documentation: Documentation = Documentation(), type: TypeReference
        ) {
            self.name = name
            self.documentation = documentation
            self.type = type
        }
    }

    package var elements: [Element]
    /// How many elements an array has at least; those behind may be missing.
    package var requiredCount: Int
    /// The type of what may follow and is kept; nil where nothing may, or where the description does
    /// not care.
    package var additionalElements: TypeReference?

    package init(
        elements: [Element], requiredCount: Int? = nil, additionalElements: TypeReference? = nil
    ) {
        self.elements = elements
        self.requiredCount = requiredCount ?? elements.count
        self.additionalElements = additionalElements
    }
}
