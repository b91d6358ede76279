import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Validations of every kind of request. The first one that fails decides.
extension Request {
    /// Refuses an answer whose status is not among those given.
    @discardableResult
    public func validate<Statuses: Sequence & Sendable>(statusCode statuses: Statuses) -> Self
    where Statuses.Element == Int {
        add { _, _, response in
            statuses.contains(response.statusCode)
                ? .success : .failure(RouterError(.unacceptableStatus(response.statusCode)))
        }
        return self
    }

    /// Refuses an answer whose content type is not among those given; an answer without a body needs none.
    ///
    /// Types are compared without their parameters and without regard to case; `image/*` and `*/*` stand for
    /// what they say.
    @discardableResult
    public func validate<Types: Sequence & Sendable>(contentType types: Types) -> Self
    where Types.Element == String {
        add { request, _, response in
            request.checkContentType(of: response, acceptable: Array(types))
        }
        return self
    }

    /// Refuses an answer that is no success, or of another content type than the request accepts.
    ///
    /// A success is what the description of the route says, or else 200 to 299; the content types are those of
    /// the request's `Accept` header. Requests that are made from a route do this by themselves, unless the
    /// session's `validatesRoutes` is false.
    @discardableResult
    public func validate() -> Self {
        add { request, urlRequest, response in
            let status = response.statusCode
            guard request.acceptableStatuses.contains(where: { $0.contains(status) }) else {
                return .failure(RouterError(.unacceptableStatus(status)))
            }
            guard let accept = urlRequest?.value(forHTTPHeaderField: "Accept") else {
                return .success
            }
            return request.checkContentType(
                of: response, acceptable: accept.split(separator: ",").map(String.init))
        }
        return self
    }

    /// Takes back the validations so far, also the one by the route's description: every answer is a success for
    /// those who ask for it from here on.
    @discardableResult
    public func unvalidated() -> Self {
        mutable.withLock { mutable in
            mutable.validators = []
            mutable.validatedCount = 0
            mutable.refusal = nil
        }
        return self
    }

    /// The statuses that are a success.
    var acceptableStatuses: [ResponseStatus] { route?.statuses ?? [.success] }

    func add(_ validator: @escaping RequestState.Validator) {
        mutable.withLock { $0.validators.append(validator) }
    }

    private func checkContentType(
        of response: HTTPURLResponse, acceptable: [String]
    ) -> ValidationResult {
        guard hasBody else { return .success }
        let patterns = acceptable.map(ContentType.essence)
        if patterns.contains("*/*") { return .success }
        let actual = response.contentType
        if let actual, ContentType.matches(ContentType.essence(actual), anyOf: patterns) {
            return .success
        }
        return .failure(RouterError(.unacceptableContentType(actual, acceptable: patterns)))
    }
}

/// Compares media types (RFC 9110, section 8.3.1).
private enum ContentType {
    /// The type without parameters: `Text/HTML; charset=utf-8` → `text/html`.
    static func essence(_ type: String) -> String {
        type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    static func matches(_ type: String, anyOf patterns: [String]) -> Bool {
        patterns.contains { pattern in
            pattern.hasSuffix("/*") ? type.hasPrefix(pattern.dropLast()) : type == pattern
        }
    }
}

extension HTTPURLResponse {
    /// The `Content-Type` header as it came.
    var contentType: String? { value(forHTTPHeaderField: "Content-Type") }
}
