/// Objects that references name.
///
/// OpenAPI 3.2, "Components Object"; Swagger 2.0, "Definitions Object", "Parameters Definitions
/// Object", "Responses Definitions Object" and "Security Definitions Object".
package struct Components: Sendable {
    package var schemas: [Component<SchemaObject>] = []
    package var responses: [Component<OpenAPIResponse>] = []
    package var parameters: [Component<OpenAPIParameter>] = []
    package var examples: [Component<ExampleObject>] = []
    package var requestBodies: [Component<OpenAPIRequestBody>] = []
    package var headers: [Component<HeaderObject>] = []
    package var securitySchemes: [Component<SecuritySchemeObject>] = []
    package var callbacks: [Component<CallbackObject>] = []
    /// OpenAPI 3.1.
    package var pathItems: [Component<PathItem>] = []
    /// OpenAPI 3.2.
    package var mediaTypes: [Component<MediaTypeObject>] = []
    /// Those of every kind that could not be read.
    package var unreadable: [UnreadableComponent] = []
}
