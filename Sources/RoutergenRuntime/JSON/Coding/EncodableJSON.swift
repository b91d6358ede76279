import Foundation

/// A JSON value that writes itself to any encoder.
struct EncodableJSON: Encodable {
    let reader: JSONReader

    func encode(to encoder: any Encoder) throws {
        switch reader.kind {
        case .object:
            var container = encoder.container(keyedBy: AnyCodingKey.self)
            for (key, value) in try reader.members() {
                try container.encode(
                    EncodableJSON(reader: value), forKey: AnyCodingKey(stringValue: key))
            }
        case .array:
            var container = encoder.unkeyedContainer()
            for element in try reader.elements() {
                try container.encode(EncodableJSON(reader: element))
            }
        case .string:
            var container = encoder.singleValueContainer()
            try container.encode(try reader.string())
        case .boolean:
            var container = encoder.singleValueContainer()
            try container.encode(try reader.bool())
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .number:
            var container = encoder.singleValueContainer()
            try encodeNumber(to: &container)
        }
    }

    /// Encodes a number as the simplest type that holds it exactly, or else as the nearest `Double`.
    private func encodeNumber(to container: inout any SingleValueEncodingContainer) throws {
        let text = reader.document.text(at: reader.index)
        let number = JSON.Number(checked: String(decoding: text, as: UTF8.self))
        let double = number.double
        if let integer = number.integer(Int64.self), integer != 0 || double?.sign == .plus {
            try container.encode(integer)
        } else if let integer = number.integer(UInt64.self), integer != 0 {
            try container.encode(integer)
        } else if let double, JSON.Number(double) == number {
            try container.encode(double)
        } else if let decimal = number.decimal, JSON.Number(decimal) == number {
            try container.encode(decimal)
        } else {
            try container.encode(try reader.double())
        }
    }
}
