/// The methods of one group.
package struct RenderClientGroup: Sendable, Equatable {
    /// `PhotosClient`
    package var name: String
    /// `Five100px+PhotosClient.swift`
    package var file: String
    /// The client's property: `photos`.
    package var property: String
    package var documentation: [String]
    /// The same words for the client's property, which stands deeper.
    package var propertyDocumentation: [String]
    package var methods: [RenderMethod]

    package init(
        name: String, file: String, property: String, documentation: [String],
        propertyDocumentation: [String], methods: [RenderMethod]
    ) {
        self.name = name
        self.file = file
        self.property = property
        self.documentation = documentation
        self.propertyDocumentation = propertyDocumentation
        self.methods = methods
    }
}
