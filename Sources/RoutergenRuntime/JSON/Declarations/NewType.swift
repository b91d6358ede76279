/// A type of its own for values of another type, written like that one.
///
/// ```swift
/// struct UserID: NewType {
///     var rawValue: String
///     init(rawValue: String) { self.rawValue = rawValue }
/// }
/// ```
public protocol NewType: JSONModel, RawRepresentable, Hashable
where RawValue: JSONModel & Hashable {
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

    /// Writes the wrapped value.
    public func write(json: inout JSONWriter) {
        rawValue.write(json: &json)
    }
}
