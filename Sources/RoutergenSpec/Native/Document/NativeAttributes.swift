import RoutergenSyntax

/// What every declaration may say about itself.
package struct NativeAttributes: Sendable, Equatable {
    package enum Deprecation: Sendable, Equatable {
        /// `deprecated: true` or `false`
        case flag(Bool)
        /// `deprecated: Use the other one.`
        case message(String)
    }

    package var docs: Located<String>?
    package var deprecation: Located<Deprecation>?
    /// `name:`, the name in code.
    package var codeName: Located<String>?

    package init(
        docs: Located<String>? = nil, deprecation: Located<Deprecation>? = nil,
        codeName: Located<String>? = nil
    ) {
        self.docs = docs
        self.deprecation = deprecation
        self.codeName = codeName
    }
}
