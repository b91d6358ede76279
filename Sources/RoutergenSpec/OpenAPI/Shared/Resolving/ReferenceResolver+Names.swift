import RoutergenSyntax

extension ReferenceResolver {
    /// The schema that an entry of a discriminator's mapping means: a name of `components` or a
    /// reference (OpenAPI 3.2, "Discriminator Object"); nil after an error was reported.
    package mutating func resolve(
        mapping: Located<String>, _ diagnostics: inout Diagnostics
    ) -> Resolved<SchemaObject>? {
        let section = format == .swagger2 ? ["definitions"] : ["components", "schemas"]
        let pointer = section + [mapping.value]
        if isComponent(pointer) {
            return resolve(pointer, as: SchemaObject.self, at: mapping.range, &diagnostics)
        }
        let reference = ReferenceObject(text: mapping, range: mapping.range)
        return resolve(reference, as: SchemaObject.self, &diagnostics)
    }

    /// The scheme of a security requirement: a name of `components` or, since 3.2, a reference;
    /// nil after an error was reported.
    package mutating func resolve(
        scheme: Located<String>, _ diagnostics: inout Diagnostics
    ) -> Resolved<SecuritySchemeObject>? {
        let section =
            format == .swagger2 ? ["securityDefinitions"] : ["components", "securitySchemes"]
        let pointer = section + [scheme.value]
        if isComponent(pointer) {
            return resolve(
                pointer, as: SecuritySchemeObject.self, at: scheme.range, &diagnostics)
        }
        let looksLikeURI = scheme.value.contains("#") || scheme.value.contains("/")
        if format == .openAPI32, looksLikeURI {
            let reference = ReferenceObject(text: scheme, range: scheme.range)
            return resolve(reference, as: SecuritySchemeObject.self, &diagnostics)
        }
        diagnostics.error(
            "unknown-security-scheme",
            "no security scheme is called '\(shortened(scheme.value))'", at: scheme.range,
            suggestion: suggestion(for: scheme.value, among: schemeNames))
        return nil
    }

    /// A component of the root document, by its name.
    private mutating func resolve<Value: ReferableObject>(
        _ pointer: [String], as type: Value.Type, at range: SourceRange,
        _ diagnostics: inout Diagnostics
    ) -> Resolved<Value>? {
        let target = ReferenceTarget(file: rootFile, pointer: pointer)
        reportProblems(of: target, &diagnostics)
        let key = ObjectKey(target: target, kind: ObjectIdentifier(type))
        guard case .object(let object)? = objects[key] as? Memo<Value> else { return nil }
        guard var resolved = resolve(object, &diagnostics) else { return nil }
        resolved.targets.insert(target, at: 0)
        resolved.target = resolved.target ?? target
        return resolved
    }

    private func isComponent(_ pointer: [String]) -> Bool {
        var node = files[rootFile]?.root
        for token in pointer { node = node?.mapping?[token] }
        return node != nil
    }
}
