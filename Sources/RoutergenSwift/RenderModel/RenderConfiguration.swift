/// What the application supplies once for all requests.
package struct RenderConfiguration: Sendable, Equatable {
    /// `Configuration`
    package var name: String
    package var documentation: [String]
    /// The base URL first, then values, then credentials.
    package var properties: [RenderProperty]
    package var initializer: RenderInitializer
    /// The string literal that names the first value without a default (`"consumer_key"`); nil when
    /// every value has one, so that a standard configuration exists.
    package var missingValue: String?
    /// The name of the API as a string literal, for the error that a missing value throws.
    package var apiLiteral: String

    package init(
        name: String, documentation: [String], properties: [RenderProperty],
        initializer: RenderInitializer, missingValue: String?, apiLiteral: String
    ) {
        self.name = name
        self.documentation = documentation
        self.properties = properties
        self.initializer = initializer
        self.missingValue = missingValue
        self.apiLiteral = apiLiteral
    }
}

/// A place where the API answers, as a constant or, where its URL has variables, as a function.
package struct RenderServer: Sendable, Equatable {
    package var documentation: [String]
    /// `production`
    package var name: String
    /// The variables of the URL; empty for a constant.
    package var parameters: [RenderParameter]
    /// The URL: a string literal or a concatenation of literals and variables.
    package var url: String

    package init(
        documentation: [String], name: String, parameters: [RenderParameter], url: String
    ) {
        self.documentation = documentation
        self.name = name
        self.parameters = parameters
        self.url = url
    }
}
