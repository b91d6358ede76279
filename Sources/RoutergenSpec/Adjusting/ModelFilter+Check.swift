import RoutergenModel
import RoutergenSyntax

extension ModelFilter {
    /// Reports every rule that names nothing of the model, which is then a typing mistake or about
    /// another version of the description.
    func check(against model: APIModel, _ diagnostics: inout Diagnostics) {
        for rules in [included, excluded] {
            let endpoints = model.groups.flatMap { group in
                group.endpoints.map { (endpoint: $0, tags: $0.tags(in: group)) }
            }
            check(rules.tags, "tag", "tags", endpoints.flatMap(\.tags), &diagnostics)
            check(
                rules.paths, "path", "paths", endpoints.map(\.endpoint.path.description),
                &diagnostics)
            check(
                rules.operations, "operation", "operations",
                endpoints.flatMap(\.endpoint.operationNames), &diagnostics)
            check(rules.schemas, "schema", "schemas", model.types.map(\.name.wire), &diagnostics)
        }
    }

    private func check(
        _ patterns: [NamePattern], _ kind: String, _ kinds: String, _ names: [String],
        _ diagnostics: inout Diagnostics
    ) {
        for pattern in patterns where !names.contains(where: pattern.matches) {
            diagnostics.error(
                "unmatched-name",
                pattern.hasWildcard
                    ? "no \(kind) of the description matches '\(shortened(pattern.text))'"
                    : "the description has no \(kind) '\(shortened(pattern.text))'",
                at: pattern.origin,
                suggestion: suggestion(for: pattern.text, among: names)
                    ?? (names.isEmpty ? "it has no \(kinds) at all" : nil))
        }
    }
}
