extension SwiftInterface {
    /// The interface of code that was planned.
    package init(of planned: RenderModel) {
        access = planned.access.isEmpty ? "internal" : String(planned.access.dropLast())
        namespace = planned.namespace
        types = [Self.configuration(planned.configuration)]
        types += planned.server.map(Self.server) ?? []
        types += planned.routers.flatMap(Self.router)
        types += Self.client(of: planned)
        types += planned.types.flatMap { [$0] + $0.parts }.map(SwiftType.init(of:))
    }

    private static func configuration(_ planned: RenderConfiguration) -> SwiftType {
        var type = SwiftType(kind: .structure, name: planned.name)
        type.members = planned.properties.map(SwiftMember.init(of:))
        type.members.append(SwiftMember(of: planned.initializer))
        if let initializer = planned.serverInitializer {
            type.members.append(
                SwiftMember(
                    kind: .initializer, name: "init(server:)", parameters: initializer.parameters))
        }
        return type
    }

    private static func server(_ planned: RenderServer) -> [SwiftType] {
        var type = SwiftType(kind: .closedEnumeration, name: planned.name)
        type.members = planned.cases.map { server in
            SwiftMember(
                kind: .enumerationCase, name: server.name, parameters: server.parameters,
                identity: server.url, facts: [SwiftFact(.url, server.url)])
        }
        let variables = planned.variables.map { variable in
            SwiftType(
                kind: .closedEnumeration, name: "\(planned.name).\(variable.name)",
                underlyingType: "String", members: variable.cases.map(SwiftMember.init(of:)))
        }
        return [type] + variables
    }

    private static func router(_ planned: RenderRouter) -> [SwiftType] {
        var type = SwiftType(kind: .router, name: planned.name)
        type.members = planned.cases.map(SwiftMember.init(of:))
        let options = planned.optionTypes.map { options in
            SwiftType(
                kind: .structure, name: "\(planned.name).\(options.name)",
                members: options.properties.map(SwiftMember.init(of:))
                    + [SwiftMember(of: options.initializer)])
        }
        return [type] + options
    }

    /// The client and those of its groups, with the types of their answers.
    private static func client(of planned: RenderModel) -> [SwiftType] {
        let client = planned.client
        let identities = RequestLines(of: planned.routers)
        var own = SwiftType(kind: .structure, name: client.name)
        let configuration = planned.configuration.name
        let hasDefault = planned.configuration.missingValue == nil
        own.members = [
            SwiftMember(
                kind: .initializer, name: "init",
                parameters: [
                    RenderParameter(
                        name: "configuration", type: configuration,
                        defaultValue: hasDefault ? "\(configuration)()" : nil),
                    RenderParameter(name: "session", type: "Session", defaultValue: ".default"),
                ])
        ]
        own.members += client.groups.map {
            SwiftMember(kind: .property, name: $0.property, type: $0.name, identity: $0.name)
        }
        own.members += client.methods.flatMap { members(of: $0, identities) }
        var types = [own] + client.methods.flatMap { answers(of: $0, in: client.name) }
        for group in client.groups {
            types.append(
                SwiftType(
                    kind: .structure, name: group.name,
                    members: group.methods.flatMap { members(of: $0, identities) }))
            types += group.methods.flatMap { answers(of: $0, in: group.name) }
        }
        return types
    }

    /// The methods that call one endpoint.
    private static func members(
        of method: RenderMethod, _ lines: RequestLines
    ) -> [SwiftMember] {
        let request = lines.line(of: method)
        func member(
            _ name: String, _ type: String?, _ attribute: String?, _ kind: String
        ) -> SwiftMember {
            SwiftMember(
                kind: .method, name: name, parameters: method.parameters, type: type,
                deprecation: attribute, identity: request.map { "\($0) \(kind)" })
        }
        var members = [
            member(
                method.name, method.outcomes?.name ?? method.returnType, method.attribute, "answer")
        ]
        if let pages = method.pages {
            members.append(member(pages.name, pages.returnType, pages.attribute, "pages"))
        }
        members += method.alternatives.map {
            member($0.name, $0.outcomes?.name ?? $0.returnType, $0.attribute, $0.route)
        }
        if let headers = method.headers {
            members.append(
                member(headers.method, headers.returnType, headers.methodAttribute, "headers"))
        }
        return members
    }

    /// The types that stand beside the methods that call one endpoint.
    private static func answers(of method: RenderMethod, in client: String) -> [SwiftType] {
        var types = ([method.outcomes] + method.alternatives.map(\.outcomes)).compactMap { $0 }
            .map { outcomes in
                SwiftType(
                    kind: .closedEnumeration, name: "\(client).\(outcomes.name)",
                    members: outcomes.cases.map(SwiftMember.init(of:)))
            }
        if let headers = method.headers, headers.isDeclared {
            types.append(
                SwiftType(
                    kind: .structure, name: "\(client).\(headers.name)",
                    members: headers.properties.map(SwiftMember.init(of:))))
        }
        if let headers = method.errorHeaders {
            types.append(
                SwiftType(
                    kind: .structure, name: "\(client).\(headers.name)",
                    members: headers.properties.map(SwiftMember.init(of:))))
        }
        return types
    }
}

/// The requests that the cases of routers send, by which endpoints are known again.
private struct RequestLines {
    private var lines: [String: String] = [:]

    init(of routers: [RenderRouter]) {
        for router in routers {
            for route in router.cases {
                lines["\(router.name).\(route.reference)"] = SwiftMember(of: route).identity
            }
        }
    }

    /// `.get "/photos"`, for a method that calls `PhotosRouter.list(page: page)`.
    func line(of method: RenderMethod) -> String? {
        lines[String(method.route.prefix { $0 != "(" })]
    }
}
