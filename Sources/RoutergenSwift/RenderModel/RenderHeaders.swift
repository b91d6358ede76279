/// The headers of the answers of one endpoint, as a struct, and the method that returns them.
package struct RenderHeaders: Sendable, Equatable {
    /// `ListPhotosHeaders`
    package var name: String
    package var documentation: [String]
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
    /// What is returned: `(value: try response.model(), headers: try ListPhotosHeaders(response))`.
    package var result: String

    package init(
        name: String, documentation: [String], properties: [RenderProperty],
        reads: [RenderAssignment], method: String, methodDocumentation: [String],
        methodAttribute: String?, returnType: String, result: String
    ) {
        self.name = name
        self.documentation = documentation
        self.properties = properties
        self.reads = reads
        self.method = method
        self.methodDocumentation = methodDocumentation
        self.methodAttribute = methodAttribute
        self.returnType = returnType
        self.result = result
    }
}
