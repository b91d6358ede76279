import Foundation

/// A place in a parsed JSON document: one value of it.
///
/// A reader is small and immutable; it keeps the whole document alive. Nothing is converted until a
/// method asks for it.
public struct JSONReader: Sendable {
    let document: JSONDocument
    let index: Int

    init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
    }

    /// Parses a JSON text and stands at its top-level value.
    ///
    /// - Throws: `JSONError` when the text is no JSON (RFC 8259, in UTF-8).
    public init(parsing data: Data, options: JSONParsingOptions = .standard) throws {
        self.init(document: try JSONDocument(data, options: options), index: 0)
    }

    /// What kind of value stands here.
    public var kind: JSONKind {
        switch document.firstByte(at: index) {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    /// Whether `null` stands here.
    public var isNull: Bool {
        document.isNull(at: index)
    }

    /// Where the value starts, in bytes from the start of the document.
    public var byteOffset: Int {
        Int(document.tape[index].offset)
    }

    /// The object here, for reading its fields.
    ///
    /// - Parameter model: The name of the type that is read, for error messages.
    /// - Throws: `JSONError` when the value is no object.
    public func object(_ model: StaticString) throws -> JSONObjectReader {
        guard document.firstByte(at: index) == UInt8(ascii: "{") else {
            throw mismatch("object").naming(model)
        }
        return JSONObjectReader(document: document, object: index, model: model)
    }

    /// The value of a tagged union's tag: the string at a key of the object here.
    ///
    /// - Returns: nil where the key is absent or its value is null.
    /// - Throws: `JSONError` when the value here is no object, or the tag no string.
    public func tag(_ key: StaticString) throws -> String? {
        guard kind == .object else { throw mismatch("object") }
        let object = JSONObjectReader(document: document, object: index, model: "")
        guard let value = object.reader(key), !value.isNull else { return nil }
        return try value.string()
    }

    /// The elements of the array here.
    ///
    /// - Throws: `JSONError` when the value is no array.
    public func elements() throws -> [JSONReader] {
        guard kind == .array else { throw mismatch("array") }
        var elements: [JSONReader] = []
        var child = index + 1
        let end = document.next(after: index)
        while child < end {
            elements.append(JSONReader(document: document, index: child))
            child = document.next(after: child)
        }
        return elements
    }

    /// The keys and values of the object here, in document order; of duplicate keys only the one that counts.
    ///
    /// - Throws: `JSONError` when the value is no object.
    public func members() throws -> [(key: String, value: JSONReader)] {
        guard kind == .object else { throw mismatch("object") }
        var members: [(key: String, value: JSONReader)] = []
        var key = index + 1
        let end = document.next(after: index)
        while key < end {
            if document.tape[key].bits != JSONToken.shadowedKey {
                let value = JSONReader(document: document, index: key + 1)
                members.append((document.string(at: key), value))
            }
            key = document.next(after: key + 1)
        }
        return members
    }

    /// The value at a key of the object here, for keys that are known only at run time.
    ///
    /// - Returns: nil where the key is absent or the value here is no object.
    public func member(_ key: String) -> JSONReader? {
        guard kind == .object else { return nil }
        var key = key
        return key.withUTF8 { bytes in
            JSONObjectReader(document: document, object: index, model: "").reader(utf8: bytes)
        }
    }

    /// Walks down to a value.
    ///
    /// - Parameter keyPath: Keys of objects, and indices of arrays in decimal.
    /// - Throws: `JSONError` that names the first part of the path which is not there.
    public func value(at keyPath: [String]) throws -> JSONReader {
        var place = self
        for component in keyPath {
            guard let next = try place.child(component) else {
                throw JSONError.missing(
                    .missingPath, component, of: keyPath, document: document, index: place.index)
            }
            place = next
        }
        return place
    }

    private func child(_ component: String) throws -> JSONReader? {
        switch kind {
        case .object:
            return member(component)
        case .array:
            guard let position = Int(component), position >= 0 else { return nil }
            let elements = try elements()
            return position < elements.count ? elements[position] : nil
        default:
            return nil
        }
    }

    /// Reads a value of the document.
    ///
    /// - Parameters:
    ///   - type: The type to read; usually inferred.
    ///   - keyPath: Where it stands, seen from here.
    /// - Throws: `JSONError`, which does not keep the document alive.
    public func model<Model: JSONModel>(
        _ type: Model.Type = Model.self, at keyPath: [String] = []
    ) throws -> Model {
        do {
            return try Model(json: value(at: keyPath))
        } catch let error as JSONError {
            throw error.resolved()
        }
    }
}
