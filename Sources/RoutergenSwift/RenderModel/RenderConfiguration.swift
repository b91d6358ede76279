/// What the application supplies once for all requests.
package struct RenderConfiguration: Sendable, Equatable {
    /// `Configuration`
    package var name: String
    package var documentation: [String]
    /// The base URL first, then values, then credentials.
    package var properties: [RenderProperty]
    package var initializer: RenderInitializer
    /// The initializer that takes a server instead of a base URL; nil without a server enum.
    package var serverInitializer: RenderServerInitializer?
    /// The base URL of the description as an expression, where routes with servers of their own have to
    /// know it; nil elsewhere.
    package var standardBaseURL: String?
    /// The envelope that several routes share (`Envelope(data: "data")`), nil where there is none.
    package var envelope: String?
    /// The string literal that names the first value without a default (`"consumer_key"`); nil when
    /// every value has one, so that a standard configuration exists.
    package var missingValue: String?
    /// Documentation of `standard()`.
    package var standardDocumentation: [String]
    /// The name of the API as a string literal, for the error that a missing value throws.
    package var apiLiteral: String

    package init(
        name: String, documentation: [String], properties: [RenderProperty],
        initializer: RenderInitializer, serverInitializer: RenderServerInitializer?,
        standardBaseURL: String? = nil, envelope: String?, missingValue: String?,
        standardDocumentation: [String],
        apiLiteral: String
    ) {
        self.name = name
        self.documentation = documentation
        self.properties = properties
        self.initializer = initializer
        self.serverInitializer = serverInitializer
        self.standardBaseURL = standardBaseURL
        self.envelope = envelope
        self.missingValue = missingValue
        self.standardDocumentation = standardDocumentation
        self.apiLiteral = apiLiteral
    }
}
