/// The places where the API answers, as an enum with a case for each.
package struct RenderServer: Sendable, Equatable {
    /// `Server`
    package var name: String
    package var cases: [RenderServerCase]
    /// Enums of the values that a variable of a URL may have.
    package var variables: [RenderServerVariable]

    package init(name: String, cases: [RenderServerCase], variables: [RenderServerVariable]) {
        self.name = name
        self.cases = cases
        self.variables = variables
    }
}

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

/// The values that a variable of a server's URL may have.
package struct RenderServerVariable: Sendable, Equatable {
    /// `Region`
    package var name: String
    package var documentation: [String]
    package var cases: [RenderEnumerationCase]

    package init(name: String, documentation: [String], cases: [RenderEnumerationCase]) {
        self.name = name
        self.documentation = documentation
        self.cases = cases
    }
}
