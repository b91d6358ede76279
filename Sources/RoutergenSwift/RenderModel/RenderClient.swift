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

/// The call of one endpoint.
package struct RenderMethod: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    package var name: String
    package var parameters: [RenderParameter]
    /// `PhotoPage`; nil for `Void`.
    package var returnType: String?
    /// `connection`, or `self.connection` where a parameter has that name.
    package var connection: String
    /// The case with its arguments: `PhotosRouter.popularPhotos(page: page)`.
    package var route: String
    /// What happens to the response: `model()`, `data`, `discard()`; nil when `outcomes` decides.
    package var accessor: String?
    /// The answers that the method tells apart; nil where all are alike.
    package var outcomes: RenderOutcomes?

    package init(
        documentation: [String], attribute: String?, name: String, parameters: [RenderParameter],
        returnType: String?, connection: String, route: String, accessor: String?,
        outcomes: RenderOutcomes?
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.connection = connection
        self.route = route
        self.accessor = accessor
        self.outcomes = outcomes
    }
}

/// Several success answers of one endpoint, as an enum.
package struct RenderOutcomes: Sendable, Equatable {
    /// `UpsertResult`
    package var name: String
    package var documentation: [String]
    package var cases: [RenderOutcome]
    /// Whether another status may arrive, so that the `switch` needs a `default`.
    package var needsDefault: Bool

    package init(
        name: String, documentation: [String], cases: [RenderOutcome], needsDefault: Bool
    ) {
        self.name = name
        self.documentation = documentation
        self.cases = cases
        self.needsDefault = needsDefault
    }
}

/// One success answer.
package struct RenderOutcome: Sendable, Equatable {
    package var documentation: [String]
    /// `created`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// `Photo`; nil for an answer without a body.
    package var type: String?
    /// The label of its status codes: `case 201`, `case 200..<300`, `default`.
    package var pattern: String
    /// The value: `try response.model()`; nil for an answer without a body.
    package var value: String?

    package init(
        documentation: [String], name: String, reference: String, type: String?, pattern: String,
        value: String?
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.type = type
        self.pattern = pattern
        self.value = value
    }
}
