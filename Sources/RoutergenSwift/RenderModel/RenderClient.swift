/// One `async` method for each endpoint.
package struct RenderClient: Sendable, Equatable {
    /// `Client`
    package var name: String
    package var documentation: [String]
    /// Clients of the groups.
    package var groups: [RenderClientGroup]
    /// Methods of an API without groups.
    package var methods: [RenderMethod]

    package init(
        name: String, documentation: [String], groups: [RenderClientGroup], methods: [RenderMethod]
    ) {
        self.name = name
        self.documentation = documentation
        self.groups = groups
        self.methods = methods
    }
}
