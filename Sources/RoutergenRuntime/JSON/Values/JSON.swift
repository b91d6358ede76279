import Foundation

/// Any JSON value, for what has no model.
///
/// Objects keep the order of their keys and numbers keep their text, so that a value is written as it was
/// read. Comparing looks at the meaning: `1.0` equals `1`, and the order of keys does not matter.
///
/// ```swift
/// let json: JSON = ["photo": ["id": 42, "tags": ["sea", "sky"]]]
/// json["photo"]?["tags"]?[0]?.stringValue    // "sea"
/// ```
public enum JSON: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(JSON.Number)
    /// A string.
    case string(String)
    /// An array.
    case array([JSON])
    /// An object.
    case object(JSON.Object)

    /// The JSON form of a model.
    public init(_ model: some JSONModel) {
        self.init(model, by: JSONWriter())
    }

    /// The JSON form of a model without the fields that it keeps and does not list.
    init(onlyNamedFieldsOf model: some JSONModel) {
        var writer = JSONWriter()
        writer.writesUnlistedFields = false
        self.init(model, by: writer)
    }

    private init(_ model: some JSONModel, by writer: JSONWriter) {
        var writer = writer
        model.write(json: &writer)
        let options = JSONParsingOptions(maximumDepth: .max)
        if let document = try? JSONDocument(writer.bytes, options: options) {
            self.init(value: JSONReader(document: document, index: 0))
        } else {
            self = .null
        }
    }

    /// Reads a model from the value.
    ///
    /// - Throws: `JSONError` when the value does not fit.
    public func model<Model: JSONModel>(_ type: Model.Type = Model.self) throws -> Model {
        var writer = JSONWriter()
        write(json: &writer)
        let options = JSONParsingOptions(maximumDepth: .max)
        let document = try JSONDocument(writer.bytes, options: options)
        return try JSONReader(document: document, index: 0).model()
    }
}

extension JSON: JSONModel {
    /// Reads any value.
    public init(json: JSONReader) throws {
        self.init(value: json)
    }

    /// The value at a place; the parser has checked it, so nothing can fail.
    init(value json: JSONReader) {
        let text = json.document.text(at: json.index)
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .bool(text.first == UInt8(ascii: "t"))
        case .number: self = .number(JSON.Number(checked: String(decoding: text, as: UTF8.self)))
        case .string: self = .string(json.document.string(at: json.index))
        case .array: self = .array((try? json.elements())?.map(JSON.init(value:)) ?? [])
        case .object:
            let members = (try? json.members()) ?? []
            self = .object(
                JSON.Object(unique: members.map { (key: $0.key, value: JSON(value: $0.value)) }))
        }
    }

    /// Writes the value as it was read.
    public func write(json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .bool(let bool): json.write(bool)
        case .number(let number): json.write(numberText: number.text)
        case .string(let string): json.write(string)
        case .array(let elements): elements.write(json: &json)
        case .object(let object):
            json.beginObject()
            for (key, value) in object { json.member(key, value) }
            json.endObject()
        }
    }
}

extension JSON: CustomStringConvertible {
    /// The value as compact JSON text.
    public var description: String {
        var writer = JSONWriter()
        write(json: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
