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
    /// The call that waits for the answer: `connection.model(of: …)`; nil when `outcomes` decides.
    package var call: String?
    /// The answers that the method tells apart; nil where all are alike.
    package var outcomes: RenderOutcomes?
    /// The second method, which returns the headers of the answer too; nil where none are described.
    package var headers: RenderHeaders?
    /// The headers of its errors; nil where none are described.
    package var errorHeaders: RenderErrorHeaders?
    /// The method that returns the items of all pages; nil where the answer is no page.
    package var pages: RenderPages?
    /// Further methods, which ask for other media types.
    package var alternatives: [RenderAlternative]

    package init(
        documentation: [String], attribute: String?, name: String, parameters: [RenderParameter],
        returnType: String?, connection: String, route: String, call: String?,
        outcomes: RenderOutcomes?, headers: RenderHeaders? = nil,
        errorHeaders: RenderErrorHeaders? = nil, pages: RenderPages? = nil,
        alternatives: [RenderAlternative] = []
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.name = name
        self.parameters = parameters
        self.returnType = returnType
        self.connection = connection
        self.route = route
        self.call = call
        self.outcomes = outcomes
        self.headers = headers
        self.errorHeaders = errorHeaders
        self.pages = pages
        self.alternatives = alternatives
    }
}
