/// A model that is read and written as its raw value: an enum or a distinct type.
///
/// Conform to `OpenEnum`, `ClosedEnum` or `NewType`, which refine it. A type that conforms to `JSONModel`
/// and to `RawRepresentable` without it gets its `Codable` implementation from neither: the compiler finds
/// the standard library's and ours, cannot choose, and makes up a third one (`{"rawValue": "x"}`).
public protocol RawJSONModel: JSONModel, RawRepresentable, Hashable
where RawValue: JSONModel & Hashable {}

extension RawJSONModel {
    /// Writes the raw value.
    public func write(json: inout JSONWriter) {
        rawValue.write(json: &json)
    }
}
