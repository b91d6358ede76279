/// A stored property of a generated struct.
package struct RenderProperty: Sendable, Equatable {
    package var documentation: [String]
    /// `@available(*, deprecated, message: "…")`, nil for what is not deprecated.
    package var attribute: String?
    /// `let` or `var`.
    package var introducer: String
    package var name: String
    package var type: String
    /// The property behind a computed one, nil for a plain stored property.
    package var storage: RenderStorage?
    /// The name of the value on the wire, by which a property that gets another name is known again; nil where
    /// it has none. Templates do not see it.
    package var wireName: String?

    package init(
        documentation: [String], attribute: String? = nil, introducer: String, name: String,
        type: String, storage: RenderStorage? = nil, wireName: String? = nil
    ) {
        self.documentation = documentation
        self.attribute = attribute
        self.introducer = introducer
        self.name = name
        self.type = type
        self.storage = storage
        self.wireName = wireName
    }
}
