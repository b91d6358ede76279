/// Calls that depend on a condition.
package struct RenderBranch: Sendable, Equatable {
    /// `let body`, `configuration.token != nil`
    package var condition: String
    package var calls: [RenderCall]

    package init(condition: String, calls: [RenderCall]) {
        self.condition = condition
        self.calls = calls
    }
}
