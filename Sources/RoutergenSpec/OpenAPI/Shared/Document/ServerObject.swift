import RoutergenSyntax

/// OpenAPI 3.2, "Server Object"; made from `host`, `basePath` and `schemes` for Swagger 2.0.
package struct ServerObject: Sendable {
    /// OpenAPI 3.2, "Server Variable Object".
    package struct Variable: Sendable {
        package var defaultValue: Located<String>
        /// The only allowed values; empty when any value is.
        package var allowedValues: [Located<String>] = []
        package var description: String?
    }

    /// May be relative to where the document is served, as `/v1` is; may hold `{variables}`.
    package var url: Located<String>
    /// OpenAPI 3.2.
    package var name: Located<String>?
    package var description: String?
    package var variables: [Named<Variable>] = []
    package var range: SourceRange
}
