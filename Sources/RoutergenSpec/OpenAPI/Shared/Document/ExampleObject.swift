import RoutergenSyntax

/// OpenAPI 3.2, "Example Object".
package struct ExampleObject: Sendable {
    package var summary: String?
    package var description: String?
    /// `value`, or `dataValue` (OpenAPI 3.2).
    package var value: Node?
    /// The value as it is sent. OpenAPI 3.2.
    package var serializedValue: String?
    /// A URL or path where the value stands.
    package var externalValue: Located<String>?
    package var range: SourceRange
}
