import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// What the route knows about itself.
    func plannedRoute(
        _ endpoint: Endpoint, _ endpointNames: EndpointNames, _ group: EndpointGroup
    ) -> RenderRoute {
        var arguments = [
            RenderArgument(label: "id", SwiftLiteral.string(endpoint.name.wire))
        ]
        if let name = group.name {
            arguments.append(RenderArgument(label: "group", SwiftLiteral.string(name.wire)))
        }
        arguments.append(RenderArgument(label: "method", method(endpoint.method)))
        arguments.append(
            RenderArgument(label: "path", SwiftLiteral.string(endpoint.path.description)))
        let details: [(String, String?)] = [
            ("security", securityArgument(endpoint)),
            ("accepts", acceptsArgument(endpoint)),
            ("statuses", statusesArgument(endpoint)),
            ("errors", errorsArgument(endpoint)),
            ("envelope", endpoint.envelope.map(envelopeArgument)),
            ("timeout", endpoint.timeout.flatMap(seconds)),
            ("allowsRetry", endpoint.allowsRetry.map(SwiftLiteral.boolean)),
        ]
        arguments += details.compactMap { label, value in
            value.map { RenderArgument(label: label, $0) }
        }
        return RenderRoute(
            name: endpointNames.routeConstant.declaration,
            reference: endpointNames.routeConstant.member, arguments: arguments,
            method: method(endpoint.method), accept: acceptLiteral(endpoint),
            timeout: endpoint.timeout.flatMap(seconds), statusCodes: statusCodes(endpoint),
            samples: options.models == .json ? plannedSamples(endpoint) : [],
            sampleBody: options.models == .codable ? sampleBody(endpoint) : nil)
    }

    private func method(_ method: String) -> String {
        let known = ["GET", "PUT", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "QUERY"]
        return known.contains(method)
            ? ".\(method.lowercased())"
            : "\(names.outer("HTTPMethod"))(rawValue: \(SwiftLiteral.string(method)))"
    }

    private func securityArgument(_ endpoint: Endpoint) -> String? {
        guard !endpoint.security.isEmpty else { return nil }
        return SwiftLiteral.array(
            endpoint.security.map { alternative in
                SwiftLiteral.array(alternative.map(source))
            })
    }

    /// `"token"`, or `SecurityRequirement("oauth", scopes: ["read"])`
    private func source(of requirement: SecurityRequirement) -> String {
        let scheme = SwiftLiteral.string(requirement.scheme)
        guard !requirement.scopes.isEmpty else { return scheme }
        let scopes = SwiftLiteral.array(requirement.scopes.map(SwiftLiteral.string))
        return "\(names.outer("SecurityRequirement"))(\(scheme), scopes: \(scopes))"
    }

    /// The media types of the answers, each once.
    private func acceptsArgument(_ endpoint: Endpoint) -> String? {
        let types = acceptedTypes(endpoint)
        return types.isEmpty ? nil : SwiftLiteral.array(types.map(SwiftLiteral.string))
    }

    /// `"application/json, text/plain"`
    private func acceptLiteral(_ endpoint: Endpoint) -> String? {
        let types = acceptedTypes(endpoint)
        return types.isEmpty ? nil : SwiftLiteral.string(types.joined(separator: ", "))
    }

    private func acceptedTypes(_ endpoint: Endpoint) -> [String] {
        var types: [String] = []
        for response in endpoint.responses {
            let type: String? =
                switch response.content {
                case .nothing: nil
                case .text: response.mediaType ?? "text/plain"
                case .data: response.mediaType ?? "*/*"
                case .json: response.mediaType ?? "application/json"
                }
            if let type, !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// The statuses that are a success; nil where any success is.
    private func statusesArgument(_ endpoint: Endpoint) -> String? {
        let statuses = endpoint.responses.filter { !$0.isError }.map(\.statuses)
        guard !statuses.isEmpty, statuses != [.anySuccess] else { return nil }
        return SwiftLiteral.array(
            statuses.map { status in
                switch status {
                case .exactly(let code): ".exactly(\(code))"
                case .range(let hundreds): ".range(\(hundreds))"
                case .anySuccess: ".success"
                case .default: ".any"
                }
            })
    }

    /// `[201, 204]`; nil where any success is, or a whole range of statuses.
    private func statusCodes(_ endpoint: Endpoint) -> String? {
        let codes = endpoint.responses.filter { !$0.isError }.map { response -> Int? in
            if case .exactly(let code) = response.statuses { code } else { nil }
        }
        guard !codes.isEmpty, !codes.contains(nil) else { return nil }
        return SwiftLiteral.array(codes.compactMap { $0 }.sorted().map { String($0) })
    }

    /// `["{", "}"].joined(separator: "\n")`: one literal would hide where lines end.
    private func sampleBody(_ endpoint: Endpoint) -> String? {
        let sample = endpoint.samples.first { (200..<300).contains($0.status) }
        guard let text = sample?.body.text else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { SwiftLiteral.string(String($0)) }
        guard lines.count > 1 else { return SwiftLiteral.string(text) }
        return "\(SwiftLiteral.array(lines)).joined(separator: \"\\n\")"
    }

    /// The error answers whose bodies are decoded.
    private func errorsArgument(_ endpoint: Endpoint) -> String? {
        let errors = endpoint.responses.compactMap { response -> String? in
            guard response.isError, case .json(let type, let keyPath) = response.content else {
                return nil
            }
            let place = keyPath.isEmpty ? "" : ", at: \(self.keyPath(keyPath))"
            let body = "\(spelling(type, in: .extensionOfNested)).self\(place)"
            return switch response.statuses {
            case .exactly(let code): ".exactly(\(code), \(body))"
            case .range(let hundreds): ".range(\(hundreds), \(body))"
            case .anySuccess, .default: ".any(\(body))"
            }
        }
        return errors.isEmpty ? nil : SwiftLiteral.array(errors)
    }

    func keyPath(_ keys: [String]) -> String {
        SwiftLiteral.array(keys.map(SwiftLiteral.string))
    }

    private func envelopeArgument(_ envelope: Envelope) -> String {
        envelope == sharedEnvelope
            ? "\(spelling(names.configuration.type, in: .extensionOfNested)).envelope"
            : source(of: envelope)
    }

    /// `Envelope(data: "data", code: "code", success: [200])`
    func source(of envelope: Envelope) -> String {
        var arguments = ["data: \(SwiftLiteral.string(envelope.data))"]
        if let code = envelope.code { arguments.append("code: \(SwiftLiteral.string(code))") }
        if let message = envelope.message {
            arguments.append("message: \(SwiftLiteral.string(message))")
        }
        let codes = envelope.successCodes.compactMap(jsonSource)
        if !codes.isEmpty { arguments.append("success: \(SwiftLiteral.array(codes))") }
        return "\(names.outer("Envelope"))(\(arguments.joined(separator: ", ")))"
    }

    /// `10`, `1.5`; nil for what is no time.
    private func seconds(_ seconds: Double) -> String? {
        guard seconds.isFinite, seconds >= 0 else { return nil }
        return Int(exactly: seconds).map { String($0) } ?? String(seconds)
    }
}
