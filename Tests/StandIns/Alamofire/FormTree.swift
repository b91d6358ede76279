import Foundation

/// A value on its way into a form.
final class FormTree {
    enum Content {
        case text(String)
        case array([FormTree])
        case object([(key: String, value: FormTree)])
    }

    var content = Content.object([])

    func member(_ key: String) -> FormTree {
        let value = FormTree()
        if case .object(var members) = content {
            members.append((key, value))
            content = .object(members)
        }
        return value
    }

    func element() -> FormTree {
        let value = FormTree()
        if case .array(let elements) = content { content = .array(elements + [value]) }
        return value
    }
}

/// Encodes one value into a tree.
struct FormTreeEncoder: Encoder {
    let tree: FormTree
    let form: URLEncodedFormEncoder
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ tree: FormTree, form: URLEncodedFormEncoder) {
        self.tree = tree
        self.form = form
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(FormObject<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        tree.content = .array([])
        return FormArray(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        FormValue(encoder: self)
    }

    /// Dates and data are written as the encoder is asked to; every other value writes itself.
    func encode(_ value: some Encodable) throws {
        switch value {
        case let date as Date:
            switch form.dateEncoding {
            case .custom(let text): tree.content = .text(try text(date))
            case .secondsSince1970: tree.content = .text(String(date.timeIntervalSince1970))
            case .millisecondsSince1970:
                tree.content = .text(String(date.timeIntervalSince1970 * 1000))
            case .formatted(let formatter): tree.content = .text(formatter.string(from: date))
            case .iso8601: tree.content = .text(ISO8601DateFormatter().string(from: date))
            case .deferredToDate: try date.encode(to: self)
            }
        case let data as Data:
            switch form.dataEncoding {
            case .base64: tree.content = .text(data.base64EncodedString())
            case .custom(let text): tree.content = .text(try text(data))
            case .deferredToData: try data.encode(to: self)
            }
        case let decimal as Decimal: tree.content = .text(decimal.description)
        default: try value.encode(to: self)
        }
    }
}

private struct FormValue: SingleValueEncodingContainer {
    let encoder: FormTreeEncoder
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() throws {
        if let text = encoder.form.nilEncoding.encoding() { encoder.tree.content = .text(text) }
    }

    mutating func encode(_ value: Bool) throws {
        encoder.tree.content = .text(encoder.form.boolEncoding.text(value))
    }

    mutating func encode(_ value: some Encodable) throws {
        if let text = value as? any LosslessStringConvertible, !(value is Bool) {
            encoder.tree.content = .text(text.description)
        } else {
            try encoder.encode(value)
        }
    }
}

private struct FormArray: UnkeyedEncodingContainer {
    let encoder: FormTreeEncoder
    var codingPath: [any CodingKey] { [] }
    private(set) var count = 0

    private mutating func next() -> FormTreeEncoder {
        count += 1
        return FormTreeEncoder(encoder.tree.element(), form: encoder.form)
    }

    mutating func encodeNil() throws {
        var value = FormValue(encoder: next())
        try value.encodeNil()
    }

    mutating func encode(_ value: some Encodable) throws {
        var container = FormValue(encoder: next())
        if let flag = value as? Bool {
            try container.encode(flag)
        } else {
            try container.encode(value)
        }
    }

    mutating func nestedContainer<Key: CodingKey>(
        keyedBy type: Key.Type
    ) -> KeyedEncodingContainer<Key> {
        next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { next() }
}

private struct FormObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: FormTreeEncoder
    var codingPath: [any CodingKey] { [] }

    private func member(_ key: String) -> FormTreeEncoder {
        FormTreeEncoder(encoder.tree.member(key), form: encoder.form)
    }

    mutating func encodeNil(forKey key: Key) throws {
        guard let text = encoder.form.nilEncoding.encoding() else { return }
        encoder.tree.member(key.stringValue).content = .text(text)
    }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        var container = FormValue(encoder: member(key.stringValue))
        if let flag = value as? Bool {
            try container.encode(flag)
        } else {
            try container.encode(value)
        }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        member(key.stringValue).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        member(key.stringValue).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { member("super") }
    mutating func superEncoder(forKey key: Key) -> any Encoder { member(key.stringValue) }
}
