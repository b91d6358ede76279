/// An initializer that forwards to the memberwise one.
package struct RenderServerInitializer: Sendable, Equatable {
    package var documentation: [String]
    /// The server first.
    package var parameters: [RenderParameter]
    /// Arguments of `self.init(…)`.
    package var arguments: [RenderArgument]

    package init(
        documentation: [String], parameters: [RenderParameter], arguments: [RenderArgument]
    ) {
        self.documentation = documentation
        self.parameters = parameters
        self.arguments = arguments
    }
}
