import RoutergenSyntax

/// OpenAPI 3.2, "Callback Object": requests that the API sends, by the expression of their URL.
package struct CallbackObject: Sendable {
    package var pathItems: [Named<Referable<PathItem>>] = []
    package var range: SourceRange
}
