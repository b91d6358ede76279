import CRoutergenJSON
import Foundation

/// Reads the fields of one object.
///
/// Lookups start behind the field that was read last, because models are usually read in the order in
/// which servers write them; any other order works, too. A reader belongs to one task.
public final class JSONObjectReader {
    let document: JSONDocument
    /// What `document` keeps, read without counting references.
    let tokens: JSONTokens
    private let object: Int
    private let end: Int
    private let model: StaticString

    /// The fields that `nullable` and `nullableDate` found to be `null`.
    public private(set) var nullFields = NullFields()

    /// The key where the next lookup starts. Only `place` uses it, and nothing that it calls comes back here, so
    /// that checks at run time would find nothing.
    @exclusivity(unchecked) private var cursor: Int

    init(document: JSONDocument, object: Int, model: StaticString) {
        self.document = document
        tokens = document.tokens
        self.object = object
        self.model = model
        end = document.next(after: object)
        cursor = object &+ 1
    }

    /// Reads a field that must be present.
    ///
    /// `null` is a value like any other: it fits an optional type and no other.
    ///
    /// - Throws: `JSONError` when the field is absent or its value does not fit.
    public func required<Value: JSONModel>(_ key: StaticString) throws -> Value {
        let index = place(key)
        guard index >= 0 else { throw missing(key) }
        return try read(JSONReader(document: document, index: index))
    }

    /// Reads a field that may be absent or `null`; both read as nil.
    ///
    /// An empty string where a `URL` is asked for reads as nil, too: it is no URL, and servers that send
    /// it mean "none".
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func optional<Value: JSONModel>(_ key: StaticString) throws -> Value? {
        let index = place(key)
        guard index >= 0 else { return nil }
        let value = JSONReader(document: document, index: index)
        return value.readsAsNil(Value.self) ? nil : try read(value)
    }

    /// Reads a field that may be absent or `null`, and notes in `nullFields` where it is `null`.
    ///
    /// - Throws: `JSONError` when the value is there and does not fit.
    public func nullable<Value: JSONModel>(_ key: StaticString) throws -> Value? {
        guard let value = reader(key) else { return nil }
        if value.isNull { nullFields.insert(key) }
        return value.readsAsNil(Value.self) ? nil : try read(value)
    }

    /// Reads a date in another form than RFC 3339.
    ///
    /// - Throws: `JSONError` when the field is absent or its value is no such date.
    public func date(_ key: StaticString, _ format: DateFormat) throws -> Date {
        guard let value = reader(key) else { throw missing(key) }
        return try naming { try value.date(format) }
    }

    /// Reads a date in another form than RFC 3339 that may be absent or `null`.
    ///
    /// - Throws: `JSONError` when the value is there and is no such date.
    public func dateIfPresent(_ key: StaticString, _ format: DateFormat) throws -> Date? {
        guard let value = reader(key), !value.isNull else { return nil }
        return try naming { try value.date(format) }
    }

    /// Reads a date in another form than RFC 3339 that may be absent or `null`, and notes in `nullFields`
    /// where it is `null`.
    ///
    /// - Throws: `JSONError` when the value is there and is no such date.
    public func nullableDate(_ key: StaticString, _ format: DateFormat) throws -> Date? {
        guard let value = reader(key) else { return nil }
        if value.isNull { nullFields.insert(key) }
        return value.isNull ? nil : try naming { try value.date(format) }
    }

    /// Reads a field that may be absent, `null` or a value, and tells which.
    ///
    /// - Throws: `JSONError` when the value does not fit.
    public func patch<Value: JSONModel>(_ key: StaticString) throws -> Patch<Value> {
        guard let value = reader(key) else { return .absent }
        return value.isNull ? .null : .value(try read(value))
    }

    /// Reads every field that has none of the keys.
    ///
    /// - Throws: `JSONError` when a value does not fit.
    public func others<Value: JSONModel>(than keys: [String]) throws -> [String: Value] {
        let known = Set(keys)
        var values: [String: Value] = [:]
        for (key, value) in try JSONReader(document: document, index: object).members()
        where !known.contains(key) {
            values[key] = try read(value)
        }
        return values
    }

    /// The value at a key, or nil where the key is absent.
    public func reader(_ key: StaticString) -> JSONReader? {
        let index = place(key)
        return index < 0 ? nil : JSONReader(document: document, index: index)
    }

    func reader(utf8 key: UnsafeBufferPointer<UInt8>) -> JSONReader? {
        let index = key.baseAddress.map { place($0, key.count) } ?? place("")
        return index < 0 ? nil : JSONReader(document: document, index: index)
    }

    /// The place of a key's value on the tape, or -1.
    func place(_ key: StaticString) -> Int {
        guard key.hasPointerRepresentation else {
            return key.withUTF8Buffer { text in text.baseAddress.map { place($0, text.count) } ?? -1
            }
        }
        return place(key.utf8Start, key.utf8CodeUnitCount)
    }

    private func place(_ key: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let tape = tokens.tape
        var found = routergen_json_find(tape, tokens.base, cursor, end, key, count)
        if found < 0 {
            found = routergen_json_find(tape, tokens.base, object &+ 1, cursor, key, count)
            if found < 0 { return -1 }
        }
        let value = found &+ 1
        cursor = value &+ tape[value].span
        return value
    }

    /// Reads a value in whatever form, for the readers of usual forms: with an error that says what is wrong.
    @inline(never)
    func readSlowly<Value: JSONModel>(_ key: StaticString, at index: Int) throws -> Value {
        guard index >= 0 else { throw missing(key) }
        return try read(JSONReader(document: document, index: index))
    }

    private func read<Value: JSONModel>(_ value: JSONReader) throws -> Value {
        do {
            return try Value(json: value)
        } catch let error as JSONError {
            throw error.naming(model)
        }
    }

    private func naming<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as JSONError {
            throw error.naming(model)
        }
    }

    private func missing(_ key: StaticString) -> JSONError {
        JSONError.missing(.missingKey, "\(key)", of: [], document: document, index: object)
            .naming(model)
    }
}
