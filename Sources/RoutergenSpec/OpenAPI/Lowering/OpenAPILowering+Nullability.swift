import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// Whether null is among the values of a schema that a reference leads to.
    mutating func isNullable(_ resolved: Resolved<SchemaObject>) -> Bool {
        guard let target = resolved.target else { return isNullable(resolved.value) }
        if let known = targetNullability[target] { return known }
        // What leads back here adds nothing.
        targetNullability[target] = false
        let result = isNullable(resolved.value)
        targetNullability[target] = result
        return result
    }

    /// Whether null is among the values of a schema: by its own word, as one of its alternatives,
    /// or because every part allows it.
    mutating func isNullable(_ schema: SchemaObject) -> Bool {
        if schema.allowsNull || schema.constant?.scalar?.isNull == true { return true }
        if let values = schema.enumeration {
            return values.contains { $0.scalar?.isNull == true }
        }
        let alternatives = schema.oneOf + schema.anyOf
        if alternatives.contains(where: { isNullable($0) }) { return true }
        guard schema.types.isEmpty else { return false }
        let parts = parts(of: schema).filter { $0.inlineValue?.isAnnotation != true }
        guard !parts.isEmpty else { return false }
        return parts.allSatisfy { isNullable($0) }
    }

    mutating func isNullable(_ schema: Referable<SchemaObject>) -> Bool {
        switch schema {
        case .inline(let schema): return isNullable(schema)
        case .reference(let reference):
            if reference.isNullable { return true }
            var ignored = Diagnostics()
            let resolved = resolver.resolve(reference, as: SchemaObject.self, &ignored)
            return resolved.map { isNullable($0) } ?? false
        }
    }
}
