import RoutergenSyntax

/// A type as it is written, its names not yet looked up: `[String: Photo?]`.
package struct NativeTypeExpression: Sendable, Equatable {
    package indirect enum Kind: Sendable, Equatable {
        case name(String)
        case array(NativeTypeExpression)
        /// The keys are always strings.
        case dictionary(NativeTypeExpression)
        case optional(NativeTypeExpression)
    }

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}
