import Foundation

/// Builds a JSON text, compact and in the order of the calls.
///
/// Values separate themselves: there is no call for a comma or a colon.
public struct JSONWriter: Sendable {
    /// The text so far, in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// The first value that JSON cannot express, or nil: an infinite number or `NaN`, or a date outside
    /// the years 0 to 9999. `null` is written in its place.
    public internal(set) var error: JSONError?

    /// Whether `members` writes anything.
    var writesUnlistedFields = true
    private var depth = 0
    private var tags = JSONTags()

    /// A writer with nothing in it.
    public init() {
        // Most requests fit, and what has room for little more grows often.
        bytes.reserveCapacity(512)
    }

    /// The text in UTF-8.
    public func data(_ options: JSONWritingOptions = []) -> Data {
        options.isEmpty ? Data(bytes) : Data(JSONLayout.format(bytes, options))
    }

    /// Opens an object, as a value of its own or as an element.
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
        depth += 1
        if tags.arePending { writeTags() }
    }

    /// Closes the innermost object.
    public mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        if !tags.isEmpty { tags.close(depth: depth) }
        depth -= 1
    }

    /// Opens an array, as a value of its own or as an element.
    public mutating func beginArray() {
        // A tag belongs to an object, not to the first object of a list.
        if tags.arePending { tags.dropPending() }
        separate()
        bytes.append(UInt8(ascii: "["))
        depth += 1
    }

    /// Closes the innermost array.
    public mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
        depth -= 1
    }

    /// Writes a field of the object at hand.
    public mutating func field<Value: JSONModel>(_ key: StaticString, _ value: Value) {
        guard begin(key) else { return }
        value.write(json: &self)
    }

    /// Writes a field of the object at hand; nil leaves it out.
    public mutating func field<Value: JSONModel>(_ key: StaticString, _ value: Value?) {
        guard let value, begin(key) else { return }
        value.write(json: &self)
    }

    /// Writes a field of the object at hand; nil writes `null` where the field is one of the null fields, and
    /// else leaves it out.
    public mutating func field<Value: JSONModel>(
        _ key: StaticString, _ value: Value?, _ nullFields: NullFields
    ) {
        if value != nil || nullFields.contains(key) { nullableField(key, value) }
    }

    /// Writes a field of the object at hand; `absent` leaves it out, `null` writes `null`.
    public mutating func field<Value: JSONModel>(_ key: StaticString, _ value: Patch<Value>) {
        switch value {
        case .absent: return
        case .null: nullableField(key, Value?.none)
        case .value(let value): field(key, value)
        }
    }

    /// Writes a date field in another form than RFC 3339.
    public mutating func field(_ key: StaticString, _ date: Date, _ format: DateFormat) {
        guard begin(key) else { return }
        write(date, format)
    }

    /// Writes a date field in another form than RFC 3339; nil leaves it out.
    public mutating func field(_ key: StaticString, _ date: Date?, _ format: DateFormat) {
        guard let date else { return }
        field(key, date, format)
    }

    /// Writes a date field in another form than RFC 3339; nil writes `null` where the field is one of the
    /// null fields, and else leaves it out.
    public mutating func field(
        _ key: StaticString, _ date: Date?, _ format: DateFormat, _ nullFields: NullFields
    ) {
        if date != nil || nullFields.contains(key) { nullableField(key, date, format) }
    }

    /// Writes a field whose value a closure writes: exactly one value.
    public mutating func field(_ key: StaticString, _ write: (inout JSONWriter) -> Void) {
        guard begin(key) else { return }
        write(&self)
    }

    /// Writes a field of the object at hand; nil writes `null`.
    public mutating func nullableField<Value: JSONModel>(_ key: StaticString, _ value: Value?) {
        guard begin(key) else { return }
        if let value {
            value.write(json: &self)
        } else {
            null()
        }
    }

    /// Writes a date field in another form than RFC 3339; nil writes `null`.
    public mutating func nullableField(_ key: StaticString, _ date: Date?, _ format: DateFormat) {
        guard begin(key) else { return }
        if let date {
            write(date, format)
        } else {
            null()
        }
    }

    /// Writes fields whose keys are known only at run time, in the order of their keys.
    public mutating func members<Value: JSONModel>(_ values: [String: Value]) {
        guard writesUnlistedFields else { return }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { member(key, value) }
    }

    /// Writes a field whose key is known only at run time.
    public mutating func member<Value: JSONModel>(_ key: String, _ value: Value) {
        var key = key
        guard key.withUTF8({ begin(utf8: $0) }) else { return }
        value.write(json: &self)
    }

    /// Writes a field whose key is known only at run time and whose value a closure writes: exactly one value.
    mutating func member(_ key: String, _ write: (inout JSONWriter) -> Void) {
        var key = key
        guard key.withUTF8({ begin(utf8: $0) }) else { return }
        write(&self)
    }

    /// Writes a value that is an object, with a tag in it.
    ///
    /// The tag is the object's first field. Where the value writes a field of that name itself, the
    /// value's own field is left out, so that the tag stands there once. A value that is no object is
    /// written as it is.
    public mutating func tagged<Value: JSONModel>(
        _ key: StaticString, _ tag: String, _ value: Value
    ) {
        tags.push(key, tag)
        value.write(json: &self)
        tags.dropPending()
    }

    /// Writes a value: the whole text, or an element of the array at hand.
    public mutating func value<Value: JSONModel>(_ value: Value) {
        value.write(json: &self)
    }

    /// Writes `null`.
    public mutating func null() {
        literal("null")
    }

    /// Writes a comma where a value or key needs one before it.
    ///
    /// The last byte tells: strings end with a quote, so a bracket, colon or comma is punctuation.
    mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): return
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    mutating func literal(_ text: StaticString) {
        separate()
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func begin(_ key: StaticString) -> Bool {
        key.withUTF8Buffer { begin(utf8: $0) }
    }

    /// Writes a key and its colon; false where a tag of that name stands in the object already.
    private mutating func begin(utf8 key: UnsafeBufferPointer<UInt8>) -> Bool {
        if !tags.isEmpty, tags.contains(key, depth: depth) { return false }
        write(utf8: key)
        bytes.append(UInt8(ascii: ":"))
        return true
    }

    private mutating func writeTags() {
        for (key, tag) in tags.open(depth: depth) {
            key.withUTF8Buffer { write(utf8: $0) }
            bytes.append(UInt8(ascii: ":"))
            write(tag)
        }
    }
}
