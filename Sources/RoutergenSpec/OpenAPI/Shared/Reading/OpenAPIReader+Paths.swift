import RoutergenSyntax

extension OpenAPIReader {
    /// OpenAPI 3.2, "Paths Object".
    mutating func paths(_ node: Node) -> [Named<Referable<PathItem>>] {
        paths(pathEntries(node)[...])
    }

    /// The paths with what stands behind them, not yet read.
    mutating func pathEntries(_ node: Node) -> [Mapping.Entry] {
        let mapping = mapping(node, "'paths'", expected: "a mapping from paths to operations")
        var names: [String: SourceRange] = [:]
        let entries = mapping?.entries.filter { !$0.key.hasPrefix("x-") } ?? []
        for entry in entries {
            if !entry.key.hasPrefix("/") {
                warning(
                    "path-start", "the path '\(shortened(entry.key))' should begin with '/'",
                    at: entry.keyRange)
            }
            reportTwin(of: Located(entry.key, at: entry.keyRange), among: &names)
        }
        return entries
    }

    mutating func paths(_ entries: ArraySlice<Mapping.Entry>) -> [Named<Referable<PathItem>>] {
        entries.compactMap { entry in
            pathItem(entry.value, "'\(shortened(entry.key))'").map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }

    /// Paths that differ in the names of their placeholders alone mean the same URLs.
    private mutating func reportTwin(
        of path: Located<String>, among places: inout [String: SourceRange]
    ) {
        let open = UInt8(ascii: "{")
        guard path.value.utf8.contains(open) else { return }
        var shape = ""
        for part in path.value.utf8.split(separator: open, omittingEmptySubsequences: false) {
            shape += "{"
            shape += Substring(part.firstIndex(of: UInt8(ascii: "}")).map { part[$0...] } ?? part)
        }
        guard let earlier = places.updateValue(path.range, forKey: shape) else { return }
        warning(
            "same-path", "the path '\(shortened(path.value))' means the same as another",
            at: path.range, notes: [Diagnostic.Note("the other is here", at: earlier)])
    }

    /// A map from names to path items: webhooks, callbacks.
    mutating func pathItems(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> [Named<Referable<PathItem>>] {
        namedEntries(node, what(), of: "path items").compactMap { entry in
            pathItem(entry.value, "'\(shortened(entry.key))'").map {
                Named(Located(entry.key, at: entry.keyRange), $0)
            }
        }
    }

    /// OpenAPI 3.2, "Path Item Object".
    mutating func pathItem(
        _ node: Node, _ what: @autoclosure () -> String
    ) -> Referable<PathItem>? {
        guard let mapping = mapping(node, what(), expected: "a mapping of operations") else {
            return nil
        }
        let reference = mapping.entry("$ref").flatMap {
            self.reference($0, in: mapping, at: node.range)
        }
        let keys = format == .swagger2 ? ObjectKeys.swaggerPathItem : .pathItem
        if let reference, !mapping.entries.contains(where: { Self.addsToPath($0.key) }) {
            checkKeys(mapping, keys)
            return .reference(reference)
        }
        var item = PathItem(range: node.range)
        item.reference = reference
        item.summary = text("summary", of: mapping)
        item.description = text("description", of: mapping)
        item.servers = mapping["servers"].map { servers($0) } ?? []
        item.parameters = mapping["parameters"].map { parameters($0) } ?? []
        item.extensions = extensions(of: mapping)
        readOperations(mapping, keys, into: &item)
        return .inline(item)
    }

    private static func addsToPath(_ key: String) -> Bool {
        key != "$ref" && key != "summary" && key != "description" && !key.hasPrefix("x-")
    }

    private mutating func readOperations(
        _ mapping: Mapping, _ keys: ObjectKeys, into item: inout PathItem
    ) {
        for entry in mapping.entries where !entry.key.hasPrefix("x-") {
            let isKnown = keys.contains(entry.key, in: format)
            if Self.methods.contains(entry.key) {
                if !isKnown { unknownKey(entry, keys) }
                readOperation(entry, method: entry.key.uppercased(), into: &item)
            } else if entry.key == "additionalOperations" {
                if !isKnown { unknownKey(entry, keys) }
                readAdditional(entry.value, into: &item)
            } else if Self.methods.contains(entry.key.lowercased()) {
                error(
                    "method-case", "unknown method '\(entry.key)'", at: entry.keyRange,
                    suggestion: "write '\(entry.key.lowercased())'")
            } else if !isKnown {
                unknownKey(entry, keys)
            }
        }
    }

    private mutating func readOperation(
        _ entry: Mapping.Entry, method: String, into item: inout PathItem
    ) {
        let method = Located(method, at: entry.keyRange)
        if let operation = operation(entry.value, method) { item.operations.append(operation) }
    }

    /// OpenAPI 3.2: methods without a key of their own.
    private mutating func readAdditional(_ node: Node, into item: inout PathItem) {
        for entry in namedEntries(node, "'additionalOperations'", of: "operations") {
            guard isToken(entry.key) else {
                error(
                    "method", "'\(shortened(entry.key))' cannot be a method", at: entry.keyRange)
                continue
            }
            readOperation(entry, method: entry.key, into: &item)
        }
    }

    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
    ]
}
