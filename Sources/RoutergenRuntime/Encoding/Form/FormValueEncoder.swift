/// Encodes a value into a node of a form.
struct FormValueEncoder: Encoder {
    let node: FormNode
    let codingPath: [any CodingKey]
    let options: URLEncodedFormEncoder
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.beginFields()
        return KeyedEncodingContainer(
            FormFields<Key>(node: node, codingPath: codingPath, options: options))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.beginList()
        return FormElements(node: node, codingPath: codingPath, options: options)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        FormScalar(node: node, codingPath: codingPath, options: options)
    }
}

/// Writes one value.
struct FormScalar: SingleValueEncodingContainer {
    let node: FormNode
    let codingPath: [any CodingKey]
    let options: URLEncodedFormEncoder

    mutating func encodeNil() { node.setNil(options) }
    mutating func encode(_ value: Bool) { node.set(text: options.boolEncoding.text(value)) }
    mutating func encode(_ value: String) { node.set(text: value) }
    mutating func encode(_ value: Double) { node.set(text: value.shortestDigits) }
    mutating func encode(_ value: Float) { node.set(text: value.shortestDigits) }
    mutating func encode(_ value: Int) { set(value) }
    mutating func encode(_ value: Int8) { set(value) }
    mutating func encode(_ value: Int16) { set(value) }
    mutating func encode(_ value: Int32) { set(value) }
    mutating func encode(_ value: Int64) { set(value) }
    mutating func encode(_ value: UInt) { set(value) }
    mutating func encode(_ value: UInt8) { set(value) }
    mutating func encode(_ value: UInt16) { set(value) }
    mutating func encode(_ value: UInt32) { set(value) }
    mutating func encode(_ value: UInt64) { set(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: Int128) { set(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    mutating func encode(_ value: UInt128) { set(value) }
    mutating func encode(_ value: some Encodable) throws {
        try node.set(value, codingPath: codingPath, options: options)
    }

    private func set(_ number: some FixedWidthInteger) { node.set(text: String(number)) }
}
