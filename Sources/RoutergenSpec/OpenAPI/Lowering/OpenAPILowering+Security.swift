import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// The schemes that a route asks for; the application has nothing to supply for others.
    mutating func securitySchemes(of groups: [EndpointGroup]) -> [SecurityScheme] {
        var used: Set<String> = []
        // Not all endpoints in one list, which are large to copy.
        for group in groups {
            for endpoint in group.endpoints {
                for requirement in endpoint.security.joined() { used.insert(requirement.scheme) }
            }
        }
        return document.components.securitySchemes.compactMap { component in
            guard used.contains(component.name.value),
                let object = resolver.resolve(component.object, &diagnostics)?.value,
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
                if !known.contains(name) { name = self.name(of: scheme.name, among: known) }
                schemes.append(
                    SecurityRequirement(scheme: name, scopes: scheme.scopes.map(\.value)))
            }
            reportSharedHeader(schemes, at: object.range)
            if !alternatives.contains(schemes) { alternatives.append(schemes) }
        }
        return alternatives == [[]] ? [] : alternatives
    }

    /// The name of a scheme that is referred to by URI (OpenAPI 3.2), or a name that nothing describes: the
    /// request needs it all the same, and only an interceptor can add it.
    private mutating func name(of scheme: Located<String>, among known: Set<String>) -> String {
        var found = Diagnostics()
        let target = resolver.resolve(scheme: scheme, &found)?.target?.schemaName
        if let target, known.contains(target) { return target }
        // A scheme that is described, but cannot be read, is a mistake.
        guard found.sorted.allSatisfy({ $0.id == "unknown-security-scheme" }) else {
            diagnostics.report(found)
            return scheme.value
        }
        diagnostics.warning(
            "unknown-security-scheme",
            "no security scheme is called '\(scheme.value)'; routes need it without sending anything",
            at: scheme.range)
        return scheme.value
    }

    /// A request has one `Authorization`.
    private mutating func reportSharedHeader(
        _ requirements: [SecurityRequirement], at range: SourceRange
    ) {
        let names = requirements.map(\.scheme).filter { name in
            let component = document.components.securitySchemes.first { $0.name.value == name }
            var ignored = Diagnostics()
            let object = component.flatMap { resolver.resolve($0.object, &ignored)?.value }
            return switch object?.kind {
            case .http?, .oauth2?, .openIDConnect?: true
            case .apiKey?, .mutualTLS?, nil: false
            }
        }
        guard names.count > 1 else { return }
        degrade(
            "shared-header",
            "\(names.map { "'\($0)'" }.joined(separator: " and ")) are sent in the same header; only "
                + "the last one arrives",
            at: range)
    }
}
