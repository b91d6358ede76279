/// Names that the bodies of generated code use themselves; an argument that is called so is bound to
/// another name inside.
package enum LocalNames {
    /// In `build(_:with:)`, `route` and the methods of clients.
    package static let routes: Set<String> = [
        "configuration", "connection", "json", "request", "response", "route",
    ]
}
