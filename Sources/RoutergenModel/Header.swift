/// A header of an answer or of a part of a body.
package struct Header: Sendable, Equatable {
    package var name: Name
    package var documentation: Documentation
    /// Optional where the header may be missing.
    package var type: TypeReference

    package init(
        name: Name, documentation: Documentation = Documentation(), type: TypeReference
    ) {
        self.name = name
        self.documentation = documentation
        self.type = type
    }
}
