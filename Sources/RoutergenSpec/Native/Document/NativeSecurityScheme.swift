import RoutergenModel
import RoutergenSyntax

/// An entry of `auth:` at the top level.
package struct NativeSecurityScheme: Sendable, Equatable {
    package var name: Located<String>
    package var attributes: NativeAttributes
    /// Nil where it was left out because of a reported mistake.
    package var kind: SecurityScheme.Kind?

    package init(
        name: Located<String>, attributes: NativeAttributes = NativeAttributes(),
        kind: SecurityScheme.Kind?
    ) {
        self.name = name
        self.attributes = attributes
        self.kind = kind
    }
}
