/// How a model goes through `Codable`, for packs whose models do.
package struct RenderCoding: Sendable, Equatable {
    /// Whether the compiler writes `init(from:)`.
    package var synthesizesDecoding: Bool
    /// Whether the compiler writes `encode(to:)`.
    package var synthesizesEncoding: Bool
    /// The cases of `CodingKeys`; empty where properties have the names of the wire, or where there are none.
    package var keys: [RenderCodingKey]
    /// `name = try container.decode(String.self, forKey: .name)`, in the order of the properties.
    package var decodes: [RenderAssignment]
    /// Statements, such as `try container.encode(name, forKey: .name)`, in the order of the properties.
    package var encodes: [String]
    /// Whether a container is read; without one there are only fields that the description does not list.
    package var needsContainer: Bool

    package init(
        synthesizesDecoding: Bool, synthesizesEncoding: Bool, keys: [RenderCodingKey],
        decodes: [RenderAssignment],
        encodes: [String], needsContainer: Bool
    ) {
        self.synthesizesDecoding = synthesizesDecoding
        self.synthesizesEncoding = synthesizesEncoding
        self.keys = keys
        self.decodes = decodes
        self.encodes = encodes
        self.needsContainer = needsContainer
    }
}

/// The key of one property.
package struct RenderCodingKey: Sendable, Equatable {
    /// The name as a case writes it: `imageURL`.
    package var name: String
    /// The name on the wire, as a string literal.
    package var value: String
    /// Whether the case must say its value, because its name does not imply it.
    package var needsValue: Bool

    package init(name: String, value: String, needsValue: Bool) {
        self.name = name
        self.value = value
        self.needsValue = needsValue
    }
}
