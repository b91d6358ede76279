import RoutergenModel
import RoutergenSyntax

/// Swift types that a user wants instead of the usual ones.
package struct TypeOverrides: Sendable, Equatable {
    package struct Override: Sendable, Equatable {
        /// What gets another type, as the description writes it.
        package var key: Located<String>
        /// A type that generated code knows, or `.external` for one of the user's; never optional.
        package var type: TypeReference
        /// Whether several descriptions share it, so that one of them may have nothing that it is about.
        package var isShared: Bool

        package init(key: Located<String>, type: TypeReference, isShared: Bool = false) {
            self.key = key
            self.type = type
            self.isShared = isShared
        }
    }

    /// By the `format` of an OpenAPI schema, or by the name of a type that every native description
    /// knows: `uri`, `URL`.
    package var formats: [Override] = []
    /// By the name of a schema; it is not declared then.
    package var schemas: [Override] = []
    /// By schema and name: `Charge.amount`; `*.amount` means those of every schema.
    package var properties: [Override] = []

    package init() {}

    package var isEmpty: Bool { self == TypeOverrides() }

    /// What both ask for; where both are about the same thing, the later one wins.
    package func joined(with later: TypeOverrides) -> TypeOverrides {
        var result = self
        result.formats += later.formats
        result.schemas += later.schemas
        result.properties += later.properties
        return result
    }

    /// The type for a format, whatever its case; nil where the usual one stays.
    func type(forFormat format: String?) -> TypeReference? {
        guard let format = format?.lowercased() else { return nil }
        return formats.last { $0.key.value.lowercased() == format }?.type
    }
}
