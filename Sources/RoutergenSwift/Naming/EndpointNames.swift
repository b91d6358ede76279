/// What a route and what belongs to it is called.
package struct EndpointNames: Sendable, Equatable {
    /// The router's case and the client's method: `popularPhotos`.
    package var name: SwiftIdentifier
    /// The router's private constant that describes the route: `popularPhotosRoute`.
    package var routeConstant: SwiftIdentifier
    /// The enum of several success answers, nested in the group's client: `UpsertResult`.
    package var resultType: SwiftIdentifier
    /// The cases of that enum, parallel to `Endpoint.responses`; nil for errors.
    package var responses: [SwiftIdentifier?]
    /// The client's method that returns the headers of the answer too: `popularPhotosWithHeaders`.
    package var headersMethod: SwiftIdentifier
    /// The struct of those headers; nil where there are none.
    package var headersType: HeadersTypeName?
    /// The properties of that struct, parallel to `Endpoint.answerHeaders`.
    package var headers: [SwiftIdentifier]
    /// The struct of the headers of errors, nested in the group's client: `PopularPhotosErrorHeaders`.
    package var errorHeadersType: SwiftIdentifier
    /// The properties of that struct, parallel to `Endpoint.errorHeaders`.
    package var errorHeaders: [SwiftIdentifier]
    /// The client's method that returns the items of all pages: `allPopularPhotos`.
    package var pages: SwiftIdentifier
    /// The client's methods that ask for other media types, parallel to `Endpoint.alternativeAnswers`:
    /// `popularPhotosAsCSV`.
    package var alternatives: [SwiftIdentifier]
    /// The enums of their answers where there are several: `PopularPhotosAsCSVResult`.
    package var alternativeResults: [SwiftIdentifier]
    /// The struct of optional parameters, nested in the router, for a route that has many:
    /// `PopularPhotosOptions`.
    package var optionsType: SwiftIdentifier
    /// The argument of that type: `options`.
    package var options: ArgumentNames
    /// Parallel to `Endpoint.parameters`; nil where the caller gives nothing.
    package var parameters: [ArgumentNames?]
    /// The argument of a body that is given as one value.
    package var body: ArgumentNames?
    /// Parallel to the parts of a body that is written in place; nil where the caller gives nothing.
    package var bodyParts: [ArgumentNames?]
}
