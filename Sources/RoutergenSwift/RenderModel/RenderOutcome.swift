/// One success answer.
package struct RenderOutcome: Sendable, Equatable {
    package var documentation: [String]
    /// `created`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// `Photo`; nil for an answer without a body.
    package var type: String?
    /// The label of its status codes: `case 201`, `case 200..<300`, `default`.
    package var pattern: String
    /// The value: `try response.model()`; nil for an answer without a body.
    package var value: String?

    package init(
        documentation: [String], name: String, reference: String, type: String?, pattern: String,
        value: String?
    ) {
        self.documentation = documentation
        self.name = name
        self.reference = reference
        self.type = type
        self.pattern = pattern
        self.value = value
    }
}
