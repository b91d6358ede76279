import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    mutating func securitySchemes(_ node: Node) -> [NativeSecurityScheme] {
        guard
            let mapping = mapping(
                node, "'auth'", of: "a mapping of names to schemes",
                suggestion: "write it as in 'auth: { token: bearer }'")
        else { return [] }
        return namedEntries(mapping, of: "a scheme").map { entry in
            let name = Located(entry.key, at: entry.keyRange)
            return scheme(entry, name) ?? NativeSecurityScheme(name: name, kind: nil)
        }
    }

    private mutating func scheme(
        _ entry: Mapping.Entry, _ name: Located<String>
    ) -> NativeSecurityScheme? {
        if entry.key == "none" {
            error(
                "reserved-name", "'none' switches auth off and cannot name a scheme",
                at: entry.keyRange)
            return nil
        }
        guard let mapping = entry.value.mapping else {
            return namedKind(entry.value).map { NativeSecurityScheme(name: name, kind: $0) }
        }
        let keys = ["header", "query", "cookie", "type"]
        checkKeys(mapping, keys + ["docs", "deprecated", "name"], in: "a scheme")
        let found = mapping.entries.filter { keys.contains($0.key) }
        let attributes = attributes(mapping)
        guard let kind = found.first, found.count == 1 else {
            if found.count > 1 || givenKeys(mapping, among: keys).isEmpty {
                error(
                    "scheme-syntax", "a scheme needs exactly one of \(inWords(keys))",
                    at: entry.value.range)
            }
            return nil
        }
        return self.kind(kind).map {
            NativeSecurityScheme(name: name, attributes: attributes, kind: $0)
        }
    }

    private mutating func namedKind(_ node: Node) -> SecurityScheme.Kind? {
        switch node.scalar?.string {
        case "bearer": return .bearer
        case "basic": return .basic
        case let word?:
            error(
                "unknown-scheme-kind", "unknown kind of scheme '\(shortened(word))'",
                at: node.range,
                suggestion: suggestion(for: word, among: ["bearer", "basic"])
                    ?? "expected 'bearer', 'basic', { header: X-Key }, { query: api_key } "
                    + "or { cookie: sid }")
        case nil:
            wrongKind("a scheme", expected: "'bearer', 'basic' or a mapping", node)
        }
        return nil
    }

    private mutating func kind(_ entry: Mapping.Entry) -> SecurityScheme.Kind? {
        if entry.key == "type" { return namedKind(entry.value) }
        guard let name = name(entry.value, "'\(entry.key)'") else { return nil }
        switch entry.key {
        case "query": return .apiKey(location: .query, name: name.value)
        case "header":
            checkToken(name, "the name of a header")
            return .apiKey(location: .header, name: name.value)
        default:
            checkToken(name, "the name of a cookie")
            return .apiKey(location: .cookie, name: name.value)
        }
    }

    /// Reports a name that HTTP does not allow.
    mutating func checkToken(_ name: Located<String>, _ what: String) {
        guard !isToken(name.value) else { return }
        error(
            "token-syntax",
            "\(what) holds letters, digits and '-', found '\(shortened(name.value))'",
            at: name.range)
    }

    /// `auth:` of a route or group: `none`, a name or a list of names that are needed together.
    mutating func security(_ node: Node) -> NativeSecurity? {
        if let scalar = node.scalar, !scalar.isNull {
            return scalar.text == "none"
                ? NativeSecurity.none : .schemes([Located(scalar.text, at: node.range)])
        }
        guard let items = node.sequence else {
            wrongKind(
                "'auth' of a route", expected: "the name of a scheme, a list of names or 'none'",
                node)
            return nil
        }
        if items.isEmpty {
            error(
                "empty-name", "'auth' lists no scheme", at: node.range,
                suggestion: "'none' switches it off")
        }
        let names = items.compactMap { name($0, "a scheme") }
        return .schemes(
            names.filter { name in
                guard name.value == "none" else { return true }
                error("reserved-name", "'none' stands alone, not in a list", at: name.range)
                return false
            })
    }
}
