import RoutergenSpec
import RoutergenSyntax

/// One description taken through parsing, reading and resolving, with other files beside it.
struct DescriptionRun {
    var format: DescriptionFormat?
    var document: OpenAPIDocument?
    var walk: ReferenceWalk?
    private(set) var diagnostics = Diagnostics()
    /// What following single references showed.
    var extraDiagnostics = Diagnostics()
    private let files: FileTable

    /// - Parameters:
    ///   - path: Where the description stands; `.json` makes it JSON.
    ///   - files: Other files, by path.
    ///   - resolves: Whether every reference is followed.
    init(
        _ text: String, path: String = "api.yml", files others: [String: String] = [:],
        resolves: Bool = false, options: ReferenceOptions = ReferenceOptions()
    ) {
        let files = FileTable(others)
        self.files = files
        let file = files.add(path, text)
        guard let (root, format) = parseDescription(file, &diagnostics) else { return }
        self.format = format
        guard format != .native else { return }
        document = readOpenAPI(root, format: format, &diagnostics)
        guard let document else { return }
        var walk = ReferenceWalk(
            ReferenceResolver(
                document, file: file, root: root, loader: files.loader, options: options))
        if resolves { walk.walk(document) }
        walk.reportUnused()
        diagnostics.report(walk.diagnostics)
        self.walk = walk
    }

    /// `3:5: error: …`, one line each, sorted; with the path for other files.
    var report: [String] {
        files.report(diagnostics).map { line in
            line.hasPrefix("api.yml:") ? String(line.dropFirst("api.yml:".count)) : line
        }
    }

    /// The same for `extraDiagnostics`, each with its path.
    var extraReport: [String] { files.report(extraDiagnostics) }

    func path(of file: FileID) -> String? { files.map[file]?.path }

    /// The schema of a component.
    func schema(_ name: String) -> SchemaObject? {
        document?.components.schemas.first { $0.name.value == name }?.object.inlineValue
    }

    /// An operation of a path that stands where it is used.
    func operation(_ path: String, _ method: String = "GET") -> Operation? {
        let item = document?.paths.first { $0.name.value == path }?.value.inlineValue
        return item?.operations.first { $0.method.value == method }
    }

    /// An operation with its references followed.
    mutating func resolved(_ path: String, _ method: String = "GET") -> ResolvedOperation? {
        guard var resolver = walk?.resolver,
            let item = document?.paths.first(where: { $0.name.value == path })?.value,
            let resolvedItem = resolver.resolve(pathItem: item, &diagnostics)?.value,
            let operation = resolvedItem.operations.first(where: { $0.method.value == method })
        else { return nil }
        return resolver.resolve(operation, in: resolvedItem, &diagnostics)
    }
}
