import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Reports what the model says and generated code does not do yet, so that nothing vanishes
    /// silently.
    func reportUnsupportedConstructs(_ diagnostics: inout Diagnostics) {
        for endpoint in model.groups.flatMap(\.endpoints) {
            if !endpoint.servers.isEmpty {
                diagnostics.warning(
                    "server-of-route",
                    "'\(endpoint.name.wire)' has servers of its own, which are not used yet: it "
                        + "goes to the base URL of the configuration",
                    at: endpoint.name.origin)
            }
            for parameter in endpoint.parameters { report(parameter, &diagnostics) }
            if let body = endpoint.body { report(body, &diagnostics) }
            for response in endpoint.responses { report(response, &diagnostics) }
        }
    }

    private func report(_ parameter: Parameter, _ diagnostics: inout Diagnostics) {
        if parameter.allowsReserved {
            diagnostics.warning(
                "reserved-characters",
                "reserved characters of '\(parameter.name.wire)' are percent-encoded for now",
                at: parameter.name.origin)
        }
    }

    private func report(_ body: RequestBody, _ diagnostics: inout Diagnostics) {
        if let other = body.alternatives.first(where: { $0.content != body.content }) {
            diagnostics.warning(
                "other-body", "only the first of these bodies can be sent for now",
                at: other.origin)
        }
        guard case .fields(let parts) = body.content else { return }
        for part in parts {
            if part.mediaType != nil || !part.headers.isEmpty {
                diagnostics.warning(
                    "part-headers",
                    "the media type and the headers of '\(part.field.name.wire)' are not sent yet",
                    at: part.field.name.origin)
            }
        }
    }

    private func report(_ response: Response, _ diagnostics: inout Diagnostics) {
        // The same in XML is no other answer.
        let others = response.alternatives.filter { !$0.mediaType.lowercased().hasSuffix("xml") }
        guard others.contains(where: { $0.content != response.content }) else { return }
        diagnostics.warning(
            "other-answer", "only the first of these media types is read for now",
            at: response.origin)
    }
}
