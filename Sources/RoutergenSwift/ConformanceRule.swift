import RoutergenModel
import RoutergenSyntax

/// Protocols that a user wants models to conform to besides their own.
package struct ConformanceRule: Sendable, Equatable {
    /// The models, by their names in the description.
    package var types: NamePattern
    /// As Swift writes them: `Hashable`, `Drawing.Shape`.
    package var protocols: [Located<String>]
    /// Whether several descriptions share the rule, so that one of them may have nothing that it is about.
    package var isShared: Bool

    package init(types: NamePattern, protocols: [Located<String>], isShared: Bool = false) {
        self.types = types
        self.protocols = protocols
        self.isShared = isShared
    }
}
