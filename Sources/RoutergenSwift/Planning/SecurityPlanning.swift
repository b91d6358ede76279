import RoutergenModel

extension Planner {
    /// The statements that add credentials.
    ///
    /// One alternative is sent as it is: a credential that the configuration lacks adds nothing, so
    /// that an interceptor may supply it. Of several alternatives the first complete one is sent.
    func securityStatements(of endpoint: Endpoint) -> [RenderStatement] {
        let alternatives = endpoint.security.map { $0.compactMap(credential) }
        guard alternatives.count > 1 else {
            return (alternatives.first ?? []).map { .call($0.call) }
        }
        let branches = alternatives.filter { !$0.isEmpty }.map { credentials in
            RenderBranch(
                condition: credentials.map { "\($0.property) != nil" }.joined(separator: ", "),
                calls: credentials.map(\.call))
        }
        return branches.isEmpty ? [] : [.branches(branches)]
    }

    private func credential(
        _ requirement: SecurityRequirement
    ) -> (property: String, call: RenderCall)? {
        let scheme = model.securitySchemes.first { $0.name.wire == requirement.scheme }
        guard let scheme, scheme.kind != .mutualTLS,
            let name = names.configuration.credentials[requirement.scheme]
        else {
            return nil
        }
        let property = "configuration.\(name.member)"
        let value = RenderArgument(property)
        let call =
            switch scheme.kind {
            case .bearer, .oauth2, .openIDConnect: RenderCall("bearer", [value])
            case .authorization, .mutualTLS:
                RenderCall("header", [RenderArgument(SwiftLiteral.string("Authorization")), value])
            case .basic: RenderCall("basic", [value])
            case .apiKey(let location, let key):
                RenderCall(
                    "apiKey",
                    [RenderArgument(label: location.rawValue, SwiftLiteral.string(key)), value])
            }
        return (property, call)
    }
}
