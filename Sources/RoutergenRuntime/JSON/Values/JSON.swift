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
        let document = try? JSONDocument(writer.bytes, options: options)
        self = document.flatMap { JSON(value: JSONReader(document: $0, index: 0)) } ?? .null
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
    /// How many arrays and objects of a value may stand inside each other, whatever
    /// `JSONParsingOptions.maximumDepth` says.
    ///
    /// A value of a hundred thousand levels could be read, but neither compared nor even released: both recurse.
    public static let maximumDepth = 512

    /// Reads any value.
    ///
    /// - Throws: `JSONError` when the value has more levels than `maximumDepth`.
    public init(json: JSONReader) throws {
        guard let value = JSON(value: json) else {
            throw JSONError.tooDeep(Self.maximumDepth, document: json.document, index: json.index)
        }
        self = value
    }

    /// The value at a place, or nil where it is too deep; the parser has checked it, so nothing else can fail.
    init?(value json: JSONReader, levels: Int = JSON.maximumDepth) {
        let text = json.document.text(at: json.index)
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .bool(text.first == UInt8(ascii: "t"))
        case .number: self = .number(JSON.Number(checked: String(decoding: text, as: UTF8.self)))
        case .string: self = .string(json.document.string(at: json.index))
        case .array:
            guard levels > 0 else { return nil }
            var elements: [JSON] = []
            for element in (try? json.elements()) ?? [] {
                guard let value = JSON(value: element, levels: levels - 1) else { return nil }
                elements.append(value)
            }
            self = .array(elements)
        case .object:
            guard levels > 0 else { return nil }
            var fields: [(key: String, value: JSON)] = []
            for (key, member) in (try? json.members()) ?? [] {
                guard let value = JSON(value: member, levels: levels - 1) else { return nil }
                fields.append((key, value))
            }
            self = .object(JSON.Object(unique: fields))
        }
    }

    /// Writes the value as it was read. One of more levels than `maximumDepth`, which only code can make, is cut
    /// there: `null` is written in place of what is deeper, and noted in the writer's `error`.
    public func write(json: inout JSONWriter) {
        write(json: &json, levels: Self.maximumDepth)
    }

    private func write(json: inout JSONWriter, levels: Int) {
        switch self {
        case .null: json.null()
        case .bool(let bool): json.write(bool)
        case .number(let number): json.write(numberText: number.text)
        case .string(let string): json.write(string)
        case .array, .object:
            guard levels > 0 else {
                return json.refuse("a value of more than \(Self.maximumDepth) levels")
            }
            writeContainer(json: &json, levels: levels - 1)
        }
    }

    private func writeContainer(json: inout JSONWriter, levels: Int) {
        if case .array(let elements) = self {
            json.beginArray()
            for element in elements { element.write(json: &json, levels: levels) }
            json.endArray()
        } else if case .object(let object) = self {
            json.beginObject()
            for (key, value) in object {
                json.member(key) { value.write(json: &$0, levels: levels) }
            }
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
