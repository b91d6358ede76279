import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Compresses the bodies of requests, for servers that say that they take it (RFC 9110, section 8.4).
///
///     session.upload(fileURL, to: "https://example.com/logs", interceptor: .compressor(.gzip))
///
/// Bodies in memory keep their length; files, streams and large forms are compressed while they are sent, in chunks.
public struct RequestCompressor: RequestInterceptor {
    /// What is done with a request that has `Content-Encoding` already.
    public enum DuplicateHeaderBehavior: Sendable, Hashable {
        /// The request fails.
        case error
        /// The body is compressed, and the header replaced.
        case replace
        /// The request is sent as it is.
        case skip
    }

    /// What a compressor refuses.
    public struct DuplicateHeaderError: Error, Sendable, Hashable, CustomStringConvertible {
        /// What stands there already.
        public var contentEncoding: String
        /// Says so.
        public var description: String {
            "the request has 'Content-Encoding: \(contentEncoding)' already"
        }
    }

    /// How bodies are compressed.
    public let format: RequestCompression
    /// What is done with a request that has `Content-Encoding` already.
    public let duplicateHeaderBehavior: DuplicateHeaderBehavior
    /// Whether a body in memory is worth it.
    public let shouldCompressBodyData: @Sendable (Data) -> Bool

    /// Makes a compressor.
    ///
    /// - Parameter shouldCompressBodyData: all by default; it is not asked about files and streams.
    public init(
        _ format: RequestCompression = .deflate,
        duplicateHeaderBehavior: DuplicateHeaderBehavior = .error,
        shouldCompressBodyData: @escaping @Sendable (Data) -> Bool = { _ in true }
    ) {
        self.format = format
        self.duplicateHeaderBehavior = duplicateHeaderBehavior
        self.shouldCompressBodyData = shouldCompressBodyData
    }

    /// Compresses the body, if there is one.
    ///
    /// - Throws: `DuplicateHeaderError`
    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState
    ) async throws -> URLRequest {
        var urlRequest = urlRequest
        let stream = urlRequest.httpBodyStream as? SegmentedStream
        let data = urlRequest.httpBody.flatMap { $0.isEmpty ? nil : $0 }
        guard stream != nil || data.map(shouldCompressBodyData) == true else { return urlRequest }
        if let contentEncoding = urlRequest.value(forHTTPHeaderField: "Content-Encoding") {
            switch duplicateHeaderBehavior {
            case .error: throw DuplicateHeaderError(contentEncoding: contentEncoding)
            case .replace: break
            case .skip: return urlRequest
            }
        }
        urlRequest.setValue(format.rawValue, forHTTPHeaderField: "Content-Encoding")
        if let stream {
            let (body, format) = (stream.body, format)
            let compressed = TransportStream { CompressedStream(SegmentedStream(body), format) }
            urlRequest.httpBodyStream = SegmentedStream(try SegmentedBody(.stream(compressed)))
        } else if let data {
            urlRequest.httpBody = Data(Compressor.compress(Array(data), format))
        }
        return urlRequest
    }
}

/// What those call it who come from Alamofire.
public typealias DeflateRequestCompressor = RequestCompressor

extension RequestInterceptor where Self == RequestCompressor {
    /// Compresses the bodies of requests with `deflate`.
    public static var deflateCompressor: Self { Self() }

    /// Compresses the bodies of requests.
    public static func compressor(_ format: RequestCompression) -> Self { Self(format) }
}
