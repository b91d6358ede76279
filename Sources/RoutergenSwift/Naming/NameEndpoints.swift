import RoutergenModel
import RoutergenSyntax

extension NameMaker {
    /// The routes of a group.
    ///
    /// - Parameters:
    ///   - requests: the names that the routes want.
    ///   - members: what the router and the client have besides.
    ///   - outer: every name that means something around the group.
    func endpoints(
        of group: EndpointGroup, requests: [NameRequest], members: [String: String],
        outer: [String: String], _ diagnostics: inout Diagnostics
    ) -> [EndpointNames] {
        var cases = newScope(reserved: members)
        let names = cases.resolve(requests, &diagnostics)
        var results = newScope(reserved: outer)
        var options = newScope(reserved: outer)
        var headersTypes = HeadersTypes(of: group.endpoints)
        return zip(group.endpoints, names).map { endpoint, name in
            let stem = style.capitalizingFirst(name.name)
            let headers = endpoint.answerHeaders
            let properties = headerNames(headers, &diagnostics)
            let headersType = headersTypes.name(of: headers) { isShared in
                let words = isShared ? properties.map(\.name) : [stem]
                let wanted = words.map { style.capitalizingFirst($0) }.joined() + "Headers"
                return results.give(wanted, orElse: stem + "AnswerHeaders")
            }
            let errorHeaders = endpoint.errorHeaders
            let alternatives = endpoint.alternativeAnswers.map { "As" + word(for: $0.mediaType) }
            var arguments = newScope()
            let (parameters, body, bodyParts) = argumentNames(
                of: endpoint, in: &arguments, &diagnostics)
            return EndpointNames(
                name: name, routeConstant: cases.give(name.name + "Route"),
                resultType: results.give(stem + "Result", orElse: stem + "RouteResult"),
                responses: responses(of: endpoint),
                headersMethod: headers.isEmpty
                    ? SwiftIdentifier(name.name + "WithHeaders")
                    : cases.give(name.name + "WithHeaders"),
                headersType: headersType, headers: properties,
                errorHeadersType: errorHeaders.isEmpty
                    ? SwiftIdentifier(stem + "ErrorHeaders")
                    : results.give(stem + "ErrorHeaders", orElse: stem + "RouteErrorHeaders"),
                errorHeaders: headerNames(errorHeaders, &diagnostics),
                pages: endpoint.pagination == nil
                    ? SwiftIdentifier(name.name + "Items") : pages(of: name, in: &cases),
                alternatives: alternatives.map { cases.give(name.name + $0) },
                alternativeResults: alternatives.map { results.give(stem + $0 + "Result") },
                optionsType: options.give(stem + "Options", orElse: stem + "RouteOptions"),
                options: argument(called: arguments.give("options"), &arguments),
                parameters: parameters, body: body, bodyParts: bodyParts)
        }
    }

    /// `text/csv` → `CSV`, `application/vnd.ms-excel` → `MsExcel`
    private func word(for mediaType: String) -> String {
        let essence = mediaType.prefix { $0 != ";" }.lowercased()
        let subtype = essence.split(separator: "/").last.map(String.init) ?? essence
        switch subtype {
        case "plain": return "Text"
        case "octet-stream", "*": return "Data"
        default:
            let marks = ["vnd.", "x-"]
            let mark = marks.first { subtype.hasPrefix($0) && subtype.count > $0.count }
            return style.upperCamel(String(subtype.dropFirst(mark?.count ?? 0)), prefix: "Type")
        }
    }

    /// `popularPhotos` and `listPopularPhotos` → `allPopularPhotos`
    private func pages(of name: SwiftIdentifier, in scope: inout NameScope) -> SwiftIdentifier {
        let verb = ["list", "get", "fetch", "load"].first { verb in
            name.name.hasPrefix(verb) && name.name.dropFirst(verb.count).first?.isUppercase == true
        }
        let subject = String(name.name.dropFirst(verb?.count ?? 0))
        return scope.give(
            "all" + style.capitalizingFirst(subject), orElse: name.name + "Items")
    }

    private func headerNames(
        _ headers: [Header], _ diagnostics: inout Diagnostics
    ) -> [SwiftIdentifier] {
        var scope = newScope()
        return scope.resolve(
            headers.map { NameRequest(name: $0.name, kind: .field) }, &diagnostics)
    }

    /// Cases by the names that HTTP gives to statuses (RFC 9110, section 15).
    private func responses(of endpoint: Endpoint) -> [SwiftIdentifier?] {
        var scope = newScope()
        return endpoint.responses.map { response in
            response.isError ? nil : scope.give(StatusNames.name(of: response.statuses))
        }
    }

    /// Everything that a caller gives is in one scope, wherever it travels.
    private func argumentNames(
        of endpoint: Endpoint, in scope: inout NameScope, _ diagnostics: inout Diagnostics
    ) -> ([ArgumentNames?], body: ArgumentNames?, bodyParts: [ArgumentNames?]) {
        var requests = endpoint.parameters.map { parameter in
            parameter.source.isArgument
                ? request(parameter.name, in: parameter.location.rawValue) : nil
        }
        let parameterCount = requests.count
        var hasBody = false
        switch endpoint.body?.content {
        case .fields(let parts):
            requests += parts.map { part in
                part.source.isArgument ? request(part.field.name, in: "body") : nil
            }
        case .type:
            hasBody = true
            let origin = endpoint.body?.origin ?? endpoint.name.origin
            requests.append(
                NameRequest(
                    name: Name("body", origin: origin), kind: .argument, specifics: ["requestBody"])
            )
        case nil: break
        }

        var names = argumentNames(requests.compactMap(\.self), in: &scope, &diagnostics)[...]
        let all = requests.map { $0 == nil ? nil : names.popFirst() }
        let bodyNames = Array(all[parameterCount...])
        return (
            Array(all[..<parameterCount]), hasBody ? bodyNames.first ?? nil : nil,
            hasBody ? [] : bodyNames
        )
    }

    private func request(_ name: Name, in location: String) -> NameRequest {
        NameRequest(
            name: name, kind: .argument,
            specifics: [location + style.upperCamel(name.wire, prefix: "")])
    }

    /// Labels, and names that can be used inside generated bodies.
    func argumentNames(
        _ requests: [NameRequest], in scope: inout NameScope, _ diagnostics: inout Diagnostics
    ) -> [ArgumentNames] {
        scope.resolve(requests, &diagnostics).map { argument(called: $0, &scope) }
    }

    private func argument(
        called label: SwiftIdentifier, _ scope: inout NameScope
    ) -> ArgumentNames {
        let isFree = !LocalNames.routes.contains(label.name)
        return ArgumentNames(
            label: label, local: isFree ? label : scope.give(label.name + "Value"))
    }
}

extension Parameter.Source {
    /// Whether the caller of a route gives the value.
    fileprivate var isArgument: Bool {
        if case .argument = self { true } else { false }
    }
}
