/// A decoder over texts, which reads each of them as whatever it is asked for.
struct TextDecoder: Decoder {
    let node: TextNode
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .fields(let fields) = node else { throw mismatch }
        return KeyedDecodingContainer(Keyed(fields: fields, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let elements) = node else { throw mismatch }
        return Unkeyed(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        guard case .text(let text) = node else { throw mismatch }
        return Single(text: text, codingPath: codingPath)
    }

    private var mismatch: DecodingError {
        DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: codingPath, debugDescription: "another kind"))
    }

    private struct Single: SingleValueDecodingContainer {
        let text: String
        let codingPath: [any CodingKey]

        func decodeNil() -> Bool { false }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            let value: Any? =
                switch type {
                case is String.Type: text
                case is Bool.Type: Bool(text)
                case is Double.Type: Double(text)
                case is Int64.Type: Int64(text)
                default: nil
                }
            guard let value = value as? Value else {
                throw DecodingError.dataCorruptedError(in: self, debugDescription: "no \(type)")
            }
            return value
        }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let elements: [TextNode]
        let codingPath: [any CodingKey]
        var currentIndex = 0
        var count: Int? { elements.count }
        var isAtEnd: Bool { currentIndex == elements.count }

        mutating func decodeNil() throws -> Bool { false }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try Value(from: superDecoder())
        }

        mutating func superDecoder() throws -> any Decoder {
            defer { currentIndex += 1 }
            return TextDecoder(node: elements[currentIndex], codingPath: codingPath)
        }

        mutating func nestedContainer<Key: CodingKey>(
            keyedBy type: Key.Type
        ) throws -> KeyedDecodingContainer<Key> {
            try superDecoder().container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try superDecoder().unkeyedContainer()
        }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let fields: [String: TextNode]
        let codingPath: [any CodingKey]
        var allKeys: [Key] { fields.keys.compactMap(Key.init(stringValue:)) }

        func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

        func decodeNil(forKey key: Key) throws -> Bool { false }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try Value(from: superDecoder(forKey: key))
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            try superDecoder(forKey: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try superDecoder(forKey: key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder {
            TextDecoder(node: .fields(fields), codingPath: codingPath)
        }

        func superDecoder(forKey key: Key) throws -> any Decoder {
            guard let node = fields[key.stringValue] else {
                throw DecodingError.keyNotFound(
                    key, DecodingError.Context(codingPath: codingPath, debugDescription: "absent"))
            }
            return TextDecoder(node: node, codingPath: codingPath + [key])
        }
    }
}
