/// OpenAPI 3.2, "External Documentation Object".
package struct ExternalDocumentation: Sendable {
    package var description: String?
    package var url: String
}
