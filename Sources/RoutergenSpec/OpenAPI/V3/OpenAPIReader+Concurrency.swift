import RoutergenSyntax

// Where there are many schemas, a second thread reads them, and then the last paths, while the first thread reads
// the others. All that they have to do with one another is that two operations may have the same identifier.
extension OpenAPIReader {
    /// The schemas of `components`, read on a thread of their own.
    struct SchemasApart: Sendable {
        var schemas: [Component<SchemaObject>]
        var unreadable: [UnreadableComponent]
        var diagnostics: Diagnostics
    }

    /// Paths that were read on another thread.
    private struct PathsApart: Sendable {
        var paths: [Named<Referable<PathItem>>]
        var operationIDs: [String: SourceRange]
        var diagnostics: Diagnostics
    }

    /// How many schemas there must be to be read on a thread of their own, which takes as long to begin as
    /// it takes to read some of them.
    private static let schemasApartFrom = 50

    /// Reads the paths and, at the same time, the schemas of `components` where there are many. Nil where the
    /// schemas are still to be read.
    mutating func readPaths(
        of mapping: Mapping, into document: inout OpenAPIDocument
    ) -> SchemasApart? {
        let entries = mapping["paths"].map { pathEntries($0) } ?? []
        guard let section = mapping["components"]?.mapping?.entry("schemas"),
            section.value.mapping?.entries.count ?? 0 >= Self.schemasApartFrom
        else {
            document.paths = paths(entries[...])
            return nil
        }
        let (format, baseURI) = (self.format, self.baseURI)
        let share = Self.share(of: entries, beside: section.value)
        let (first, (schemas, last)) = concurrently {
            paths(entries[..<share])
        } _: {
            var reader = OpenAPIReader(format: format)
            reader.baseURI = baseURI
            let schemas = reader.schemasApart(section)
            return (schemas, reader.pathsApart(entries[share...]))
        }
        document.paths = first + (take(last) ?? paths(entries[share...]))
        return schemas
    }

    /// How many of the paths one thread reads for both to read about as many lines.
    private static func share(of paths: [Mapping.Entry], beside schemas: Node) -> Int {
        let lines = paths.map { lineCount($0.value) }
        var rest = (lines.reduce(0, +) + lineCount(schemas)) / 2
        return lines.prefix { count in
            rest -= count
            return rest >= 0
        }.count
    }

    private static func lineCount(_ node: Node) -> Int {
        1 + Int(node.range.end.line) - Int(node.range.start.line)
    }

    private mutating func schemasApart(_ section: Mapping.Entry) -> SchemasApart {
        let schemas: [Component<SchemaObject>] = components(
            section, "/components/schemas", "schemas")
        defer { diagnostics = Diagnostics() }
        return SchemasApart(
            schemas: schemas, unreadable: unreadable, diagnostics: diagnostics)
    }

    private mutating func pathsApart(_ entries: ArraySlice<Mapping.Entry>) -> PathsApart {
        let paths = paths(entries)
        return PathsApart(paths: paths, operationIDs: operationIDs, diagnostics: diagnostics)
    }

    /// Nil where an operation has the identifier of one that was read here, which is to be reported there.
    private mutating func take(_ apart: PathsApart) -> [Named<Referable<PathItem>>]? {
        guard apart.operationIDs.keys.allSatisfy({ operationIDs[$0] == nil }) else { return nil }
        operationIDs.merge(apart.operationIDs) { earlier, _ in earlier }
        diagnostics.report(apart.diagnostics)
        return apart.paths
    }

    mutating func take(_ apart: SchemasApart) -> [Component<SchemaObject>] {
        diagnostics.report(apart.diagnostics)
        unreadable += apart.unreadable
        return apart.schemas
    }
}
