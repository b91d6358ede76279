/// The place where a model keeps its fields, which all copies of a value share.
package struct RenderSharedStorage: Sendable, Equatable {
    /// The property that refers to it: `storage`
    package var property: String
    /// The class that has the fields: `Storage`
    package var type: String
    package var fields: [RenderStoredField]

    package init(property: String, type: String, fields: [RenderStoredField]) {
        self.property = property
        self.type = type
        self.fields = fields
    }
}

/// A constant that nothing but generated code sees.
package struct RenderStoredField: Sendable, Equatable {
    package var name: String
    package var type: String

    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}
