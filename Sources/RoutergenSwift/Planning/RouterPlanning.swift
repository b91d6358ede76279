import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// - Parameter endpoints: what was planned for those of each group.
    func plannedRouters(of endpoints: [[PlannedEndpoint]]) -> [RenderRouter] {
        zip(zip(model.groups, names.groups), endpoints).map { group, endpoints in
            plannedRouter(group.0, group.1, endpoints)
        }
    }

    private func plannedRouter(
        _ group: EndpointGroup, _ groupNames: GroupNames, _ endpoints: [PlannedEndpoint]
    ) -> RenderRouter {
        let fallback =
            group.name.map { "The routes of \(Self.code($0.wire))." }
            ?? "The routes of \(model.name)."
        return RenderRouter(
            name: groupNames.router.declaration,
            qualifiedName: spelling(groupNames.router, in: .extensionOfNested),
            file: groupNames.routerFile,
            documentation: documentation(group.documentation, fallback: fallback, depth: 1),
            configurationType: spelling(names.configuration.type, in: .extensionOfNested),
            cases: endpoints.map(\.routed), optionTypes: endpoints.compactMap(\.options),
            commonStatements: endpoints.isEmpty
                ? []
                : commonParameters(of: group).always.flatMap { statements(for: $0, value: nil) })
    }

    /// The parameters of the whole API: those that every route of the group sends, and those that
    /// some route sends in its own way.
    func commonParameters(
        of group: EndpointGroup
    ) -> (always: [Parameter], overridden: [Parameter]) {
        let isOverridden = { (common: Parameter) in
            group.endpoints.contains { sendsItself(common, $0) }
        }
        return (
            model.commonParameters.filter { !isOverridden($0) },
            model.commonParameters.filter(isOverridden)
        )
    }

    /// Whether a route has a parameter of its own in place of a common one. Names of headers do not
    /// distinguish upper and lower case (RFC 9110, section 5.1).
    private func sendsItself(_ common: Parameter, _ endpoint: Endpoint) -> Bool {
        endpoint.parameters.contains { own in
            own.location == common.location
                && (own.name.wire == common.name.wire
                    || (own.location == .header
                        && own.name.wire.lowercased() == common.name.wire.lowercased()))
        }
    }

    func plannedCase(
        _ endpoint: Endpoint, _ endpointNames: EndpointNames, _ arguments: EndpointArguments,
        _ group: EndpointGroup, overridable: [Parameter], _ diagnostics: inout Diagnostics
    ) -> RenderCase {
        let common = overridable.filter { !sendsItself($0, endpoint) }
        return RenderCase(
            documentation: endpointDocumentation(endpoint, arguments, depth: 2),
            attribute: attribute(of: endpoint.documentation),
            name: endpointNames.name.declaration,
            reference: endpointNames.name.member,
            parameters: arguments.direct.map(\.caseParameter),
            bindings: arguments.direct.map { $0.names.local.declaration },
            statements: common.flatMap { statements(for: $0, value: nil) }
                + statements(of: endpoint, arguments, &diagnostics),
            route: plannedRoute(endpoint, endpointNames, group))
    }

    /// What the description says, the request line, and the parameters.
    private func endpointDocumentation(
        _ endpoint: Endpoint, _ arguments: EndpointArguments, depth: Int
    ) -> [String] {
        let requestLine = Self.code("\(endpoint.method) \(endpoint.path.description)")
        let parameters = parameterSection(
            arguments.direct.map { ($0.names.label.name, $0.documentation) })
        return documentation(
            endpoint.documentation, depth: depth,
            sections: [requestLine] + [parameters].compactMap { $0 })
    }

    func plannedOptions(
        _ arguments: EndpointArguments, _ endpoint: Endpoint, _ endpointNames: EndpointNames
    ) -> RenderOptionType {
        let properties = arguments.grouped.map { argument in
            RenderProperty(
                documentation: documentation(
                    Documentation(text: argument.documentation),
                    fallback: Self.code(argument.wireName ?? argument.names.label.name), depth: 3),
                introducer: "var", name: argument.names.label.declaration, type: argument.type,
                wireName: argument.wireName)
        }
        return RenderOptionType(
            name: endpointNames.optionsType.declaration,
            documentation: documentation(
                "The optional parameters of \(Self.code(endpointNames.name.name)).", depth: 2),
            properties: properties,
            initializer: RenderInitializer(
                documentation: documentation(
                    "Creates options; what is left out keeps its default.", depth: 3),
                parameters: arguments.grouped.map { argument in
                    RenderParameter(
                        name: argument.names.label.parameter, type: argument.type,
                        defaultValue: argument.defaultValue)
                },
                assignments: arguments.grouped.map { argument in
                    RenderAssignment(
                        target: "self.\(argument.names.label.member)",
                        value: argument.names.label.expression)
                }))
    }
}
