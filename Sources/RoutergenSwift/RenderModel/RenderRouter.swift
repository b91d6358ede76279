/// The endpoints of one group, as an enum with a case for each.
package struct RenderRouter: Sendable, Equatable {
    /// `PhotosRouter`
    package var name: String
    /// `Five100px.PhotosRouter`
    package var qualifiedName: String
    /// `Five100px+PhotosRouter.swift`
    package var file: String
    package var documentation: [String]
    /// `Five100px.Configuration`
    package var configurationType: String
    package var cases: [RenderCase]
    /// Structs of optional parameters, nested in the router.
    package var optionTypes: [RenderOptionType]
    /// What every request of the API sends; empty for a router without cases.
    package var commonStatements: [RenderStatement]

    package init(
        name: String, qualifiedName: String, file: String, documentation: [String],
        configurationType: String, cases: [RenderCase], optionTypes: [RenderOptionType],
        commonStatements: [RenderStatement]
    ) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.file = file
        self.documentation = documentation
        self.configurationType = configurationType
        self.cases = cases
        self.optionTypes = optionTypes
        self.commonStatements = commonStatements
    }
}

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

/// What the description says about an endpoint: the constant that `route` returns.
package struct RenderRoute: Sendable, Equatable {
    /// `popularPhotosRoute`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// Arguments of `Route(…)`.
    package var arguments: [RenderArgument]

    package init(name: String, reference: String, arguments: [RenderArgument]) {
        self.name = name
        self.reference = reference
        self.arguments = arguments
    }
}

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
