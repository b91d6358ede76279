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
        guard json.kind == .array else { throw json.mismatch("array") }
        let document = json.document
        if let scalars = document.usualScalars(of: json.index, Element.self) {
            self = scalars
            return
        }
        let end = document.next(after: json.index)
        var child = json.index + 1
        self = []
        reserveCapacity(document.elementCount(of: json.index))
        while child < end {
            append(try Element(json: JSONReader(document: document, index: child)))
            child = document.next(after: child)
        }
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
