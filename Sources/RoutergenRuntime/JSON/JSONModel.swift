import Foundation

/// A type that reads itself from JSON and writes itself as JSON, without `Codable` in between.
///
/// Generated models conform to it. It refines `Codable`, and the runtime implements `init(from:)` and
/// `encode(to:)` once for all of them, so a model works with every coder.
///
/// ```swift
/// struct Comment: JSONModel {
///     let id: Int
///     let body: String?
///
///     init(json: JSONReader) throws {
///         let object = try json.object("Comment")
///         id = try object.required("id")
///         body = try object.optional("body")
///     }
///
///     func write(json: inout JSONWriter) {
///         json.beginObject()
///         json.field("id", id)
///         json.field("body", body)
///         json.endObject()
///     }
/// }
/// ```
///
/// A type that has a raw value conforms to `OpenEnum`, `ClosedEnum` or `NewType`; `RawJSONModel` says why.
public protocol JSONModel: Codable, ParameterValue {
    /// Reads the value at the reader's place.
    ///
    /// - Throws: `JSONError` when the JSON there does not fit.
    init(json: JSONReader) throws

    /// Writes the value.
    func write(json: inout JSONWriter)
}

extension JSONModel {
    /// Reads a value from a JSON text (RFC 8259, in UTF-8; a byte order mark is ignored).
    ///
    /// - Parameters:
    ///   - jsonData: The text; its top level may be any value.
    ///   - keyPath: Where in the document the value stands: keys of objects, and indices of arrays
    ///     in decimal. Empty by default: the whole document. What stands elsewhere is checked for
    ///     syntax and not built.
    ///   - options: Where the RFC leaves a choice.
    /// - Throws: `JSONError` when the text is no JSON, the path leads nowhere or the value does not fit.
    public init(
        jsonData: Data, at keyPath: [String] = [], options: JSONParsingOptions = .standard
    ) throws {
        self = try JSONReader(parsing: jsonData, options: options).model(at: keyPath)
    }

    /// The value as JSON text in UTF-8: compact, fields in declaration order unless options say otherwise.
    ///
    /// JSON has no infinite numbers and no `NaN`: they are written as `null`, as JavaScript does. A writer
    /// tells about it in `JSONWriter.error`.
    public func jsonData(_ options: JSONWritingOptions = []) -> Data {
        var writer = JSONWriter()
        write(json: &writer)
        return writer.data(options)
    }
}
