import RoutergenSyntax

/// An entry of `groups:`, or the routes at the top level of the file.
package struct NativeGroup: Sendable, Equatable {
    /// Nil for the routes at the top level.
    package var name: Located<String>?
    package var attributes = NativeAttributes()
    package var query: [NativeField] = []
    package var headers: [NativeField] = []
    package var security: NativeSecurity?
    package var envelope: NativeEnvelopeChoice?
    package var errors: [NativeResponse] = []
    package var routes: [NativeRoute] = []

    package init(name: Located<String>?) {
        self.name = name
    }
}
