/// An object with the way that led to it.
package struct Resolved<Value: Sendable>: Sendable {
    package var value: Value
    /// The last target of the references; nil for an object that stands where it is used.
    package var target: ReferenceTarget?
    /// The reference that was followed first, whose docs replace those of the object.
    package var reference: ReferenceObject?
    /// Every target on the way, the last one included: more than one where a component is itself
    /// a reference.
    package var targets: [ReferenceTarget] = []
}
