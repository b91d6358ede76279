/// A JSON array whose places have types of their own: `[1.5, "km"]`.
package struct TupleShape: Sendable, Equatable {
    package var elements: [TypeReference]
    /// The type of what may follow; nil where nothing may.
    package var additionalElements: TypeReference?

    package init(elements: [TypeReference], additionalElements: TypeReference? = nil) {
        self.elements = elements
        self.additionalElements = additionalElements
    }
}
