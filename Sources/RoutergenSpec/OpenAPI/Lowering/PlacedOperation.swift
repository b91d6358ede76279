import RoutergenModel
import RoutergenSyntax

/// An operation with its references followed and with what names its route and its types.
struct PlacedOperation: Sendable {
    var resolved: ResolvedOperation
    var path: Located<String>
    var template: PathTemplate
    var name: Name
    /// What the names of its inline types begin with.
    var place: Place
}
