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
