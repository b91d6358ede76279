import RoutergenSyntax

/// `auth: token`, `auth: [key, token]` or `auth: none`
package enum NativeSecurity: Sendable, Equatable {
    case none
    /// All of them together.
    case schemes([Located<String>])
}
