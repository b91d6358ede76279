/// Endpoints that belong together and become one router.
package struct EndpointGroup: Sendable, Equatable {
    /// Nil for the only group of an API that names none.
    package var name: Name?
    package var documentation: Documentation
    package var endpoints: [Endpoint]

    package init(
        name: Name? = nil, documentation: Documentation = Documentation(), endpoints: [Endpoint]
    ) {
        self.name = name
        self.documentation = documentation
        self.endpoints = endpoints
    }
}
