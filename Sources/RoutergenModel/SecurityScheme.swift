/// A way to prove who asks.
package struct SecurityScheme: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// `Authorization: Bearer …` (RFC 6750).
        case bearer
        /// `Authorization: Basic …` (RFC 7617).
        case basic
        case apiKey(location: Parameter.Location, name: String)
        /// `Authorization: <scheme> …` in another scheme of RFC 9110, section 11.
        case authorization(scheme: String)
        /// A bearer token that OAuth 2.0 hands out (RFC 6749).
        case oauth2
        /// A bearer token that an OpenID provider hands out; where it describes itself.
        case openIDConnect(url: String)
        /// A certificate of the client, which the transport shows.
        case mutualTLS
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
