import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a `Provider` hands out: an answer of any status with its whole body.
public struct Response: Sendable {
    /// The status code.
    public let statusCode: Int
    /// The body; empty when there is none.
    public let data: Data
    /// The request as it was sent.
    public let request: URLRequest?
    /// The head of the answer.
    public let response: HTTPURLResponse?
    /// The route that was asked for; nil for an answer that was made by hand.
    public let route: Route?

    /// Makes an answer.
    public init(
        statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil,
        route: Route? = nil
    ) {
        self.statusCode = statusCode
        self.data = data
        self.request = request
        self.response = response
        self.route = route
    }

    /// An error with everything about the answer.
    func error(_ reason: RouterError.Reason, underlyingError: (any Error)? = nil) -> RouterError {
        RouterError(
            reason, route: route, request: request, response: response, data: data,
            underlyingError: underlyingError)
    }
}

extension Response: Equatable {
    /// Whether two answers have the same status, body and head.
    public static func == (one: Response, other: Response) -> Bool {
        one.statusCode == other.statusCode && one.data == other.data
            && one.response == other.response
    }
}

extension Response: CustomStringConvertible {
    /// The status and the length of the body.
    public var description: String { "status \(statusCode), \(data.count) bytes" }
}
