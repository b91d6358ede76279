/// A declared type of the API.
///
/// In the template context exactly one of the keys `structure`, `tuple`, `openEnumeration`,
/// `closedEnumeration`, `union`, `alias` and `newType` is set.
package struct RenderType: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case structure(RenderStructure)
        /// A JSON array whose places are properties.
        case tuple(RenderStructure)
        case enumeration(RenderEnumeration)
        case union(RenderUnion)
        case alias(RenderAlias)
        case newType(RenderNewType)
    }

    /// `Photo`
    package var name: String
    /// `Five100px+Photo.swift`
    package var file: String
    package var documentation: [String]
    package var shape: Shape
    /// Protocols besides those that the shape implies: `Hashable`.
    package var conformances: [String] = []
    /// The types of what stands inside of its schema, which stand in the same file; these have none themselves.
    package var parts: [RenderType] = []

    package init(name: String, file: String, documentation: [String], shape: Shape) {
        self.name = name
        self.file = file
        self.documentation = documentation
        self.shape = shape
    }
}
