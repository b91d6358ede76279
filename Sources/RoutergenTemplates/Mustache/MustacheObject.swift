/// An object that makes its members when they are asked for.
package protocol MustacheObject: AnyObject, Sendable {
    /// The member of that name; nil when there is none.
    subscript(name: TemplateName.Part) -> MustacheValue? { get }
}
