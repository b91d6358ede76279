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
