/// What a field of a model is called.
package struct FieldNames: Sendable, Equatable {
    package var property: SwiftIdentifier
    /// The private storage of a field that closes a cycle or is deprecated: `nextStorage`.
    package var storage: SwiftIdentifier
    /// The parameter of the memberwise initializer, whose body can always say `self.x = x`.
    package var argument: ArgumentNames
}
