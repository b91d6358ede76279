import RoutergenSyntax

/// An object of `components`, with what was found wrong in it.
///
/// A mistake in a component matters when somebody uses it: the resolver reports the problems of a
/// component with the first reference to it, and those of unused ones as warnings at the end.
package struct Component<Value: Sendable>: Sendable {
    package var name: Located<String>
    package var object: Referable<Value>
    package var problems: Diagnostics
    /// `/components/schemas/Pet`, escaped as a reference writes it (RFC 6901).
    package var pointer: String
}

/// A component of which nothing could be made, as its problems say.
package struct UnreadableComponent: Sendable {
    package var name: Located<String>
    package var problems: Diagnostics
    package var pointer: String
}

extension Component {
    /// Whether something in it could not be read.
    package var isBroken: Bool { problems.hasErrors }
}
