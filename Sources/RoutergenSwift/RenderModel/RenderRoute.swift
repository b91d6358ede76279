/// What the description says about an endpoint: the constant that `route` returns.
package struct RenderRoute: Sendable, Equatable {
    /// `popularPhotosRoute`
    package var name: String
    /// The name behind a dot: `default`, but `` `init` ``.
    package var reference: String
    /// Arguments of `Route(…)`.
    package var arguments: [RenderArgument]

    package init(name: String, reference: String, arguments: [RenderArgument]) {
        self.name = name
        self.reference = reference
        self.arguments = arguments
    }
}
