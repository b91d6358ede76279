/// A field of a change: left alone, removed or set.
///
/// `PATCH` requests tell an absent field from `null` (RFC 7396), which an optional cannot.
///
/// ```swift
/// json.field("description", Patch<String>.null)    // "description": null
/// json.field("description", Patch<String>.absent)  // nothing
/// ```
public enum Patch<Value: JSONModel>: Sendable {
    /// The field is left out.
    case absent
    /// The field is `null`.
    case null
    /// The field has a value, which may hold a patch of its own kind.
    indirect case value(Value)

    /// The value, or nil where the field is absent or `null`.
    public var value: Value? {
        guard case .value(let value) = self else { return nil }
        return value
    }
}

extension Patch: Equatable where Value: Equatable {}
extension Patch: Hashable where Value: Hashable {}
