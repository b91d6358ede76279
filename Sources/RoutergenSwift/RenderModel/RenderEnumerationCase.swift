/// One value of a list.
package struct RenderEnumerationCase: Sendable, Equatable {
    package var documentation: [String]
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// `"image_url"`
    package var value: String
    /// Whether the case of a closed list must say its value, because its name does not imply it.
    package var needsValue: Bool

    package init(
        documentation: [String], name: String, reference: String, value: String, needsValue: Bool
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.value = value
        self.needsValue = needsValue
    }
}
