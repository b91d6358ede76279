import RoutergenSyntax

/// A name as the description writes it, with the place where it stands.
package struct Name: Sendable, Equatable {
    /// The name on the wire or in the description, unchanged.
    package var wire: String
    /// The name that the author wants in code instead of the derived one.
    package var override: String?
    package var origin: SourceRange
    /// Where `override` stands, if not beside the name: in a configuration.
    package var overrideOrigin: SourceRange?

    package init(_ wire: String, override: String? = nil, origin: SourceRange) {
        self.wire = wire
        self.override = override
        self.origin = origin
    }
}
