/// A JSON object with known fields; inherited fields are already merged in.
package struct ObjectShape: Sendable, Equatable {
    package var fields: [Field]
    /// The type of fields that are not listed, where the object keeps them.
    package var additionalFields: TypeReference?

    package init(fields: [Field], additionalFields: TypeReference? = nil) {
        self.fields = fields
        self.additionalFields = additionalFields
    }
}
