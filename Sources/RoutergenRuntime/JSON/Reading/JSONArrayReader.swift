/// Reads the places of one array, each of a type of its own.
public struct JSONArrayReader {
    private let array: JSONReader
    private let elements: [JSONReader]
    private let model: StaticString

    fileprivate init(_ array: JSONReader, _ model: StaticString) throws {
        self.array = array
        self.model = model
        do {
            elements = try array.elements()
        } catch let error as JSONError {
            throw error.naming(model)
        }
    }

    /// Reads an element that must be there.
    ///
    /// - Parameter position: From zero.
    /// - Throws: `JSONError` when the array is shorter, or the element does not fit.
    public func required<Value: JSONModel>(_ position: Int) throws -> Value {
        guard position < elements.count else {
            throw array.mismatch("array of \(position + 1) elements or more").naming(model)
        }
        return try read(elements[position])
    }

    /// Reads an element that may be missing or `null`; both read as nil.
    ///
    /// - Parameter position: From zero.
    /// - Throws: `JSONError` when the element is there and does not fit.
    public func optional<Value: JSONModel>(_ position: Int) throws -> Value? {
        guard position < elements.count else { return nil }
        let element = elements[position]
        return element.isNull ? nil : try read(element)
    }

    /// Reads every element behind the others.
    ///
    /// - Parameter position: That of the first, from zero.
    /// - Throws: `JSONError` when an element does not fit.
    public func others<Value: JSONModel>(from position: Int) throws -> [Value] {
        try elements.dropFirst(position).map(read)
    }

    private func read<Value: JSONModel>(_ element: JSONReader) throws -> Value {
        do {
            return try Value(json: element)
        } catch let error as JSONError {
            throw error.naming(model)
        }
    }
}

extension JSONReader {
    /// The array here, for reading places that have types of their own.
    ///
    /// - Parameter model: The name of the type that is read, for error messages.
    /// - Throws: `JSONError` when the value is no array.
    public func array(_ model: StaticString) throws -> JSONArrayReader {
        try JSONArrayReader(self, model)
    }
}

extension JSONWriter {
    /// Writes an element of the array at hand.
    public mutating func element<Value: JSONModel>(_ value: Value) {
        value.write(json: &self)
    }

    /// Writes an element of the array at hand; nil leaves it out, which is right behind the last one only.
    public mutating func elementIfPresent<Value: JSONModel>(_ value: Value?) {
        value?.write(json: &self)
    }

    /// Writes elements of the array at hand.
    public mutating func elements<Value: JSONModel>(_ values: [Value]) {
        for value in values { value.write(json: &self) }
    }
}
