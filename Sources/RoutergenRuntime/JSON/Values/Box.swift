/// A value behind a reference, which lets a type contain itself.
///
/// ```swift
/// struct Comment: JSONModel {
///     private let parentStorage: Box<Comment>?
///     var parent: Comment? { parentStorage?.value }
///     …
/// }
/// ```
public final class Box<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// Puts a value behind a reference.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Box: Equatable where Value: Equatable {
    /// Whether the values are equal; two boxes of equal values are equal.
    public static func == (one: Box, other: Box) -> Bool {
        one.value == other.value
    }
}

extension Box: Hashable where Value: Hashable {
    /// Feeds the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension Box: ParameterValue where Value: JSONModel {}
extension Box: Encodable where Value: JSONModel {}
extension Box: Decodable where Value: JSONModel {}

extension Box: JSONModel where Value: JSONModel {
    /// Reads the value.
    public convenience init(json: JSONReader) throws {
        self.init(try Value(json: json))
    }

    /// Writes the value.
    public func write(json: inout JSONWriter) {
        value.write(json: &json)
    }
}
