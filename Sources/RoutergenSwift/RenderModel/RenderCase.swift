/// One endpoint.
package struct RenderCase: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    /// `popularPhotos`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    package var parameters: [RenderParameter]
    /// The names that the case's values get inside `build`, one for each parameter.
    package var bindings: [String]
    /// What `build` does for the case; at least one statement or a request without path.
    package var statements: [RenderStatement]
    package var route: RenderRoute

    package init(
        documentation: [String], attribute: String?, name: String, reference: String,
        parameters: [RenderParameter], bindings: [String], statements: [RenderStatement],
        route: RenderRoute
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.name = name
        self.reference = reference
        self.parameters = parameters
        self.bindings = bindings
        self.statements = statements
        self.route = route
    }
}
