/// A type that reads itself from JSON and writes itself as JSON, without `Codable` in between.
///
/// Generated models conform to it. It refines `Codable`, and the runtime implements `init(from:)` and
/// `encode(to:)` once for all of them, so a model works with every coder.
public protocol JSONModel: Codable, ParameterValue {
    /// Reads the value at the reader's place.
    ///
    /// - Throws: `JSONError` when the JSON there does not fit.
    init(json: JSONReader) throws

    /// Writes the value.
    func write(json: inout JSONWriter)
}
