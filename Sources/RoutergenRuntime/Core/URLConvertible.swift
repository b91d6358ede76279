import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Something that stands for a URL.
public protocol URLConvertible: Sendable {
    /// The URL.
    ///
    /// - Throws: `RouterError` when there is no such URL.
    func asURL() throws -> URL
}

extension String: URLConvertible {
    /// The URL that the string spells. Spaces and other characters that no URL may contain are
    /// percent-encoded.
    ///
    /// - Throws: `RouterError` with `.invalidURL` when it spells none.
    public func asURL() throws -> URL {
        guard let url = URLText.url(self) else { throw RouterError(.invalidURL(self)) }
        return url
    }
}

extension URL: URLConvertible {
    /// The URL itself.
    public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
    /// The URL that the components make up.
    ///
    /// - Throws: `RouterError` with `.invalidURL` when they do not make one.
    public func asURL() throws -> URL {
        guard let url else { throw RouterError(.invalidURL(string ?? "\(self)")) }
        return url
    }
}
