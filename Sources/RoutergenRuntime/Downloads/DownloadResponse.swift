import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What came of a download.
public struct DownloadResponse<Success: Sendable>: Sendable {
    /// The request as it was sent; nil where it could not be made.
    public let request: URLRequest?
    /// The head of the answer; nil when none came.
    public let response: HTTPURLResponse?
    /// Where the file is; nil where the download has failed.
    public let fileURL: URL?
    /// What a download that has failed goes on from; nil where it cannot.
    public let resumeData: Data?
    /// The value that was read from the file, or why there is none.
    public let result: Result<Success, RouterError>
    /// When the request reached its stages.
    public let timeline: Timeline
    /// What the transport measured in the last attempt; nil where it measures nothing.
    public let metrics: TransportMetrics?

    /// Makes a response.
    public init(
        request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, resumeData: Data? = nil,
        result: Result<Success, RouterError>, timeline: Timeline? = nil,
        metrics: TransportMetrics? = nil
    ) {
        self.request = request
        self.response = response
        self.fileURL = fileURL
        self.resumeData = resumeData
        self.result = result
        self.timeline = timeline ?? Timeline()
        self.metrics = metrics
    }

    /// The value; nil when there is none.
    public var value: Success? { result.value }
    /// Why there is no value; nil when there is one.
    public var error: RouterError? { result.error }

    /// The response with its value transformed.
    public func map<New: Sendable>(_ transform: (Success) -> New) -> DownloadResponse<New> {
        with(result.map(transform))
    }

    /// The response with its value transformed; an error that `transform` throws is the underlying error of the
    /// response's.
    public func tryMap<New: Sendable>(
        _ transform: (Success) throws -> New
    ) -> DownloadResponse<New> {
        with(
            result.flatMap { value in
                Result { try transform(value) }.mapError(wrapping)
            })
    }

    /// The response with its error transformed.
    public func mapError(_ transform: (RouterError) -> RouterError) -> DownloadResponse {
        with(result.mapError(transform))
    }

    /// The response with its error transformed; an error that `transform` throws takes its place.
    public func tryMapError(_ transform: (RouterError) throws -> RouterError) -> DownloadResponse {
        mapError { error in
            do { return try transform(error) } catch { return wrapping(error) }
        }
    }

    private func wrapping(_ error: any Error) -> RouterError {
        RouterError.wrapping(error, as: .serializationFailed)
            .adding(route: nil, request: request, response: response)
    }

    private func with<New: Sendable>(_ result: Result<New, RouterError>) -> DownloadResponse<New> {
        DownloadResponse<New>(
            request: request, response: response, fileURL: fileURL, resumeData: resumeData,
            result: result, timeline: timeline, metrics: metrics)
    }
}

extension DownloadResponse: CustomStringConvertible {
    /// The result.
    public var description: String {
        switch result {
        case .success(let value): "success(\(value))"
        case .failure(let error): "failure(\(error))"
        }
    }
}
