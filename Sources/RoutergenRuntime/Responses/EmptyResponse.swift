/// A type that has a value for an answer without a body.
public protocol EmptyResponse: Sendable {
    /// The value.
    static func emptyValue() -> Self
}

/// What is read from an answer that rightly has no body.
///
///     try await session.request(url, method: .delete).validate().serializingDecodable(Empty.self).value
public struct Empty: Codable, Sendable, Hashable, EmptyResponse {
    /// The only value.
    public static let value = Empty()

    /// Makes the value.
    public init() {}

    /// The only value.
    public static func emptyValue() -> Empty { value }
}
