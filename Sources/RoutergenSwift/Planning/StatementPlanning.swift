import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Everything that one route does to its request: path, parameters, body, credentials.
    func statements(
        of endpoint: Endpoint, _ arguments: EndpointArguments, _ diagnostics: inout Diagnostics
    ) -> [RenderStatement] {
        let parameters = endpoint.parameters.enumerated()
        var statements = pathStatements(of: endpoint, arguments)
        for location in [Parameter.Location.query, .header, .cookie] {
            for (index, parameter) in parameters where parameter.location == location {
                statements += self.statements(
                    for: parameter, value: arguments.values[.parameter(index)])
            }
        }
        if let body = endpoint.body {
            statements += bodyStatements(body, arguments, &diagnostics)
        }
        return statements + securityStatements(of: endpoint)
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
            }
        let value = value ?? parameterValue(of: parameter.source)
        guard let value else { return [] }
        return [
            call(
                method,
                [RenderArgument(SwiftLiteral.string(parameter.name.wire)), RenderArgument(value)]
                    + formatArguments(parameter.type, parameter.source)
                    + styleArguments(parameter.style))
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

    func call(_ method: String, _ arguments: [RenderArgument]) -> RenderStatement {
        .call(RenderCall(method, arguments))
    }
}
