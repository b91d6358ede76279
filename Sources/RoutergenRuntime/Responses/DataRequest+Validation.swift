import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension DataRequest {
    /// Adds a validation; the first one that fails decides.
    @discardableResult
    public func validate(_ validation: @escaping Validation) -> Self {
        mutable.withLock { $0.validators.append(validation) }
        return self
    }

    /// Refuses an answer whose status is not among those given.
    @discardableResult
    public func validate<Statuses: Sequence & Sendable>(statusCode statuses: Statuses) -> Self
    where Statuses.Element == Int {
        validate { _, response, _ in
            statuses.contains(response.statusCode)
                ? .success : .failure(RouterError(.unacceptableStatus(response.statusCode)))
        }
    }

    /// Refuses an answer whose content type is not among those given; an answer without a body needs none.
    ///
    /// Types are compared without their parameters and without regard to case; `image/*` and `*/*` stand for
    /// what they say.
    @discardableResult
    public func validate<Types: Sequence & Sendable>(contentType types: Types) -> Self
    where Types.Element == String {
        validate { _, response, data in
            ContentType.check(response, data, acceptable: Array(types))
        }
    }

    /// Refuses an answer that is no success, or of another content type than the request accepts.
    ///
    /// A success is what the description of the route says, or else 200 to 299; the content types are those of
    /// the request's `Accept` header.
    @discardableResult
    public func validate() -> Self {
        let statuses = route?.statuses ?? [.success]
        return validate { request, response, data in
            guard statuses.contains(where: { $0.contains(response.statusCode) }) else {
                return .failure(RouterError(.unacceptableStatus(response.statusCode)))
            }
            let accept = request?.value(forHTTPHeaderField: "Accept") ?? "*/*"
            return ContentType.check(
                response, data, acceptable: accept.split(separator: ",").map(String.init))
        }
    }
}

/// Compares media types (RFC 9110, section 8.3.1).
private enum ContentType {
    static func check(
        _ response: HTTPURLResponse, _ data: Data?, acceptable: [String]
    ) -> ValidationResult {
        guard let data, !data.isEmpty else { return .success }
        let patterns = acceptable.map(essence)
        let actual = response.contentType
        if patterns.contains("*/*") { return .success }
        if let actual, patterns.contains(where: { matches(essence(actual), $0) }) {
            return .success
        }
        return .failure(RouterError(.unacceptableContentType(actual, acceptable: patterns)))
    }

    /// The type without parameters: `Text/HTML; charset=utf-8` → `text/html`.
    private static func essence(_ type: String) -> String {
        type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    private static func matches(_ type: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("/*") ? type.hasPrefix(pattern.dropLast()) : type == pattern
    }
}

extension HTTPURLResponse {
    /// The `Content-Type` header as it came.
    var contentType: String? { value(forHTTPHeaderField: "Content-Type") }
}
