/// A call of a method of the request builder or the JSON writer.
package struct RenderCall: Sendable, Equatable {
    /// `query`
    package var method: String
    package var arguments: [RenderArgument]

    package init(_ method: String, _ arguments: [RenderArgument]) {
        self.method = method
        self.arguments = arguments
    }
}
