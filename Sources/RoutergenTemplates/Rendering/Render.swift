import RoutergenSwift
import RoutergenSyntax

/// Renders every file of a pack.
///
/// - Returns: the files in the order of the manifest; those of a list in the order of its items.
package func render(
    _ model: RenderModel, pack: TemplatePack, _ diagnostics: inout Diagnostics
) -> [GeneratedFile] {
    let root = model.templateContext(options: pack.options)
    var generated: [GeneratedFile] = []
    for file in pack.files {
        guard let items = model.items(of: file.scope) else {
            diagnostics.error(
                "template-pack",
                "'for' is one of \(RenderModel.scopes.joined(separator: ", "))", at: file.range,
                suggestion: suggestion(for: file.scope, among: RenderModel.scopes))
            continue
        }
        for item in items {
            do {
                var rendered = try pack.render(file: file, contexts: [root, item])
                if let length = pack.lineLength {
                    rendered.text = LineBreaker(lineLength: length).broken(rendered.text)
                }
                generated.append(rendered)
            } catch {
                pack.report(error, &diagnostics)
                break
            }
        }
    }
    return generated
}

extension RenderModel {
    /// What the entries of a manifest may be for.
    static let scopes = ["api", "routers", "clients", "types"]

    /// The items that a file is rendered for, nil for an unknown scope.
    fileprivate func items(of scope: String) -> [MustacheValue]? {
        switch scope {
        case "api": [.object([:])]
        case "routers": .items(routers, \.templateContext)
        case "clients": .items(client.groups, \.templateContext)
        case "types": .items(types, \.templateContext)
        default: nil
        }
    }
}
