/// An example answer of a route, from the description.
public struct RouteSample: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The media type of the body.
    public var contentType: String
    /// The body.
    public var body: String

    /// Makes an example.
    public init(status: Int = 200, contentType: String = "application/json", body: String) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }
}
