import Foundation
import RoutergenRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server, as the checks reach it.
struct Site: Sendable {
    /// Such as `httpbin over HTTP/2`, for the names of the checks.
    let name: String
    /// Without a slash at the end.
    let baseURL: String
    /// Whom the certificates of the servers are issued by.
    let authority: URL

    /// What its answers must say about themselves.
    var httpVersion: String { isSecure ? "HTTP/2" : "HTTP/1.1" }
    var isSecure: Bool { baseURL.hasPrefix("https") }

    /// The URL of a target, such as `/get?a=1`.
    func url(_ target: String) -> String { baseURL + target }

    /// A session of its own.
    ///
    /// - Parameter change: of the transport's configuration.
    func session(
        _ configuration: SessionConfiguration = SessionConfiguration(timeout: 20),
        interceptor: (any RequestInterceptor)? = nil,
        redirectHandler: (any RedirectHandler)? = nil,
        _ change: (inout TransportConfiguration) -> Void = { _ in }
    ) -> Session {
        var transport = TransportConfiguration(proxy: .none, certificateAuthorities: authority)
        change(&transport)
        return Session(
            configuration: configuration, transport: PlatformTransport(configuration: transport),
            interceptor: interceptor, redirectHandler: redirectHandler)
    }
}

extension DataRequest {
    /// The body of a success, as JSON.
    func json() async throws -> JSON { try await validate().serializingJSON().value }

    /// The body of a success, as text.
    func text() async throws -> String { try await validate().serializingString().value }

    /// The answer, whatever its status.
    func answer() async -> DataResponse<Data?> {
        await withCheckedContinuation { continuation in
            response { continuation.resume(returning: $0) }
        }
    }
}

extension DataResponse {
    /// Zero when no answer came.
    var status: Int { response?.statusCode ?? 0 }

    func header(_ name: String) -> String? { response?.value(forHTTPHeaderField: name) }
}
