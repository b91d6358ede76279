import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Everything that one route does to its request: server, path, parameters, body, credentials.
    func statements(
        of endpoint: Endpoint, _ arguments: EndpointArguments, _ diagnostics: inout Diagnostics
    ) -> [RenderStatement] {
        let parameters = endpoint.parameters
        var statements = serverStatements(of: endpoint) + pathStatements(of: endpoint, arguments)
        for location in [Parameter.Location.query, .queryString, .header, .cookie] {
            for index in parameters.indices where parameters[index].location == location {
                statements += self.statements(
                    for: parameters[index], value: arguments.values[.parameter(index)])
            }
        }
        if let body = endpoint.body {
            statements += bodyStatements(body, arguments, &diagnostics)
        }
        return statements + securityStatements(of: endpoint)
    }

    /// `request.server("https://uploads.example.com", override: configuration.uploadsURL)`
    private func serverStatements(of endpoint: Endpoint) -> [RenderStatement] {
        guard let url = endpoint.servers.first?.standardURL else { return [] }
        var arguments = [RenderArgument(SwiftLiteral.string(url))]
        if let name = names.configuration.routeServers[url] {
            arguments.append(RenderArgument(label: "override", "configuration.\(name.member)"))
        }
        return [call("server", arguments)]
    }

    /// `/photos/{id}.json` is text, a segment and text again.
    private func pathStatements(
        of endpoint: Endpoint, _ arguments: EndpointArguments
    ) -> [RenderStatement] {
        endpoint.path.parts.flatMap { part -> [RenderStatement] in
            switch part {
            case .text(let text):
                return [call("path", [RenderArgument(SwiftLiteral.string(text))])]
            case .parameter(let name):
                let place = endpoint.parameters.firstIndex {
                    $0.location == .path && $0.name.wire == name
                }
                guard let place else { return [] }
                return statements(
                    for: endpoint.parameters[place], value: arguments.values[.parameter(place)])
            }
        }
    }

    /// The statement that sends a parameter; none for a constant null.
    ///
    /// - Parameter value: the expression of an argument; nil for constants and configuration values.
    func statements(for parameter: Parameter, value: String?) -> [RenderStatement] {
        let method =
            switch parameter.location {
            case .path: "segment"
            case .query: "query"
            case .header: "header"
            case .cookie: "cookie"
            case .queryString: "queryString"
            }
        let value = value ?? parameterValue(of: parameter.source)
        guard let value else { return [] }
        if parameter.location == .queryString {
            let style = parameter.style == .repeat ? [] : styleArguments(parameter.style)
            return [call(method, [RenderArgument(value)] + style)]
        }
        let format = formatArguments(parameter.type, parameter.source)
        return [
            call(
                method,
                [RenderArgument(SwiftLiteral.string(parameter.name.wire)), RenderArgument(value)]
                    + format + styleArguments(parameter.style)
                    + reservedArguments(parameter.allowsReserved && format.isEmpty))
        ]
    }

    /// The expression of a value that the caller does not give, for a place that sends text.
    func parameterValue(of source: Parameter.Source) -> String? {
        switch source {
        case .argument: nil
        case .constant(let literal): constant(literal)
        case .configuration(let name): configurationValue(name)
        }
    }

    /// `configuration.consumerKey`
    func configurationValue(_ name: String) -> String? {
        names.configuration.values[name].map { "configuration.\($0.member)" }
    }

    /// A constant that is sent as text: numbers keep their digits.
    private func constant(_ literal: Literal) -> String? {
        switch literal {
        case .null: nil
        case .boolean(let value): SwiftLiteral.boolean(value)
        case .number(let text): SwiftLiteral.integer(text) ?? SwiftLiteral.string(text)
        case .string(let text): SwiftLiteral.string(text)
        case .array, .object: jsonConstant(literal)
        }
    }

    /// A constant with its type spelled out: `["a", 1] as JSON`.
    func jsonConstant(_ literal: Literal) -> String? {
        jsonSource(literal).map { "\($0) as \(names.outer("JSON"))" }
    }

    /// `format: .unixSeconds` for moments that are not written as RFC 3339 says. A constant is sent as it
    /// is written.
    func formatArguments(_ type: TypeReference, _ source: Parameter.Source) -> [RenderArgument] {
        if case .constant = source { return [] }
        return dateFormat(of: type).map { [RenderArgument(label: "format", $0)] } ?? []
    }

    /// The format of a moment, or of a list of moments, that RFC 3339 does not describe.
    func dateFormat(of type: TypeReference) -> String? {
        switch catalog.value(type) {
        case .date(.rfc3339): nil
        case .date(.unixSeconds): ".unixSeconds"
        case .date(.unixMilliseconds): ".unixMilliseconds"
        case .date(.rfc1123): ".rfc1123"
        case .date(.pattern(let pattern)): ".pattern(\(SwiftLiteral.string(pattern)))"
        default: nil
        }
    }

    func styleArguments(_ style: Parameter.Style) -> [RenderArgument] {
        style == .standard ? [] : [RenderArgument(label: "style", ".\(style.rawValue)")]
    }

    func reservedArguments(_ allowsReserved: Bool) -> [RenderArgument] {
        allowsReserved ? [RenderArgument(label: "allowReserved", "true")] : []
    }

    func call(_ method: String, _ arguments: [RenderArgument]) -> RenderStatement {
        .call(RenderCall(method, arguments))
    }
}
