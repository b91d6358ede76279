/// An object that makes its members when they are asked for.
///
/// A closure, because each one is compiled for the type of what it holds. A generic class is compiled
/// once for all types, and would copy all that it holds for each name.
package struct MustacheRecord: Sendable {
    /// The member of that name; nil when there is none.
    let member: @Sendable (ContextName) -> MustacheValue?
}
