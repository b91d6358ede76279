/// The headers that a description promises for an answer, read into the properties of a struct.
public protocol ResponseHeaders: Sendable {
    /// Reads the headers of a response.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where one is missing or does not fit.
    init(_ response: RouteResponse) throws
}
