extension Optional: JSONModel where Wrapped: JSONModel {
    /// Reads `null` as nil.
    public init(json: JSONReader) throws {
        self = json.readsAsNil(Wrapped.self) ? nil : try Wrapped(json: json)
    }

    /// Writes nil as `null`.
    public func write(json: inout JSONWriter) {
        if let self {
            self.write(json: &json)
        } else {
            json.null()
        }
    }
}

extension Array: JSONModel where Element: JSONModel {
    /// Reads an array.
    public init(json: JSONReader) throws {
        self = try json.document.elements(of: json.index)
    }

    /// Writes an array.
    public func write(json: inout JSONWriter) {
        json.beginArray()
        for element in self { element.write(json: &json) }
        json.endArray()
    }
}

extension Dictionary: JSONModel where Key == String, Value: JSONModel {
    /// Reads an object.
    public init(json: JSONReader) throws {
        self = [:]
        for (key, value) in try json.members() { self[key] = try Value(json: value) }
    }

    /// Writes an object, its fields in the order of their keys, because a dictionary has none of its own.
    public func write(json: inout JSONWriter) {
        json.beginObject()
        for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(key, value) }
        json.endObject()
    }
}
