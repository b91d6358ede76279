import Foundation

/// A property list of any form.
public enum PropertyList: Sendable, Hashable {
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// A point in time.
    case date(Date)
    /// Bytes.
    case data(Data)
    /// Values in order.
    case array([PropertyList])
    /// Values by their keys.
    case dictionary([String: PropertyList])

    /// The value of a key; nil when there is none, or when this is no dictionary.
    public subscript(_ key: String) -> PropertyList? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }

    /// The element at an index; nil when there is none, or when this is no array.
    public subscript(_ index: Int) -> PropertyList? {
        guard case .array(let values) = self, values.indices.contains(index) else { return nil }
        return values[index]
    }
}

extension PropertyList: Codable {
    /// Reads a value of any form.
    public init(from decoder: any Decoder) throws {
        if let values = try? decoder.container(keyedBy: Key.self) {
            var dictionary: [String: PropertyList] = [:]
            for key in values.allKeys {
                dictionary[key.stringValue] = try values.decode(PropertyList.self, forKey: key)
            }
            self = .dictionary(dictionary)
        } else if var values = try? decoder.unkeyedContainer() {
            var array: [PropertyList] = []
            while !values.isAtEnd { array.append(try values.decode(PropertyList.self)) }
            self = .array(array)
        } else {
            self = try PropertyList(scalar: try decoder.singleValueContainer())
        }
    }

    private init(scalar: any SingleValueDecodingContainer) throws {
        if let value = try? scalar.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? scalar.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? scalar.decode(Double.self) {
            self = .real(value)
        } else if let value = try? scalar.decode(Date.self) {
            self = .date(value)
        } else if let value = try? scalar.decode(Data.self) {
            self = .data(value)
        } else {
            self = .string(try scalar.decode(String.self))
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .dictionary(let value): try container.encode(value)
        }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
