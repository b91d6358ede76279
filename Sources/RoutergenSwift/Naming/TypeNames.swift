/// What a declared type and its members are called.
package struct TypeNames: Sendable, Equatable {
    package var name: SwiftIdentifier
    /// Parallel to `ObjectShape.fields` or `TupleShape.elements`.
    package var fields: [FieldNames]
    /// The property for fields or elements that are not listed.
    package var additionalFields: SwiftIdentifier?
    /// The property that tells which of the fields are null rather than absent.
    package var nullFields: SwiftIdentifier?
    /// The property that refers to the fields, and the class that has them, where they are shared.
    package var sharedStorage: SwiftIdentifier?
    package var sharedStorageType: SwiftIdentifier?
    /// Parallel to `EnumerationShape.cases` or `UnionShape.variants`.
    package var cases: [SwiftIdentifier]
    /// The case for what the description does not list: `unknown`.
    package var unknownCase: SwiftIdentifier
    /// `Five100px+Photo.swift`
    package var file: String
}
