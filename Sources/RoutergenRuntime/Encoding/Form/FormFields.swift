/// Writes the fields of an object.
struct FormFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: FormNode
    let codingPath: [any CodingKey]
    let options: URLEncodedFormEncoder

    mutating func encodeNil(forKey key: Key) { field(key).setNil(options) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder(key).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        FormValueEncoder(
            node: node.field("super"),
            codingPath: codingPath + [AnyCodingKey(stringValue: "super")],
            options: options)
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func field(_ key: Key) -> FormNode { node.field(key.stringValue) }

    private func encoder(_ key: Key) -> FormValueEncoder {
        FormValueEncoder(node: field(key), codingPath: codingPath + [key], options: options)
    }

    private func scalar(_ key: Key) -> FormScalar {
        FormScalar(node: field(key), codingPath: codingPath + [key], options: options)
    }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        var target = scalar(key)
        try target.encode(value)
    }

    // What `encodeIfPresent` of the standard library leaves out is for `nilEncoding` to decide.
    mutating func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
}

// One of each for every type that the protocol names.
extension FormFields {
    mutating func encode(_ value: Bool, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: String, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Double, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Float, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Int, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Int8, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Int16, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Int32, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: Int64, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: UInt, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: UInt8, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: UInt16, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: UInt32, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encode(_ value: UInt64, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: Int128, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: UInt128, forKey key: Key) {
        var target = scalar(key)
        target.encode(value)
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
}
