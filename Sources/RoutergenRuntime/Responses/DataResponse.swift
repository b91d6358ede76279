import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What came of a request, as a completion handler gets it.
public struct DataResponse<Success: Sendable>: Sendable {
    /// The request as it was sent; nil where it could not be made.
    public let request: URLRequest?
    /// The head of the answer; nil when none came.
    public let response: HTTPURLResponse?
    /// The body of the answer; nil when none came.
    public let data: Data?
    /// The value that was read from the answer, or why there is none.
    public let result: Result<Success, RouterError>
    /// When the request reached its stages.
    public let timeline: Timeline
    /// What the transport measured in the last attempt; nil where it measures nothing.
    public let metrics: TransportMetrics?

    /// Makes a response.
    public init(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?,
        result: Result<Success, RouterError>, timeline: Timeline? = nil,
        metrics: TransportMetrics? = nil
    ) {
        self.request = request
        self.response = response
        self.data = data
        self.result = result
        self.timeline = timeline ?? Timeline()
        self.metrics = metrics
    }

    /// The value that was read from the answer; nil when there is none.
    public var value: Success? { result.value }
    /// Why there is no value; nil when there is one.
    public var error: RouterError? { result.error }

    /// The response with its value transformed.
    public func map<New: Sendable>(_ transform: (Success) -> New) -> DataResponse<New> {
        with(result.map(transform))
    }

    /// The response with its value transformed; an error that `transform` throws is the underlying error of
    /// the response's.
    public func tryMap<New: Sendable>(
        _ transform: (Success) throws -> New
    ) -> DataResponse<New> {
        with(
            result.flatMap { value in
                do {
                    return .success(try transform(value))
                } catch {
                    return .failure(
                        RouterError.wrapping(error, as: .serializationFailed)
                            .adding(route: nil, request: request, response: response, data: data))
                }
            })
    }

    /// The response with its error transformed.
    public func mapError(_ transform: (RouterError) -> RouterError) -> DataResponse {
        with(result.mapError(transform))
    }

    /// The response with its error transformed; an error that `transform` throws takes its place.
    public func tryMapError(_ transform: (RouterError) throws -> RouterError) -> DataResponse {
        mapError { error in
            do {
                return try transform(error)
            } catch {
                return RouterError.wrapping(error, as: .serializationFailed)
                    .adding(route: nil, request: request, response: response, data: data)
            }
        }
    }

    private func with<New: Sendable>(
        _ result: Result<New, RouterError>
    ) -> DataResponse<New> {
        DataResponse<New>(
            request: request, response: response, data: data, result: result, timeline: timeline,
            metrics: metrics)
    }
}

extension DataResponse: CustomStringConvertible, CustomDebugStringConvertible {
    /// The result.
    public var description: String {
        switch result {
        case .success(let value): "success(\(value))"
        case .failure(let error): "failure(\(error))"
        }
    }

    /// Request, status, size of the body, durations and result; credentials are left out.
    public var debugDescription: String {
        let method = request?.httpMethod ?? "GET"
        let url = request?.url?.redactedDescription ?? "no URL"
        return """
            request: \(method) \(url)
            status: \(response.map { String($0.statusCode) } ?? "none")
            body: \(data?.count ?? 0) bytes
            timeline: \(timeline)
            result: \(description)
            """
    }
}
