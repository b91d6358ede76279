/// Writes the elements of an array.
struct FormElements: UnkeyedEncodingContainer {
    let node: FormNode
    let codingPath: [any CodingKey]
    let options: URLEncodedFormEncoder

    var count: Int { node.count }

    mutating func encodeNil() { node.element().setNil(options) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder().container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        encoder().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder() }

    private var path: [any CodingKey] { codingPath + [AnyCodingKey(intValue: count)] }

    private func encoder() -> FormValueEncoder {
        let path = path
        return FormValueEncoder(node: node.element(), codingPath: path, options: options)
    }

    private func scalar() -> FormScalar {
        let path = path
        return FormScalar(node: node.element(), codingPath: path, options: options)
    }

    mutating func encode(_ value: some Encodable) throws {
        var target = scalar()
        try target.encode(value)
    }
}

// One for every type that the protocol names.
extension FormElements {
    mutating func encode(_ value: Bool) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: String) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Double) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Float) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Int) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Int8) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Int16) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Int32) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: Int64) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: UInt) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: UInt8) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: UInt16) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: UInt32) {
        var target = scalar()
        target.encode(value)
    }
    mutating func encode(_ value: UInt64) {
        var target = scalar()
        target.encode(value)
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: Int128) {
        var target = scalar()
        target.encode(value)
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: UInt128) {
        var target = scalar()
        target.encode(value)
    }
}
