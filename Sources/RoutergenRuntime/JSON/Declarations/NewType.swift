/// A type of its own for values of another type, written like that one.
///
/// ```swift
/// struct UserID: NewType {
///     var rawValue: String
///     init(rawValue: String) { self.rawValue = rawValue }
/// }
/// ```
public protocol NewType: RawJSONModel {
    /// Wraps a value; never fails.
    init(rawValue: RawValue)
}

extension NewType {
    /// Wraps a value.
    public init(_ rawValue: RawValue) {
        self.init(rawValue: rawValue)
    }

    /// Reads the wrapped value.
    public init(json: JSONReader) throws {
        self.init(rawValue: try RawValue(json: json))
    }
}
