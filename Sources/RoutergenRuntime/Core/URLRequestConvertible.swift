import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Something that stands for a request: a `URLRequest`, or a case of a generated router.
public protocol URLRequestConvertible: Sendable {
    /// The request.
    ///
    /// - Throws: `RouterError`, or an error of your own, when it cannot be made.
    func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
    /// The request, or nil where `asURLRequest()` throws.
    public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
    /// The request itself.
    public func asURLRequest() throws -> URLRequest { self }
}

extension URLRequest {
    /// Makes a request.
    ///
    /// - Throws: `RouterError` with `.invalidURL` when `url` stands for none.
    public init(
        url: some URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
    ) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        if let headers { allHTTPHeaderFields = headers.dictionary }
    }

    /// The method; nil stands for none.
    public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init(rawValue:)) }
        set { httpMethod = newValue?.rawValue }
    }

    /// The headers, in the order of their names.
    public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
    }
}

extension URLRequest {
    /// Adds headers of names that the request does not have.
    ///
    /// All at once, because Foundation looks through all headers for each one that is asked for or set.
    mutating func addMissing(_ headers: HTTPHeaders) {
        var fields = allHTTPHeaderFields ?? [:]
        let before = fields.count
        for header in headers
        where !fields.keys.contains(where: { $0.isSameHeaderName(as: header.name) }) {
            fields[header.name] = header.value
        }
        if fields.count != before { allHTTPHeaderFields = fields }
    }

    /// Refuses what must not be sent: a method or header that HTTP does not allow (a line feed in one
    /// would start another header), a URL without a host, a body that the method does not allow.
    func validateForSending() throws(RouterError) {
        guard let url, url.scheme != nil else {
            throw RouterError(.invalidURL(url?.absoluteString ?? ""))
        }
        if let httpMethod, !HTTPHeader.isToken(httpMethod) {
            throw RouterError(.invalidMethod(httpMethod))
        }
        for (name, value) in allHTTPHeaderFields ?? [:] {
            guard HTTPHeader.isToken(name), HTTPHeader.isFieldValue(value) else {
                throw RouterError(.invalidHeader(name: name))
            }
        }
        if let method, method.refusesBody, httpBody?.isEmpty == false || httpBodyStream != nil {
            throw RouterError(.bodyNotAllowed(method))
        }
        // It could not be sent again, and sending nothing in its place would lose it without a word.
        guard httpBodyStream == nil || httpBodyStream is SegmentedStream else {
            throw RouterError(
                .encodingFailed("a body must be in httpBody, not in a stream"))
        }
    }
}
