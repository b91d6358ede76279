import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// Warns about declarations of this file that no route needs. What an included file declares
    /// may be meant for other files.
    mutating func warnAboutUnusedDeclarations() {
        guard usage.isComplete, document.groups != nil else { return }
        let unused = Set(usage.unusedTypes(among: document.types.map(\.name.value)))
        for type in document.types where unused.contains(type.name.value) {
            diagnostics.warning(
                "unused-type", "type '\(type.name.value)' is not used by any route",
                at: type.name.range)
        }
        for value in document.configuration
        where !usage.configuration.contains(value.name.value) {
            diagnostics.warning(
                "unused-config", "'\(value.name.value)' of 'config' is not used",
                at: value.name.range,
                suggestion: "use it as '$\(value.name.value)'")
        }
        for scheme in document.securitySchemes where !usage.schemes.contains(scheme.name.value) {
            diagnostics.warning(
                "unused-scheme", "scheme '\(scheme.name.value)' is not used by any route",
                at: scheme.name.range)
        }
    }

    /// Warns about a request that two routes make.
    mutating func warnAboutEqualRequests(_ endpoints: [(Endpoint, NativePath)]) {
        var seen: [String: SourceRange] = [:]
        for (endpoint, path) in endpoints {
            let key = requestKey(endpoint)
            guard let earlier = seen[key] else {
                seen[key] = path.range
                continue
            }
            diagnostics.warning(
                "equal-routes",
                "another route has the same method and path, "
                    + "'\(endpoint.method) \(endpoint.path.description)'",
                at: path.range,
                notes: [Diagnostic.Note("the first stands here", at: earlier)])
        }
    }

    /// The method, the path without the names of its placeholders, and what is always sent: routes
    /// that differ in a fixed parameter are different requests.
    private func requestKey(_ endpoint: Endpoint) -> String {
        let path = endpoint.path.parts.map { part in
            if case .text(let text) = part { text } else { "{}" }
        }
        let constants = endpoint.parameters.compactMap { parameter -> String? in
            guard case .constant(let value) = parameter.source else { return nil }
            return "\(parameter.location) \(parameter.name.wire) \(value)"
        }
        return ([endpoint.method] + path + constants.sorted()).joined(separator: "\n")
    }
}
