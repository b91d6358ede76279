import RoutergenSyntax

extension NativeReader {
    mutating func servers(_ node: Node) -> Located<[NativeServer]>? {
        guard let mapping = mapping(node, "'servers'", of: "a mapping of names to URLs") else {
            return nil
        }
        if mapping.entries.isEmpty {
            error("empty-servers", "'servers' has no server", at: node.range)
        }
        let entries = namedEntries(mapping, of: "a server")
        return Located(entries.compactMap { server($0) }, at: node.range)
    }

    private mutating func server(_ entry: Mapping.Entry) -> NativeServer? {
        let name = Located(entry.key, at: entry.keyRange)
        guard let mapping = entry.value.mapping else {
            return self.name(entry.value, "server '\(entry.key)'").map {
                NativeServer(name: name, url: $0)
            }
        }
        let keys = ["url", "variables", "docs", "name"]
        checkKeys(mapping, keys, in: "a server")
        let attributes = attributes(mapping)
        let variables = mapping["variables"].map { self.variables($0) } ?? .some([])
        let url = required("url", of: mapping, among: keys, in: "a server", at: entry.value.range)
        return url.flatMap { self.name($0, "'url'") }.map {
            NativeServer(name: name, attributes: attributes, url: $0, variables: variables)
        }
    }

    private mutating func variables(_ node: Node) -> [NativeServer.Variable]? {
        guard let mapping = mapping(node, "'variables'", of: "a mapping of names to variables")
        else { return nil }
        return namedEntries(mapping, of: "a variable").map { variable($0) }
    }

    /// A default, or `{ default: eu, values: [eu, us] }`.
    private mutating func variable(_ entry: Mapping.Entry) -> NativeServer.Variable {
        let name = Located(entry.key, at: entry.keyRange)
        guard let mapping = entry.value.mapping else {
            let value = text(entry.value, "variable '\(entry.key)'")
            return NativeServer.Variable(name: name, defaultValue: value)
        }
        let keys = ["default", "values", "docs", "name"]
        checkKeys(mapping, keys, in: "a variable")
        let attributes = attributes(mapping)
        let values = mapping["values"].flatMap { list($0, "'values'", of: "texts") } ?? []
        let allowed = values.compactMap { text($0, "a value") }
        let value = required(
            "default", of: mapping, among: keys, in: "a variable", at: entry.value.range)
        return NativeServer.Variable(
            name: name, attributes: attributes,
            defaultValue: value.flatMap { text($0, "'default'") }, allowedValues: allowed)
    }
}
