import RoutergenSwift
import RoutergenSyntax

/// Renders every file of a pack.
///
/// - Returns: the files in the order of the manifest; those of a list in the order of its items.
package func render(
    _ model: RenderModel, pack: TemplatePack, _ diagnostics: inout Diagnostics
) -> [GeneratedFile] {
    let root = MustacheValue.context(RootContext(model, options: pack.options))
    let jobs = pack.files.map { model.jobs(for: $0, &diagnostics) }
    // All files at once, because a few are as long as hundreds of others.
    var rendered = jobs.flatMap(\.self).concurrentMap { job in
        Result { () throws(TemplateError) in
            try pack.render(file: job.file, contexts: [root, job.item])
        }
    }[...]
    var generated: [GeneratedFile] = []
    for jobs in jobs {
        do throws(TemplateError) {
            for result in rendered.prefix(jobs.count) { generated.append(try result.get()) }
        } catch {
            // The other items would have the same mistake.
            pack.report(error, &diagnostics)
        }
        rendered = rendered.dropFirst(jobs.count)
    }
    return generated
}

/// A file to render.
private struct Job {
    var file: TemplateFile
    var item: MustacheValue
}

extension RenderModel {
    /// What the entries of a manifest may be for.
    static let scopes = ["api", "routers", "clients", "types"]

    /// A job for each item that a file is rendered for.
    fileprivate func jobs(for file: TemplateFile, _ diagnostics: inout Diagnostics) -> [Job] {
        guard case .list(let items)? = items(of: file.scope) else {
            diagnostics.error(
                "template-pack",
                "'for' is one of \(Self.scopes.joined(separator: ", "))", at: file.range,
                suggestion: suggestion(for: file.scope, among: Self.scopes))
            return []
        }
        return items.map { Job(file: file, item: $0) }
    }

    /// The items that a file is rendered for, nil for an unknown scope.
    private func items(of scope: String) -> MustacheValue? {
        switch scope {
        case "api": [[:]]
        case "routers": .contexts(routers)
        case "clients": .contexts(client.groups)
        case "types": .contexts(types)
        default: nil
        }
    }
}
