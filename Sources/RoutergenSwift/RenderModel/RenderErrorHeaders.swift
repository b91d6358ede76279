/// The headers of the errors of one endpoint, as a struct.
package struct RenderErrorHeaders: Sendable, Equatable {
    /// `ListPhotosErrorHeaders`
    package var name: String
    package var documentation: [String]
    package var properties: [RenderProperty]
    /// `retryAfter = try error.headerIfPresent("Retry-After")`, in the order of the properties.
    package var reads: [RenderAssignment]

    package init(
        name: String, documentation: [String], properties: [RenderProperty],
        reads: [RenderAssignment]
    ) {
        self.name = name
        self.documentation = documentation
        self.properties = properties
        self.reads = reads
    }
}
