import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    static let groupKeys = [
        "docs", "deprecated", "auth", "query", "headers", "envelope", "errors", "routes",
    ]

    /// The groups of a file; nil when it has none.
    mutating func groups(_ mapping: Mapping) -> [NativeGroup]? {
        var groups: [NativeGroup] = []
        if let node = mapping["routes"] {
            var group = NativeGroup(name: nil)
            group.routes = routes(node, "the file")
            groups.append(group)
        }
        guard let entry = mapping.entry("groups") else {
            return mapping["routes"] == nil ? nil : groups
        }
        if mapping["routes"] != nil {
            error(
                "groups-and-routes", "a file has 'groups' or 'routes', not both",
                at: entry.keyRange,
                suggestion: "give the routes at the top level a group of their own")
        }
        guard
            let named = self.mapping(entry.value, "'groups'", of: "a mapping of names to groups")
        else { return groups }
        if named.entries.isEmpty {
            error("empty-group", "'groups' has no groups", at: entry.value.range)
        }
        return groups + namedEntries(named, of: "a group").compactMap { group($0) }
    }

    private mutating func group(_ entry: Mapping.Entry) -> NativeGroup? {
        guard let mapping = mapping(entry.value, "group '\(entry.key)'") else { return nil }
        checkKeys(mapping, Self.groupKeys, in: "a group")
        var group = NativeGroup(name: Located(entry.key, at: entry.keyRange))
        group.attributes = attributes(mapping)
        group.attributes.codeName = nil
        if let node = mapping["query"] {
            group.query = fields(node, "'query'", .common(.query))
        }
        if let node = mapping["headers"] {
            group.headers = fields(node, "'headers'", .common(.header))
        }
        group.security = mapping["auth"].flatMap { security($0) }
        group.envelope = mapping["envelope"].flatMap { envelopeChoice($0) }
        group.errors = mapping["errors"].map { errors($0) } ?? []
        let routes = required(
            "routes", of: mapping, among: Self.groupKeys, in: "a group", at: entry.keyRange)
        group.routes = routes.map { self.routes($0, "group '\(entry.key)'") } ?? []
        return group
    }

    private mutating func routes(_ node: Node, _ owner: String) -> [NativeRoute] {
        guard let mapping = mapping(node, "'routes'", of: "a mapping of names to routes") else {
            return []
        }
        if mapping.entries.isEmpty {
            error("empty-group", "\(owner) has no routes", at: node.range)
        }
        return namedEntries(mapping, of: "a route").compactMap { route($0) }
    }
}
