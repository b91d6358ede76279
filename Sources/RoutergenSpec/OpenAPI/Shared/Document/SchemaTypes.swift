/// The types that a schema allows: OpenAPI 3.2, "Data Types".
package struct SchemaTypes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let null = SchemaTypes(rawValue: 1 << 0)
    package static let boolean = SchemaTypes(rawValue: 1 << 1)
    package static let integer = SchemaTypes(rawValue: 1 << 2)
    package static let number = SchemaTypes(rawValue: 1 << 3)
    package static let string = SchemaTypes(rawValue: 1 << 4)
    package static let array = SchemaTypes(rawValue: 1 << 5)
    package static let object = SchemaTypes(rawValue: 1 << 6)

    /// Whether it is one type.
    package var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// What `type` calls them, in the order of messages.
    package static let names: [(name: String, type: SchemaTypes)] = [
        ("string", .string), ("integer", .integer), ("number", .number), ("boolean", .boolean),
        ("array", .array), ("object", .object), ("null", .null),
    ]
}
