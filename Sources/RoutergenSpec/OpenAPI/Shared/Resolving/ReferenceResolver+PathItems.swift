import RoutergenSyntax

extension ReferenceResolver {
    /// A path item, joined with the one that its `$ref` names.
    package mutating func resolve(
        pathItem: Referable<PathItem>, _ diagnostics: inout Diagnostics
    ) -> Resolved<PathItem>? {
        resolve(pathItem: pathItem, depth: 0, &diagnostics)
    }

    private mutating func resolve(
        pathItem: Referable<PathItem>, depth: Int, _ diagnostics: inout Diagnostics
    ) -> Resolved<PathItem>? {
        guard var resolved = resolve(pathItem, &diagnostics) else { return nil }
        if resolved.value.operations.contains(where: { $0.reference != nil }) {
            resolved.value.operations = resolved.value.operations.compactMap {
                followed($0, &diagnostics)
            }
        }
        guard let reference = resolved.value.reference else { return resolved }
        guard depth < Self.deepestPathItem else {
            diagnostics.error(
                "circular-reference",
                "'\(shortened(reference.text.value))' leads in a circle and never to an object",
                at: reference.text.range)
            return nil
        }
        let target = resolve(pathItem: .reference(reference), depth: depth + 1, &diagnostics)
        guard let target else { return nil }
        resolved.value = Self.joined(resolved.value, target.value)
        return resolved
    }

    /// The operation itself, or the one that its reference leads to.
    private mutating func followed(
        _ operation: Operation, _ diagnostics: inout Diagnostics
    ) -> Operation? {
        guard let reference = operation.reference else { return operation }
        var target = resolve(reference, as: Operation.self, &diagnostics)?.value
        target?.method = operation.method
        return target
    }

    private static let deepestPathItem = 16

    /// What the item says itself wins over what its reference brings.
    private static func joined(_ own: PathItem, _ other: PathItem) -> PathItem {
        var item = own
        item.reference = nil
        item.summary = own.summary ?? other.summary
        item.description = own.description ?? other.description
        let methods = Set(own.operations.map(\.method.value))
        item.operations += other.operations.filter { !methods.contains($0.method.value) }
        if own.servers.isEmpty { item.servers = other.servers }
        // Those of the target first: a parameter of the same name behind them takes their place.
        item.parameters = other.parameters + own.parameters
        return item
    }
}
