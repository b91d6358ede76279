/// A method that calls an endpoint and asks for another media type.
package struct RenderAlternative: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    /// `listPhotosAsCSV`
    package var name: String
    /// `String`; nil for `Void`.
    package var returnType: String?
    /// The case with its arguments: `PhotosRouter.list.accepting("text/csv")`.
    package var route: String
    /// The call that waits for the answer: `connection.text(of: …)`; nil when `outcomes` decides.
    package var call: String?
    /// The answers that the method tells apart; nil where all are alike.
    package var outcomes: RenderOutcomes?

    package init(
        documentation: [String], attribute: String?, name: String, returnType: String?,
        route: String, call: String?, outcomes: RenderOutcomes? = nil
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.name = name
        self.returnType = returnType
        self.route = route
        self.call = call
        self.outcomes = outcomes
    }
}
