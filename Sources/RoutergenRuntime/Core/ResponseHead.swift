import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The head of an answer.
///
/// Foundation on Linux takes longer to make an `HTTPURLResponse` of it than it takes to read it from the network, so
/// that waits until somebody asks.
final class ResponseHead: Sendable {
    let statusCode: Int
    /// In the order in which they came, repeated ones too.
    let headers: HTTPHeaders
    private let source: TransportResponse
    private let made: Protected<HTTPURLResponse?>
    private let standIn: HTTPURLResponse

    /// nil for an answer that Foundation does not take.
    init?(_ source: TransportResponse) {
        headers = HTTPHeaders(inOrder: source.headers)
        statusCode = source.statusCode
        self.source = source
        #if canImport(Darwin)
            guard let response = Self.make(source, headers) else { return nil }
            made = Protected(response)
            standIn = response
        #else
            guard let standIn = Self.standIn else { return nil }
            made = Protected(nil)
            self.standIn = standIn
        #endif
    }

    /// The head as Foundation has it.
    var response: HTTPURLResponse {
        made.withLock { made in
            if let made { return made }
            let response = Self.make(source, headers) ?? standIn
            made = response
            return response
        }
    }

    /// The length of the body as it is sent; nil where the head does not say, or where the body is compressed and
    /// comes out longer.
    var contentLength: Int64? {
        guard headers["Content-Encoding"] == nil else { return nil }
        return headers["Content-Length"].flatMap { Int64($0) }
    }

    private static func make(
        _ source: TransportResponse, _ headers: HTTPHeaders
    ) -> HTTPURLResponse? {
        HTTPURLResponse(
            url: source.url, statusCode: source.statusCode, httpVersion: source.httpVersion,
            headerFields: headers.dictionary)
    }

    #if !canImport(Darwin)
        /// For an answer that Foundation refuses, which on Linux does not happen.
        private static let standIn = make(
            TransportResponse(url: URL(fileURLWithPath: "/"), statusCode: 0), HTTPHeaders())
    #endif
}
