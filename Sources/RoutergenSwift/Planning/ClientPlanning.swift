import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// - Parameter endpoints: what was planned for those of each group.
    func plannedClient(of endpoints: [[PlannedEndpoint]]) -> RenderClient {
        var groups: [RenderClientGroup] = []
        var methods: [RenderMethod] = []
        for ((group, groupNames), endpoints) in zip(zip(model.groups, names.groups), endpoints) {
            let planned = endpoints.map(\.method)
            guard let accessor = groupNames.accessor else {
                methods += planned
                continue
            }
            let name = group.name.map { Self.code($0.wire) } ?? model.name
            groups.append(
                RenderClientGroup(
                    name: groupNames.client.declaration, file: groupNames.clientFile,
                    property: accessor.declaration,
                    documentation: documentation(
                        group.documentation, fallback: "Calls the routes of \(name).", depth: 1),
                    propertyDocumentation: documentation(
                        group.documentation, fallback: "Calls the routes of \(name).", depth: 2),
                    methods: planned))
        }
        return RenderClient(
            name: names.client.declaration,
            documentation: documentation(
                "Calls the routes of \(model.name) and decodes their answers.", depth: 1),
            groups: groups, methods: methods)
    }

    func plannedMethod(
        _ endpoint: Endpoint, _ endpointNames: EndpointNames, _ group: GroupNames,
        _ arguments: EndpointArguments, besides routed: RenderCase,
        _ diagnostics: inout Diagnostics
    ) -> RenderMethod {
        let successes = endpoint.responses.filter { !$0.isError }
        let outcomes = plannedOutcomes(
            endpoint, successes.map(\.content), endpointNames, type: endpointNames.resultType,
            method: endpointNames.name)
        let content = successes.first?.content ?? .nothing
        let isVoid = outcomes == nil && content == .nothing
        let takesConnection = arguments.direct.contains { $0.names.local.name == "connection" }
        let connection = takesConnection ? "self.connection" : "connection"
        let route = route(endpointNames, group, arguments)
        let value = outcomes?.name ?? returnType(content)
        return RenderMethod(
            documentation: routed.documentation
                + (isVoid ? [] : returnsSection(successes, depth: 2)),
            attribute: attribute(of: endpoint.documentation),
            name: endpointNames.name.declaration,
            parameters: arguments.direct.map { functionParameter($0, endpointNames, group) },
            returnType: value,
            connection: connection, route: route,
            call: outcomes == nil ? awaiting(content, of: route, over: connection) : nil,
            outcomes: outcomes,
            headers: plannedHeaders(
                endpoint, endpointNames, value: value,
                accessor: outcomes.map { "try \($0.name)(response)" }
                    ?? responseAccess(content),
                call: outcomes == nil
                    ? awaitingHeaders(content, of: route, over: connection) : nil),
            errorHeaders: plannedErrorHeaders(endpoint, endpointNames),
            pages: plannedPages(
                endpoint, endpointNames, arguments, connection: connection, route: route,
                &diagnostics),
            alternatives: endpoint.alternativeAnswers.enumerated().map { index, answer in
                alternative(
                    answer, endpointNames.alternatives[index],
                    result: endpointNames.alternativeResults[index], endpoint, endpointNames,
                    connection: connection, route: route)
            })
    }

    /// The method that asks for another media type.
    private func alternative(
        _ answer: AlternativeAnswer, _ name: SwiftIdentifier, result: SwiftIdentifier,
        _ endpoint: Endpoint, _ endpointNames: EndpointNames, connection: String, route: String
    ) -> RenderAlternative {
        let route = "\(route).accepting(\(SwiftLiteral.string(answer.mediaType)))"
        let outcomes = plannedOutcomes(
            endpoint, answer.contents, endpointNames, type: result, method: name)
        let content = answer.contents.first ?? .nothing
        return RenderAlternative(
            documentation: documentation(
                "Does the same as \(Self.code(endpointNames.name.name)) and asks for "
                    + "\(Self.code(answer.mediaType)).", depth: 2),
            attribute: attribute(of: endpoint.documentation), name: name.declaration,
            returnType: outcomes?.name ?? returnType(content),
            route: route,
            call: outcomes == nil ? awaiting(content, of: route, over: connection) : nil,
            outcomes: outcomes)
    }

    /// The value of an answer: `try response.model()`, `response.data`.
    func responseAccess(_ content: Response.Content) -> String {
        content == .data ? "response.data" : "try response.\(accessor(content))"
    }

    /// The struct of options is nested in the router, which a client has to say.
    private func functionParameter(
        _ argument: EndpointArgument, _ endpointNames: EndpointNames, _ group: GroupNames
    ) -> RenderParameter {
        var parameter = argument.functionParameter
        if argument.type == endpointNames.optionsType.expression,
            argument.names == endpointNames.options
        {
            let type = "\(group.router.expression).\(endpointNames.optionsType.member)"
            parameter.type = type
            parameter.defaultValue = "\(type)()"
        }
        return parameter
    }

    /// `PhotosRouter.popularPhotos(page: page)`
    private func route(
        _ endpointNames: EndpointNames, _ group: GroupNames, _ arguments: EndpointArguments
    ) -> String {
        let name = "\(group.router.expression).\(endpointNames.name.member)"
        guard !arguments.direct.isEmpty else { return name }
        let values = arguments.direct.map {
            "\($0.names.label.label): \($0.names.local.expression)"
        }
        return "\(name)(\(values.joined(separator: ", ")))"
    }

    private func returnsSection(_ successes: [Response], depth: Int) -> [String] {
        guard successes.count == 1, let text = successes.first?.documentation.text,
            !StockPhrase.matches(text)
        else { return [] }
        let section = "- Returns: \(Self.oneLine(text))"
        return ["///"] + documentation(Documentation(), depth: depth, sections: [section])
    }
}
