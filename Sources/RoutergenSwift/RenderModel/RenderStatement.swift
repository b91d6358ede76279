/// One statement of a router's `build`.
///
/// In the template context exactly one of the keys `call`, `object` and `branches` is set.
package enum RenderStatement: Sendable, Equatable {
    /// `request.query("page", page)`
    case call(RenderCall)
    /// A JSON object that is written in place: `request.json { json in … }`, one call on `json` a field.
    case object([RenderCall])
    /// `if let body { … } else if … { … }`: the first branch whose condition holds.
    case branches([RenderBranch])
}

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
