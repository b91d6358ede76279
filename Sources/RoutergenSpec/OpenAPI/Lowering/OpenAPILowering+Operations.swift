import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// The operations of all paths with what names their types: identifiers first, which no other route
    /// may have.
    mutating func placedOperations(_ names: inout OperationNames) -> [PlacedOperation] {
        var operations: [PlacedOperation] = []
        for path in document.paths {
            guard let item = resolver.resolve(pathItem: path.value, &diagnostics)?.value else {
                continue
            }
            let written = pathTemplate(path.name)
            for operation in item.operations {
                let resolved = resolver.resolve(operation, in: item, &diagnostics)
                let template = withoutOperators(written, resolved)
                let name = names.name(of: operation, path: path.name.value)
                operations.append(
                    PlacedOperation(
                        resolved: resolved, path: path.name, template: template, name: name,
                        place: names.place(
                            of: name, method: operation.method.value, path: template)))
            }
        }
        return operations
    }

    /// Routers by the first tag of their operations, in the order of the document's tags, then of
    /// their first operation.
    mutating func groups(
        of operations: [PlacedOperation], _ names: OperationNames
    ) -> [EndpointGroup] {
        var names = names
        var groups = GroupTable(document.tags)
        for (operation, routes) in zip(operations, routes(of: operations)) {
            let tags = operation.resolved.operation.tags
            for route in routes {
                var endpoint = route.endpoint
                if let words = route.variant {
                    endpoint.name = names.variant(of: operation.name, words)
                    endpoint.variantOf = operation.name.wire
                }
                endpoint.otherTags = tags.dropFirst().map(\.value)
                groups.add(endpoint, tag: tags.first, path: operation.path)
            }
        }
        return groups.groups(documentation: tagDocumentation)
    }

    private func tagDocumentation(_ tag: TagObject) -> Documentation {
        Documentation(text: text(summary: tag.summary, description: tag.description))
    }

    /// A route of an operation.
    struct Route {
        var endpoint: Endpoint
        /// The words behind the name of a route that is not the first of its operation.
        var variant: String?
    }

    /// The routes of an operation: one, and one more for each further kind of body.
    mutating func routes(of placed: PlacedOperation) -> [Route] {
        let (resolved, place) = (placed.resolved, placed.place)
        let operation = resolved.operation
        var parameters: [Parameter] = []
        parameters.reserveCapacity(resolved.parameters.count)
        for parameter in resolved.parameters {
            if let parameter = self.parameter(parameter, at: place) { parameters.append(parameter) }
        }
        completePath(placed.template, placed.path, &parameters)
        let bodies = resolved.requestBody.map { self.bodies($0, of: operation, at: place) } ?? []
        let answers = answers(resolved, at: place)
        let endpoint = Endpoint(
            name: placed.name,
            documentation: Documentation(
                text: text(summary: operation.summary, description: operation.description),
                isDeprecated: operation.isDeprecated),
            method: operation.method.value, path: placed.template,
            parameters: inOrder(parameters), body: bodies.first,
            responses: answers.map(\.response),
            security: requirements(operation.security ?? document.security ?? []),
            servers: ownServers(resolved.servers), samples: answers.compactMap(\.sample))
        let variants = bodies.dropFirst().map { body in
            var variant = endpoint
            variant.body = body
            variant.documentation.text = text(
                summary: endpoint.documentation.text,
                description: "The body is \(words(for: body)).")
            return Route(endpoint: variant, variant: "as-\(word(for: body))")
        }
        return [Route(endpoint: endpoint)] + variants
            + withoutBody(endpoint, resolved.requestBody, bodies)
    }

    /// The route without a body, where none may be sent and every body asks for fields.
    private func withoutBody(
        _ endpoint: Endpoint, _ object: Resolved<OpenAPIRequestBody>?, _ bodies: [RequestBody]
    ) -> [Route] {
        guard object?.value.mayBeMissing == true, !bodies.isEmpty,
            bodies.allSatisfy(\.asksForFields)
        else { return [] }
        var variant = endpoint
        variant.body = nil
        variant.documentation.text = text(
            summary: endpoint.documentation.text, description: "There is no body.")
        return [Route(endpoint: variant, variant: "without-body")]
    }

    /// The word for a route whose body is not the first choice of its operation: `text`, `merge-patch`.
    private func word(for body: RequestBody) -> String {
        switch body.encoding {
        case .json:
            let subtype = body.mediaType.map { MediaTypeName($0).subtype } ?? ""
            return subtype.isEmpty ? "JSON" : subtype
        case .jsonLines: return "lines"
        case .form: return "form"
        case .multipart: return "multipart"
        case .text: return "text"
        case .propertyList: return "property-list"
        case .data: return "data"
        }
    }

    /// What a route with another body says of it.
    private func words(for body: RequestBody) -> String {
        switch body.encoding {
        case .json: body.mediaType.map { "JSON of the type `\($0)`" } ?? "another JSON value"
        case .jsonLines: "a sequence of JSON values"
        case .form: "a form"
        case .multipart: "a form in several parts"
        case .text: "text"
        case .propertyList: "a property list"
        case .data(let types): "a file of \(inWords(types))"
        }
    }

    /// The bodies of an operation, as far as its method has one. RFC 9110, section 9.3: content of a `GET`
    /// has no meaning that all agree on, and some network libraries send none.
    private mutating func bodies(
        _ resolved: Resolved<OpenAPIRequestBody>, of operation: Operation, at place: Place
    ) -> [RequestBody] {
        let method = operation.method.value
        let bodies = bodies(resolved, at: place)
        guard let first = bodies.first, first.content != .fields([]) else { return bodies }
        if ["HEAD", "TRACE"].contains(method) {
            degrade("body-not-sent", "a \(method) request cannot have a body", at: first.origin)
            return []
        }
        if method == "GET" {
            degrade(
                "body-of-get", "not every network library sends a body with GET", at: first.origin)
        }
        return bodies
    }

    private func inOrder(_ parameters: [Parameter]) -> [Parameter] {
        parameters.filter { $0.location == .path } + parameters.filter { $0.location != .path }
    }

    /// Every placeholder of the path needs a parameter, and a path parameter a placeholder.
    private mutating func completePath(
        _ template: PathTemplate, _ path: Located<String>, _ parameters: inout [Parameter]
    ) {
        var placeholders: [String] = []
        for case .parameter(let name) in template.parts where !placeholders.contains(name) {
            placeholders.append(name)
        }
        for parameter in parameters
        where parameter.location == .path && !placeholders.contains(parameter.name.wire) {
            diagnostics.warning(
                "unused-path-parameter",
                "the path '\(path.value)' has no placeholder '{\(parameter.name.wire)}'",
                at: parameter.name.origin)
        }
        parameters.removeAll {
            $0.location == .path && !placeholders.contains($0.name.wire)
        }
        for name in placeholders
        where !parameters.contains(where: { $0.location == .path && $0.name.wire == name }) {
            diagnostics.warning(
                "missing-path-parameter",
                "no path parameter is called '\(name)'; it is treated as text", at: path.range)
            parameters.append(
                Parameter(
                    location: .path, name: Name(name, origin: path.range), type: .string,
                    source: .argument(defaultValue: nil)))
        }
    }

    /// Webhooks and callbacks are requests that the API sends: their payloads become types, and there
    /// are no routes.
    mutating func lowerWebhooks() {
        for webhook in document.webhooks {
            lowerPayloads(webhook.value, called: webhook.name.value)
        }
        for path in document.paths {
            guard let item = resolver.resolve(pathItem: path.value, &diagnostics)?.value else {
                continue
            }
            for operation in item.operations {
                for callback in operation.callbacks {
                    guard let object = resolver.resolve(callback.value, &diagnostics)?.value else {
                        continue
                    }
                    for item in object.pathItems {
                        lowerPayloads(item.value, called: callback.name.value)
                    }
                }
            }
        }
    }

    private mutating func lowerPayloads(_ item: Referable<PathItem>, called name: String) {
        guard let item = resolver.resolve(pathItem: item, &diagnostics)?.value else { return }
        for operation in item.operations {
            let resolved = resolver.resolve(operation, in: item, &diagnostics)
            let own = operation.operationID?.value ?? name
            let place = Place(Place.capitalized(own))
            _ = resolved.requestBody.map { bodies($0, at: place, named: "Payload") }
            _ = answers(resolved, at: place)
        }
    }
}

extension RequestBody {
    /// Whether the caller has to give a field.
    fileprivate var asksForFields: Bool {
        guard case .fields(let parts) = content else { return false }
        return parts.contains { part in
            part.source == .argument(defaultValue: nil) && !part.field.type.isOptional
        }
    }
}
