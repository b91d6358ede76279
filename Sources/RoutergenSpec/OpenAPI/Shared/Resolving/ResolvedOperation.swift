import RoutergenSyntax

/// An operation with its references followed, the parameters of its path item joined in, and what
/// is Swagger's own turned into the terms of OpenAPI 3.
package struct ResolvedOperation: Sendable {
    package struct Response: Sendable {
        package var status: Located<ResponseEntry.Status>
        package var response: Resolved<OpenAPIResponse>
    }

    package var operation: Operation
    /// Those of the path, then those of the operation, each name and location once; never in
    /// `body` or `formData`.
    package var parameters: [Resolved<OpenAPIParameter>] = []
    package var requestBody: Resolved<OpenAPIRequestBody>?
    package var responses: [Response] = []
    /// The operation's servers, else the path item's; empty where the document's apply.
    package var servers: [ServerObject] = []
}
