import Foundation

extension JSON {
    /// The value at a key of an object; nil where the key is absent or the value is no object.
    ///
    /// Setting changes or adds a field, and nil removes it. On `null`, setting makes an object; on any
    /// other value that is no object it does nothing.
    public subscript(key: String) -> JSON? {
        get { objectValue?[key] }
        set {
            guard var object = isNull ? JSON.Object() : objectValue else { return }
            object[key] = newValue
            self = .object(object)
        }
    }

    /// The element at a position of an array; nil beyond its ends or where the value is no array.
    ///
    /// Setting changes an element, and nil removes it; beyond the ends it does nothing.
    public subscript(index: Int) -> JSON? {
        get {
            guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
        set {
            guard var elements = arrayValue, elements.indices.contains(index) else { return }
            if let newValue {
                elements[index] = newValue
            } else {
                elements.remove(at: index)
            }
            self = .array(elements)
        }
    }

    /// Whether the value is `null`.
    public var isNull: Bool { kind == .null }

    /// The kind of the value.
    public var kind: JSONKind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The boolean, or nil where the value is something else.
    public var boolValue: Bool? {
        guard case .bool(let bool) = self else { return nil }
        return bool
    }

    /// The number as `Int`, or nil where the value is something else, has a fraction or does not fit.
    public var intValue: Int? { numberValue?.integer(Int.self) }

    /// The number as the nearest `Double`, or nil where the value is something else or too large.
    public var doubleValue: Double? { numberValue?.double }

    /// The number as `Decimal`, or nil where the value is something else or out of range.
    public var decimalValue: Decimal? { numberValue?.decimal }

    /// The number, or nil where the value is something else.
    public var numberValue: JSON.Number? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The string, or nil where the value is something else.
    public var stringValue: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    /// The elements, or nil where the value is no array.
    public var arrayValue: [JSON]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The object, or nil where the value is something else.
    public var objectValue: JSON.Object? {
        guard case .object(let object) = self else { return nil }
        return object
    }
}
