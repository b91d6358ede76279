import RoutergenSyntax

extension ReferenceResolver {
    /// An operation with the parameters of its path item and its references followed.
    package mutating func resolve(
        _ operation: Operation, in pathItem: PathItem, _ diagnostics: inout Diagnostics
    ) -> ResolvedOperation {
        var resolved = ResolvedOperation(operation: operation)
        let shared = parameters(pathItem.parameters, &diagnostics)
        let own = parameters(operation.parameters, &diagnostics)
        let all = shared.filter { parameter in !own.contains { Self.isSame($0, parameter) } } + own
        resolved.parameters = all.filter { !$0.value.location.isInBody }
        resolved.servers = operation.servers.isEmpty ? pathItem.servers : operation.servers
        if format == .swagger2 {
            resolved.requestBody = SwaggerBody(operation, all).requestBody.map {
                Resolved(value: $0)
            }
        } else {
            resolved.parameters = resolved.parameters.filter { parameter in
                !isIgnored(parameter.value, &diagnostics)
            }
            resolved.requestBody = operation.requestBody.flatMap { resolve($0, &diagnostics) }
        }
        for entry in operation.responses {
            guard var response = resolve(entry.response, &diagnostics) else { continue }
            if format == .swagger2 { response.value.readSwaggerContent(operation.produces) }
            resolved.responses.append(
                ResolvedOperation.Response(status: entry.status, response: response))
        }
        return resolved
    }

    /// The parameters of one list, whose names must differ in each place.
    private mutating func parameters(
        _ objects: [Referable<OpenAPIParameter>], _ diagnostics: inout Diagnostics
    ) -> [Resolved<OpenAPIParameter>] {
        var parameters: [Resolved<OpenAPIParameter>] = []
        for object in objects {
            guard let parameter = resolve(object, &diagnostics) else { continue }
            if let index = parameters.firstIndex(where: { Self.isSame($0, parameter) }) {
                report(duplicate: parameter, of: parameters[index], object, &diagnostics)
                parameters[index] = parameter
            } else {
                parameters.append(parameter)
            }
        }
        return parameters
    }

    private func report(
        duplicate parameter: Resolved<OpenAPIParameter>, of other: Resolved<OpenAPIParameter>,
        _ object: Referable<OpenAPIParameter>, _ diagnostics: inout Diagnostics
    ) {
        let name = parameter.value.name
        // Only what two references lead to is certainly the same.
        let isSame = parameter.target != nil && parameter.target == other.target
        diagnostics.report(
            Diagnostic(
                id: "duplicate-parameter", severity: isSame ? .warning : .error,
                range: object.reference?.range ?? name.range,
                message: "the \(parameter.value.location.rawValue) parameter '\(name.value)' "
                    + "comes twice",
                notes: [
                    Diagnostic.Note(
                        "the other is here", at: other.reference?.range ?? other.value.name.range)
                ]))
    }

    /// The same name in the same place; names of headers are equal in any case (RFC 9110, 5.1).
    private static func isSame(
        _ first: Resolved<OpenAPIParameter>, _ second: Resolved<OpenAPIParameter>
    ) -> Bool {
        guard first.value.location == second.value.location else { return false }
        let names = (first.value.name.value, second.value.name.value)
        return first.value.location == .header
            ? names.0.lowercased() == names.1.lowercased() : names.0 == names.1
    }

    /// OpenAPI 3.2, "Parameter Object": three headers are said elsewhere, so that a parameter of
    /// their name is to be ignored.
    private func isIgnored(
        _ parameter: OpenAPIParameter, _ diagnostics: inout Diagnostics
    ) -> Bool {
        guard parameter.location == .header else { return false }
        let elsewhere = [
            "accept": "the media types of the responses", "content-type": "those of the body",
            "authorization": "'security'",
        ]
        guard let place = elsewhere[parameter.name.value.lowercased()] else { return false }
        diagnostics.warning(
            "ignored-header",
            "a header '\(parameter.name.value)' is ignored as a parameter; \(place) say it",
            at: parameter.name.range)
        return true
    }
}

extension OpenAPIParameter.Location {
    /// Swagger 2.0: whether the value belongs to the body.
    var isInBody: Bool { self == .body || self == .formData }
}
