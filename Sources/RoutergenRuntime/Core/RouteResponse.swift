import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The answer to a route that is a success by the description.
public struct RouteResponse: Sendable {
    /// The route that was asked for.
    public let route: Route
    /// The request as it was sent.
    public let request: URLRequest
    /// The head of the answer.
    public var response: HTTPURLResponse { head.response }
    /// The headers of the answer in the order in which they came, repeated ones too.
    public var headers: HTTPHeaders { head.headers }
    /// The body of the answer; empty when there is none.
    public let data: Data
    private let head: ResponseHead
    /// The parsed body of a route with an envelope, so that it is parsed once.
    private var document: JSONReader?
    /// Why the body of a route with an envelope is none; text and raw bytes do not ask.
    private var envelopeProblem: RouterError?

    /// The status code.
    public var statusCode: Int { head.statusCode }

    /// Checks an answer against the description of its route: first the envelope's code, which says more than
    /// the status, then the status.
    init(_ outcome: Request.Outcome) throws {
        if let error = outcome.error { throw error }
        guard let route = outcome.route, let request = outcome.request,
            let head = outcome.head
        else { throw RouterError(.missingBody, route: outcome.route, request: outcome.request) }
        self.route = route
        self.request = request
        self.head = head
        data = outcome.data ?? Data()
        document = nil
        let isExpected = route.statuses.contains { $0.contains(head.statusCode) }
        do throws(RouterError) {
            document = try route.envelope?.open(data)
        } catch {
            let error = self.error(error)
            // A failed request whose body is no envelope is a failed request, not a broken envelope.
            if error.hasEnvelopeCode { throw error.decodingBody() }
            if isExpected, case .envelope = error.reason { throw error }
            envelopeProblem = error
        }
        guard isExpected else { throw unexpectedStatus() }
    }

    /// Decodes the body: the value at the key path, inside the route's envelope if it has one.
    ///
    /// - Throws: `RouterError` with `.missingBody` where the body is empty (an optional is nil then), or with
    ///   `.decodingFailed`, whose `underlyingError` says where the JSON does not fit.
    public func model<T: JSONModel>(_ type: T.Type = T.self, at keyPath: [String] = []) throws -> T
    {
        if let envelopeProblem { throw envelopeProblem }
        if data.isEmpty {
            guard let none = T.valueOfNothing else { throw error(RouterError(.missingBody)) }
            return none
        }
        do {
            let path = route.payloadPath + keyPath
            return try document?.model(at: path) ?? T(jsonData: data, at: path)
        } catch let failure {
            throw error(
                RouterError(.decodingFailed("the answer is no \(T.self)"), underlyingError: failure)
            )
        }
    }

    /// The body as text, by the charset of its content type, or else as UTF-8.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where it is none.
    public func text() throws -> String {
        do {
            return try TextDecoding.text(of: data, contentType: response.contentType)
        } catch let failure {
            throw error(RouterError.wrapping(failure, as: .serializationFailed))
        }
    }

    /// Leaves the body unread, for routes that return nothing.
    ///
    /// - Throws: `RouterError` with `.decodingFailed` where the route has an envelope and there is a body that is
    ///   none: some other server has answered.
    public func discard() throws {
        if let envelopeProblem { throw envelopeProblem }
    }

    /// The error for a status that the caller has no use for, with the decoded body where one is described.
    public func unexpectedStatus() -> RouterError {
        error(RouterError(.unacceptableStatus(statusCode))).decodingBody()
    }

    /// The error with everything that is known about the exchange.
    func error(_ error: RouterError) -> RouterError {
        error.adding(route: route, request: request, response: response, data: data)
    }
}

extension Route {
    /// Where the payload is in the JSON of an answer.
    var payloadPath: [String] { envelope.map { [$0.data] } ?? [] }
}

extension RouterError {
    /// Whether the server's own status in an envelope says what went wrong.
    fileprivate var hasEnvelopeCode: Bool {
        if case .envelope(.some, _) = reason { true } else { false }
    }

    /// The error with its body decoded, where the description gives a type for the status. Where the body does
    /// not fit, the reason stays what it is, and the underlying error says why there is no body.
    func decodingBody() -> RouterError {
        guard body == nil, let data, !data.isEmpty, let response,
            let described = route?.errorBody(for: response.statusCode)
        else { return self }
        var error = self
        do {
            error.body = try described.type.init(jsonData: data, at: described.keyPath)
        } catch let failure {
            error.underlyingError =
                error.underlyingError
                ?? RouterError(
                    .decodingFailed("its body is no \(described.type)"), underlyingError: failure)
        }
        return error
    }
}

extension Route {
    /// The described body of a status: the one of that status first, then of its hundred, then of any.
    fileprivate func errorBody(for statusCode: Int) -> ErrorBody? {
        let candidates = errors.filter { $0.status.contains(statusCode) }
        return candidates.min { $0.status.generality < $1.status.generality }
    }
}

extension ResponseStatus {
    fileprivate var generality: Int {
        switch self {
        case .exactly: 0
        case .range, .success: 1
        case .any: 2
        }
    }
}

/// Types that have a value for "nothing there": optionals.
private protocol NothingRepresentable {
    static var nothing: Self { get }
}

extension Optional: NothingRepresentable {
    fileprivate static var nothing: Wrapped? { nil }
}

extension JSONModel {
    /// `nil` for optional types, nothing for others.
    fileprivate static var valueOfNothing: Self? {
        (Self.self as? any NothingRepresentable.Type)?.nothing as? Self
    }
}
