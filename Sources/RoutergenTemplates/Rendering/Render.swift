import RoutergenSwift
import RoutergenSyntax

/// Renders every file of a pack.
///
/// - Returns: the files in the order of the manifest; those of a list in the order of its items.
package func render(
    _ model: RenderModel, pack: TemplatePack, _ diagnostics: inout Diagnostics
) -> [GeneratedFile] {
    let root = MustacheValue.context(RootContext(model, options: pack.options))
    var generated: [GeneratedFile] = []
    for file in pack.files {
        guard case .list(let items)? = model.items(of: file.scope) else {
            diagnostics.error(
                "template-pack",
                "'for' is one of \(RenderModel.scopes.joined(separator: ", "))", at: file.range,
                suggestion: suggestion(for: file.scope, among: RenderModel.scopes))
            continue
        }
        let rendered = items.concurrentMap { item in
            Result { () throws(TemplateError) in
                try pack.laidOut(file: file, contexts: [root, item])
            }
        }
        do throws(TemplateError) {
            for result in rendered { generated.append(try result.get()) }
        } catch {
            pack.report(error, &diagnostics)
        }
    }
    return generated
}

extension TemplatePack {
    /// A rendered file whose lines are as long as the pack wants them.
    fileprivate func laidOut(
        file: TemplateFile, contexts: [MustacheValue]
    ) throws(TemplateError) -> GeneratedFile {
        var rendered = try render(file: file, contexts: contexts)
        if let lineLength {
            rendered.text = LineBreaker(lineLength: lineLength).broken(rendered.text)
        }
        return rendered
    }
}

extension RenderModel {
    /// What the entries of a manifest may be for.
    static let scopes = ["api", "routers", "clients", "types"]

    /// The items that a file is rendered for, nil for an unknown scope.
    fileprivate func items(of scope: String) -> MustacheValue? {
        switch scope {
        case "api": [[:]]
        case "routers": .contexts(routers)
        case "clients": .contexts(client.groups)
        case "types": .contexts(types)
        default: nil
        }
    }
}
