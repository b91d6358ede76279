/// A value that the application supplies once, such as a consumer key.
package struct ConfigurationValue: Sendable, Equatable {
    package var name: Name
    package var documentation: Documentation
    package var type: TypeReference
    package var defaultValue: Literal?

    package init(
        name: Name, documentation: Documentation = Documentation(), type: TypeReference,
        defaultValue: Literal? = nil
    ) {
        self.name = name
        self.documentation = documentation
        self.type = type
        self.defaultValue = defaultValue
    }
}
