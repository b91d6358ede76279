/// The need for one scheme.
package struct SecurityRequirement: Sendable, Equatable {
    /// The name of the scheme in the description.
    package var scheme: String
    package var scopes: [String]

    package init(scheme: String, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
