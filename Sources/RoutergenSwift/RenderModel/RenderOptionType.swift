/// Many optional parameters of one endpoint, kept together so that its case stays readable.
package struct RenderOptionType: Sendable, Equatable {
    /// `SearchOptions`
    package var name: String
    package var documentation: [String]
    package var properties: [RenderProperty]
    package var initializer: RenderInitializer

    package init(
        name: String, documentation: [String], properties: [RenderProperty],
        initializer: RenderInitializer
    ) {
        self.name = name
        self.documentation = documentation
        self.properties = properties
        self.initializer = initializer
    }
}
