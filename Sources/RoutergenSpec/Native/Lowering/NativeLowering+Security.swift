import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    func securitySchemes() -> [SecurityScheme] {
        scope.securitySchemes.compactMap { scheme in
            scheme.kind.map { kind in
                SecurityScheme(
                    name: name(scheme.name, scheme.attributes),
                    documentation: documentation(scheme.attributes), kind: kind)
            }
        }
    }

    /// The schemes that a route or group names; nil where it says nothing.
    mutating func requirements(_ security: NativeSecurity?) -> [[SecurityRequirement]]? {
        guard case .schemes(let names) = security else {
            return security == nil ? nil : []
        }
        var seen: Set<String> = []
        let known = names.filter { name in
            guard checkScheme(name) else { return false }
            if seen.insert(name.value).inserted { return true }
            diagnostics.error(
                "duplicate-scheme", "scheme '\(name.value)' stands twice", at: name.range)
            return false
        }
        return [known.map { SecurityRequirement(scheme: $0.value) }]
    }

    private mutating func checkScheme(_ name: Located<String>) -> Bool {
        usage.useScheme(name.value)
        if isScheme(name.value) { return true }
        let names = scope.securitySchemes.map(\.name.value)
        let near = near(name.value, among: names + ["none"])
        if let near { usage.useScheme(near) }
        guard scope.isComplete else { return false }
        diagnostics.error(
            "unknown-scheme", "unknown auth scheme '\(shortened(name.value))'", at: name.range,
            suggestion: near.map { "did you mean '\($0)'?" } ?? "declare it under 'auth'")
        return false
    }
}
