/// The headers of the answers of one endpoint, as a struct, and the method that returns them.
package struct RenderHeaders: Sendable, Equatable {
    /// `ListPhotosHeaders`
    package var name: String
    package var documentation: [String]
    /// Whether the struct is declared here and not with another route that shares it.
    package var isDeclared: Bool
    package var properties: [RenderProperty]
    /// `total = try response.header("X-Total")`, in the order of the properties.
    package var reads: [RenderAssignment]
    /// `listPhotosWithHeaders`
    package var method: String
    package var methodDocumentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var methodAttribute: String?
    /// `(value: [Photo], headers: ListPhotosHeaders)`, or `ListPhotosHeaders` where there is no value.
    package var returnType: String
    /// The call that waits for all of that: `connection.modelWithHeaders(of: …)`; nil where `result` makes it.
    package var call: String?
    /// What is returned: `(value: try response.model(), headers: try ListPhotosHeaders(response))`.
    package var result: String

    package init(
        name: String, documentation: [String], isDeclared: Bool, properties: [RenderProperty],
        reads: [RenderAssignment], method: String, methodDocumentation: [String],
        methodAttribute: String?, returnType: String, call: String?, result: String
    ) {
        self.name = name
        self.documentation = documentation
        self.isDeclared = isDeclared
        self.properties = properties
        self.reads = reads
        self.method = method
        self.methodDocumentation = methodDocumentation
        self.methodAttribute = methodAttribute
        self.returnType = returnType
        self.call = call
        self.result = result
    }
}
