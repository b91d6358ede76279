/// An enum that has the values which a description lists and no others.
///
/// ```swift
/// enum ImageSize: Int, ClosedEnum {
///     case tiny = 1
///     case small = 2
/// }
/// ```
public protocol ClosedEnum: RawJSONModel, CaseIterable {}

extension ClosedEnum {
    /// Reads the raw value of a case.
    ///
    /// - Throws: `JSONError` when no case has the value.
    public init(json: JSONReader) throws {
        guard let value = Self(rawValue: try RawValue(json: json)) else {
            throw json.invalid("no case of \(Self.self)")
        }
        self = value
    }
}
