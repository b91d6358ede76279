import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Parameters of a request that is written by hand: texts, numbers, truth values, dates, arrays and nested
/// dictionaries.
public typealias Parameters = [String: Any]

/// Puts parameters into a request.
public protocol ParameterEncoding: Sendable {
    /// The request with the parameters; the request itself where there are none.
    ///
    /// - Throws: `RouterError` when the parameters cannot be encoded.
    func encode(
        _ urlRequest: some URLRequestConvertible, with parameters: Parameters?
    ) throws -> URLRequest
}

extension URLRequest {
    /// Sets a body and, unless the request has one, its content type.
    mutating func setBody(_ data: Data, contentType: String) {
        httpBody = data
        if value(forHTTPHeaderField: "Content-Type") == nil {
            setValue(contentType, forHTTPHeaderField: "Content-Type")
        }
    }
}
