import RoutergenSwift
import RoutergenSyntax

/// Renders every file of a pack.
///
/// - Returns: the files in the order of the manifest; those of a list in the order of its items.
package func render(
    _ model: RenderModel, pack: TemplatePack, _ diagnostics: inout Diagnostics
) -> [GeneratedFile] {
    let root = MustacheValue.context(RootContext(model, options: pack.optionValues))
    let jobs = pack.files.map { model.jobs(for: $0) }
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
    /// A job for each item that a file is rendered for.
    fileprivate func jobs(for file: TemplateFile) -> [Job] {
        items(of: file.scope).map { Job(file: file, item: $0) }
    }

    private func items(of scope: TemplateFile.Scope) -> [MustacheValue] {
        let items: MustacheValue =
            switch scope {
            case .api: [[:]]
            case .routers: .contexts(routers)
            case .clients: .contexts(client.groups)
            case .types: .contexts(types)
            }
        guard case .list(let list) = items else { return [] }
        return list
    }
}
