/// A way to prove who asks.
package struct SecurityScheme: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// `Authorization: Bearer …` (RFC 6750).
        case bearer
        /// `Authorization: Basic …` (RFC 7617).
        case basic
        case apiKey(location: Parameter.Location, name: String)
    }

    package var name: Name
    package var documentation: Documentation
    package var kind: Kind

    package init(name: Name, documentation: Documentation = Documentation(), kind: Kind) {
        self.name = name
        self.documentation = documentation
        self.kind = kind
    }
}
