/// A method that calls an endpoint and asks for another media type.
package struct RenderAlternative: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    /// `listPhotosAsCSV`
    package var name: String
    /// `String`; nil for `Void`.
    package var returnType: String?
    /// The media type as a string literal.
    package var mediaType: String
    /// What happens to the response: `text()`, `data`; nil when `outcomes` decides.
    package var accessor: String?
    /// The answers that the method tells apart; nil where all are alike.
    package var outcomes: RenderOutcomes?

    package init(
        documentation: [String], attribute: String?, name: String, returnType: String?,
        mediaType: String, accessor: String?, outcomes: RenderOutcomes? = nil
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.name = name
        self.returnType = returnType
        self.mediaType = mediaType
        self.accessor = accessor
        self.outcomes = outcomes
    }
}
