import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// What a route takes from its file and group where it says nothing itself.
    struct Inherited {
        var commonParameters: [Parameter]
        var fileErrors: [Response]
        var groupErrors: [Response] = []
        var groupParameters: [Parameter] = []
        var security: [[SecurityRequirement]] = []
        var envelope: Envelope?
        var deprecation: Documentation?
    }

    mutating func groups(commonParameters: [Parameter], errors: [Response]) -> [EndpointGroup] {
        var requests: [(Endpoint, NativePath)] = []
        let file = Inherited(
            commonParameters: commonParameters, fileErrors: errors,
            envelope: document.envelope.map { envelope($0) })
        let groups = (document.groups ?? []).map { group in
            let inherited = inherited(file, by: group)
            var endpoints: [Endpoint] = []
            for route in group.routes {
                guard let endpoint = endpoint(route, inherited) else { continue }
                endpoints.append(endpoint)
                if let path = route.path { requests.append((endpoint, path)) }
            }
            return EndpointGroup(
                name: group.name.map { Name($0.value, origin: $0.range) },
                documentation: documentation(group.attributes), endpoints: endpoints)
        }
        warnAboutEqualRequests(requests)
        return groups
    }

    private mutating func inherited(_ file: Inherited, by group: NativeGroup) -> Inherited {
        var inherited = file
        let parameters =
            group.query.compactMap { parameter($0, .query) }
            + group.headers.compactMap { parameter($0, .header) }
        inherited.groupParameters = distinct(parameters, besides: file.commonParameters)
        inherited.groupErrors = group.errors.compactMap { response($0, isError: true) }
        inherited.security = requirements(group.security) ?? []
        if let choice = group.envelope { inherited.envelope = envelope(choice) }
        let documentation = documentation(group.attributes)
        if documentation.isDeprecated { inherited.deprecation = documentation }
        return inherited
    }

    private mutating func endpoint(_ route: NativeRoute, _ inherited: Inherited) -> Endpoint? {
        let parameters = parameters(of: route, inherited)
        let body = route.body.flatMap { self.body($0, method: route.method) }
        let responses = responses(
            of: route, groupErrors: inherited.groupErrors, fileErrors: inherited.fileErrors)
        let security = requirements(route.security) ?? inherited.security
        let sample = route.example.flatMap { self.sample($0, responses) }
        checkCredentials(security, parameters + inherited.commonParameters)
        guard let path = route.path, let method = route.method else { return nil }
        var endpoint = Endpoint(
            name: Name(route.name.value, origin: route.name.range),
            documentation: documentation(of: route, inherited), method: method.value,
            path: path.template, parameters: parameters, body: body, responses: responses,
            security: security, envelope: envelope(of: route, responses, inherited),
            timeout: route.timeout, allowsRetry: route.allowsRetry,
            samples: sample.map { [$0] } ?? [])
        endpoint.pagination = pagination(route, of: endpoint)
        return endpoint
    }

    private func documentation(of route: NativeRoute, _ inherited: Inherited) -> Documentation {
        var documentation = documentation(route.attributes)
        if route.attributes.deprecation == nil, let deprecation = inherited.deprecation {
            documentation.isDeprecated = true
            documentation.deprecationMessage = deprecation.deprecationMessage
        }
        return documentation
    }

    /// A credential and a parameter under one name would both be sent.
    private mutating func checkCredentials(
        _ security: [[SecurityRequirement]], _ parameters: [Parameter]
    ) {
        for requirement in security.joined() {
            let scheme = scope.securitySchemes.first { $0.name.value == requirement.scheme }
            guard let scheme, case .apiKey(let location, let name)? = scheme.kind else { continue }
            let clash = parameters.first { parameter in
                parameter.location == location
                    && (location == .header
                        ? parameter.name.wire.lowercased() == name.lowercased()
                        : parameter.name.wire == name)
            }
            guard let clash else { continue }
            diagnostics.error(
                "duplicate-name",
                "'\(clash.name.wire)' is sent by the scheme '\(requirement.scheme)' already",
                at: clash.name.origin,
                notes: [Diagnostic.Note("the scheme stands here", at: scheme.name.range)])
        }
    }
}

// MARK: - Parameters

extension NativeLowering {
    /// Path parameters in the order of the path, then those of the group, then the route's own.
    private mutating func parameters(
        of route: NativeRoute, _ inherited: Inherited
    ) -> [Parameter] {
        let path = pathParameters(of: route)
        var others = inherited.groupParameters
        others += route.query.compactMap { parameter($0, .query) }
        others += route.headers.compactMap { parameter($0, .header) }
        others += route.cookies.compactMap { parameter($0, .cookie) }
        return path + distinct(others, besides: inherited.commonParameters)
    }

    private mutating func pathParameters(of route: NativeRoute) -> [Parameter] {
        let written = route.pathParameters?.value ?? []
        let declared = written.compactMap { parameter($0, .path) }
        guard let path = route.path else { return declared }
        checkPlaceholders(path, route.pathParameters, written)
        return path.placeholders.compactMap { placeholder in
            if let parameter = declared.first(where: { $0.name.wire == placeholder.value }) {
                return parameter
            }
            guard route.pathParameters == nil else { return nil }
            return Parameter(
                location: .path, name: Name(placeholder.value, origin: placeholder.range),
                type: .string, source: .argument(defaultValue: nil))
        }
    }

    /// Every parameter needs its placeholder and, where there are parameters, every placeholder its
    /// parameter. A wrong name is one mistake, not two.
    private mutating func checkPlaceholders(
        _ path: NativePath, _ parameters: Located<[NativeField]>?, _ written: [NativeField]
    ) {
        guard parameters != nil else { return }
        let names = written.map(\.name.value)
        var missing = path.placeholders.filter { !names.contains($0.value) }
        for field in written
        where !path.placeholders.contains(where: { $0.value == field.name.value }) {
            let near = near(field.name.value, among: missing.map(\.value))
            let meant = near ?? missing.first?.value
            missing.removeAll { $0.value == meant }
            diagnostics.error(
                "unknown-placeholder", "the path has no placeholder '{\(field.name.value)}'",
                at: field.name.range,
                suggestion: near.map { "did you mean '\($0)'?" }
                    ?? meant.map { "expected '\($0)'" })
        }
        for placeholder in missing {
            diagnostics.error(
                "undeclared-placeholder",
                "placeholder '{\(placeholder.value)}' has no parameter under 'path'",
                at: placeholder.range,
                suggestion: "add '\(placeholder.value): String', or leave 'path' out")
        }
    }
}

// MARK: - Envelopes

extension NativeLowering {
    private func envelope(_ envelope: NativeEnvelope) -> Envelope {
        Envelope(
            data: envelope.data.value, code: envelope.code?.value,
            message: envelope.message?.value, successCodes: envelope.success.map { Literal($0) })
    }

    private func envelope(_ choice: NativeEnvelopeChoice) -> Envelope? {
        switch choice {
        case .none: nil
        case .own(let own): envelope(own)
        }
    }

    /// An answer that is text or bytes is not wrapped.
    private func envelope(
        of route: NativeRoute, _ responses: [Response], _ inherited: Inherited
    ) -> Envelope? {
        let successes = responses.filter { !$0.isError }
        let isRaw = successes.allSatisfy { $0.content == .text || $0.content == .data }
        if isRaw, !successes.isEmpty { return nil }
        guard let choice = route.envelope else { return inherited.envelope }
        return envelope(choice)
    }
}
