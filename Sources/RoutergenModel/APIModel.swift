import RoutergenSyntax

/// One API, free of the words of any input format and of Swift.
///
/// Every format lowers to this model and every output starts from it. Names in it are those of the
/// wire and of the description; names of Swift are made later, by the naming stage.
package struct APIModel: Sendable, Equatable {
    /// The name of the API, as its description gives it: `Five100px`.
    package var name: String
    package var documentation: Documentation
    /// The first is the default; empty where the description names none with a host.
    package var servers: [Server]
    /// What the base URL ends in, where the description says only that: `/v1`.
    package var basePath: String?
    /// What the application supplies once for all requests.
    package var configuration: [ConfigurationValue]
    /// Parameters that every request of the API carries, in order.
    package var commonParameters: [Parameter]
    package var securitySchemes: [SecurityScheme]
    package var groups: [EndpointGroup]
    /// Declared types in the order of the description.
    package var types: [TypeDeclaration]
    package var origin: SourceRange

    package init(
        name: String,
        documentation: Documentation = Documentation(),
        servers: [Server] = [],
        basePath: String? = nil,
        configuration: [ConfigurationValue] = [],
        commonParameters: [Parameter] = [],
        securitySchemes: [SecurityScheme] = [],
        groups: [EndpointGroup] = [],
        types: [TypeDeclaration] = [],
        origin: SourceRange
    ) {
        self.name = name
        self.documentation = documentation
        self.servers = servers
        self.basePath = basePath
        self.configuration = configuration
        self.commonParameters = commonParameters
        self.securitySchemes = securitySchemes
        self.groups = groups
        self.types = types
        self.origin = origin
    }
}
