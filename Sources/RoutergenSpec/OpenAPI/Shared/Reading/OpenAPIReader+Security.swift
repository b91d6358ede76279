import RoutergenSyntax

extension OpenAPIReader {
    /// `security`: each requirement is enough alone.
    mutating func security(_ node: Node) -> [SecurityRequirementObject] {
        let items = list(node, "'security'", of: "security requirements") ?? []
        return items.compactMap { item in
            guard let mapping = mapping(item, "a security requirement") else { return nil }
            let schemes = mapping.entries.filter { !$0.key.hasPrefix("x-") || isList($0) }
            return SecurityRequirementObject(
                schemes: schemes.map { entry in
                    let isEmpty = entry.value.scalar?.isNull == true
                    return SecurityRequirementObject.Scheme(
                        name: Located(entry.key, at: entry.keyRange),
                        scopes: isEmpty ? [] : names(entry.value, entry.key, of: "scopes"))
                }, range: item.range)
        }
    }

    private func isList(_ entry: Mapping.Entry) -> Bool { entry.value.sequence != nil }

    /// OpenAPI 3.2, "Security Scheme Object"; Swagger 2.0, "Security Scheme Object".
    mutating func securityScheme(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> SecuritySchemeObject? {
        guard let mapping = mapping(node, what()) else { return nil }
        let keys = format == .swagger2 ? ObjectKeys.swaggerSecurityScheme : .securityScheme
        checkKeys(mapping, keys)
        guard let typeNode = required("type", of: mapping, keys, at: node.range),
            let type = name(typeNode, "'type'"),
            let kind = kind(type, mapping, keys, at: node.range)
        else { return nil }
        var scheme = SecuritySchemeObject(kind: kind, range: node.range)
        scheme.description = text("description", of: mapping)
        scheme.isDeprecated = mapping["deprecated"].map { deprecation($0) } ?? false
        scheme.extensions = extensions(of: mapping)
        return scheme
    }

    private mutating func kind(
        _ type: Located<String>, _ mapping: Mapping, _ keys: ObjectKeys, at range: SourceRange
    ) -> SecuritySchemeObject.Kind? {
        switch type.value {
        case "apiKey": return apiKey(mapping, keys, at: range)
        case "oauth2":
            return .oauth2(
                format == .swagger2
                    ? swaggerFlows(mapping, at: range) : flows(mapping, keys, at: range))
        case "basic":
            if format != .swagger2 {
                warning(
                    "foreign-key", "the type 'basic' belongs to Swagger 2.0", at: type.range,
                    suggestion: "write 'type: http' and 'scheme: basic'")
            }
            return .http(scheme: Located("basic", at: type.range), bearerFormat: nil)
        case "http" where format != .swagger2:
            guard let node = required("scheme", of: mapping, keys, at: range),
                let scheme = name(node, "'scheme'")
            else { return nil }
            return .http(
                scheme: Located(scheme.value.lowercased(), at: scheme.range),
                bearerFormat: text("bearerFormat", of: mapping))
        case "openIdConnect" where format != .swagger2:
            let url = expected("openIdConnectUrl", of: mapping, keys, at: range)
            return .openIDConnect(url: url.flatMap { name($0, "'openIdConnectUrl'") })
        case "mutualTLS" where format.usesJSONSchema: return .mutualTLS
        default:
            unknownKind(type)
            return nil
        }
    }

    private mutating func unknownKind(_ type: Located<String>) {
        let types =
            format == .swagger2
            ? ["basic", "apiKey", "oauth2"]
            : ["apiKey", "http", "oauth2", "openIdConnect"]
                + (format.usesJSONSchema ? ["mutualTLS"] : [])
        error(
            "unknown-scheme-type", "unknown type '\(shortened(type.value))' of a security scheme",
            at: type.range,
            suggestion: suggestion(for: type.value, among: types) ?? "expected \(inWords(types))")
    }

    private mutating func apiKey(
        _ mapping: Mapping, _ keys: ObjectKeys, at range: SourceRange
    ) -> SecuritySchemeObject.Kind? {
        let nameNode = required("name", of: mapping, keys, at: range)
        let placeNode = required("in", of: mapping, keys, at: range)
        let name = nameNode.flatMap { self.name($0, "'name'") }
        let place = placeNode.flatMap { self.name($0, "'in'") }
        guard let name, let place else { return nil }
        let allowed: [OpenAPIParameter.Location] =
            format == .swagger2 ? [.query, .header] : [.query, .header, .cookie]
        guard let location = allowed.first(where: { $0.rawValue == place.value }) else {
            let names = allowed.map(\.rawValue)
            error(
                "unknown-location", "unknown place '\(shortened(place.value))' of an API key",
                at: place.range,
                suggestion: suggestion(for: place.value, among: names)
                    ?? "expected \(inWords(names))")
            return nil
        }
        return .apiKey(name: name, location: location)
    }

    // MARK: OAuth 2

    private mutating func flows(
        _ mapping: Mapping, _ keys: ObjectKeys, at range: SourceRange
    ) -> [OAuthFlow] {
        guard let node = expected("flows", of: mapping, keys, at: range),
            let flows = self.mapping(node, "'flows'")
        else { return [] }
        checkKeys(flows, .flows)
        return flows.entries.compactMap { entry in
            guard let kind = OAuthFlow.Kind(rawValue: entry.key),
                let mapping = self.mapping(entry.value, "'\(entry.key)'")
            else { return nil }
            checkKeys(mapping, .flow)
            return flow(kind, mapping, at: entry.value.range)
        }
    }

    mutating func flow(
        _ kind: OAuthFlow.Kind, _ mapping: Mapping, at range: SourceRange
    ) -> OAuthFlow {
        var flow = OAuthFlow(kind: kind, range: range)
        flow.authorizationURL = text("authorizationUrl", of: mapping)
        flow.tokenURL = text("tokenUrl", of: mapping)
        flow.refreshURL = text("refreshUrl", of: mapping)
        guard let scopes = mapping["scopes"] else {
            warning("missing-key", "a flow should have 'scopes'", at: range)
            return flow
        }
        flow.scopes = (self.mapping(scopes, "'scopes'")?.entries ?? []).compactMap { entry in
            if entry.key.hasPrefix("x-"), entry.value.scalar?.string == nil { return nil }
            let text = entry.value.scalar?.text ?? ""
            return Named(Located(entry.key, at: entry.keyRange), text)
        }
        return flow
    }
}
