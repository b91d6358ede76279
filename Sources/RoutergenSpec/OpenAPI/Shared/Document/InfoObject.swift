import RoutergenSyntax

/// OpenAPI 3.2, "Info Object"; Swagger 2.0, "Info Object". Contact and license are not kept.
package struct InfoObject: Sendable {
    package var title: Located<String>?
    package var summary: String?
    package var description: String?
    package var version: String?
    /// A name for the generated namespace, from `x-swift-name`.
    package var codeName: Located<String>?
}
