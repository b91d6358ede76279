extension Endpoint {
    /// A value with a name that a request carries.
    package struct NamedValue: Sendable {
        package var name: Name
        package var type: TypeReference
        package var source: Parameter.Source
    }

    /// The parameters and the fields of a body that is written in place.
    package var namedValues: [NamedValue] {
        var values = parameters.map { parameter in
            NamedValue(name: parameter.name, type: parameter.type, source: parameter.source)
        }
        if case .fields(let parts)? = body?.content {
            values += parts.map { part in
                NamedValue(name: part.field.name, type: part.field.type, source: part.source)
            }
        }
        return values
    }
}
