/// What a declared type and its members are called.
package struct TypeNames: Sendable, Equatable {
    package var name: SwiftIdentifier
    /// Parallel to `ObjectShape.fields`.
    package var fields: [FieldNames]
    /// The property for fields that are not listed.
    package var additionalFields: SwiftIdentifier?
    /// Parallel to `EnumerationShape.cases` or `UnionShape.variants`.
    package var cases: [SwiftIdentifier]
    /// The case for what the description does not list: `unknown`.
    package var unknownCase: SwiftIdentifier
    /// `Five100px+Photo.swift`
    package var file: String
}

/// What a field of a model is called.
package struct FieldNames: Sendable, Equatable {
    package var property: SwiftIdentifier
    /// The private storage of a field that closes a cycle or is deprecated: `nextStorage`.
    package var storage: SwiftIdentifier
    /// The parameter of the memberwise initializer, whose body can always say `self.x = x`.
    package var argument: ArgumentNames
}
