import RoutergenSyntax

/// OpenAPI 3.2, "Security Requirement Object": schemes that are all needed together; none for `{}`.
package struct SecurityRequirementObject: Sendable {
    package struct Scheme: Sendable {
        /// The name under `securitySchemes`, or, in OpenAPI 3.2, a reference to one.
        package var name: Located<String>
        /// Scopes of OAuth 2 and OpenID Connect; roles for others since 3.1.
        package var scopes: [Located<String>]
    }

    package var schemes: [Scheme]
    package var range: SourceRange
}
