import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    mutating func securitySchemes() -> [SecurityScheme] {
        document.components.securitySchemes.compactMap { component in
            guard let object = resolver.resolve(component.object, &diagnostics)?.value,
                let kind = kind(of: object)
            else { return nil }
            return SecurityScheme(
                name: Name(component.name.value, origin: component.name.range),
                documentation: Documentation(
                    text: text(summary: nil, description: object.description),
                    isDeprecated: object.isDeprecated),
                kind: kind)
        }
    }

    private func kind(of object: SecuritySchemeObject) -> SecurityScheme.Kind? {
        switch object.kind {
        case .apiKey(let name, let location):
            switch location {
            case .header: return .apiKey(location: .header, name: name.value)
            case .query: return .apiKey(location: .query, name: name.value)
            case .cookie: return .apiKey(location: .cookie, name: name.value)
            case .path, .querystring, .body, .formData: return nil
            }
        case .http(let scheme, _):
            switch scheme.value.lowercased() {
            case "bearer": return .bearer
            case "basic": return .basic
            default: return .authorization(scheme: scheme.value)
            }
        case .oauth2: return .oauth2
        case .openIDConnect(let url): return .openIDConnect(url: url?.value ?? "")
        case .mutualTLS: return .mutualTLS
        }
    }

    /// Alternatives of schemes that are needed together. Only `{}` means that none is needed.
    mutating func requirements(
        _ objects: [SecurityRequirementObject]
    ) -> [[SecurityRequirement]] {
        let known = Set(document.components.securitySchemes.map(\.name.value))
        var alternatives: [[SecurityRequirement]] = []
        for object in objects {
            var schemes: [SecurityRequirement] = []
            for scheme in object.schemes {
                var name = scheme.name.value
                if !known.contains(name) {
                    var found = Diagnostics()
                    guard
                        let target = resolver.resolve(scheme: scheme.name, &found)?.target?
                            .schemaName, known.contains(target)
                    else {
                        diagnostics.warning(
                            "unknown-security-scheme", "no security scheme is called '\(name)'",
                            at: scheme.name.range)
                        continue
                    }
                    name = target
                }
                schemes.append(
                    SecurityRequirement(scheme: name, scopes: scheme.scopes.map(\.value)))
            }
            if schemes.isEmpty, !object.schemes.isEmpty { continue }
            if !alternatives.contains(schemes) { alternatives.append(schemes) }
        }
        return alternatives == [[]] ? [] : alternatives
    }
}
