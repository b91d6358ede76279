/// One place where the API answers.
package struct RenderServerCase: Sendable, Equatable {
    package var documentation: [String]
    /// `production`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// The variables of the URL.
    package var parameters: [RenderParameter]
    /// The names that the variables get inside `url`, one for each parameter.
    package var bindings: [String]
    /// The URL: a string literal, or a concatenation of literals and variables.
    package var url: String

    package init(
        documentation: [String], name: String, reference: String,
        parameters: [RenderParameter], bindings: [String], url: String
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.parameters = parameters
        self.bindings = bindings
        self.url = url
    }
}
