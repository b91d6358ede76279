import RoutergenSyntax

/// Templates that belong together and what is rendered with them.
package struct TemplatePack: Sendable {
    /// The version of the context that templates are written for.
    package static let contextVersion = 1

    /// Every template by the name of its file without `.mustache`.
    package var templates: [String: Template]
    /// What `{{name}}` does to a value.
    package var escape: RenderOptions.Escaping
    /// The column behind which lines are broken; nil leaves lines as they are.
    package var lineLength: Int?
    /// Values of the pack's own, for its templates.
    package var options: MustacheValue
    /// What is rendered, in this order.
    package var files: [TemplateFile]
    /// The files that the templates were read from, for positions in messages.
    var sources: [String: FileID]

    /// Renders one file, whose lines are as long as the pack wants them.
    ///
    /// - Parameter contexts: where names are looked up, the last one first.
    package func render(
        file: TemplateFile, contexts: [MustacheValue]
    ) throws(TemplateError) -> GeneratedFile {
        let options = RenderOptions(escaping: escape, missingPartials: .error)
        let path = try file.path.render(contexts, options: RenderOptions(escaping: .none))
        guard let template = templates[file.template] else {
            return GeneratedFile(path: path, text: "")
        }
        var text = try template.bytes(contexts, partials: templates, options: options)
        if let lineLength { text = LineBreaker(lineLength: lineLength).broken(text) }
        return GeneratedFile(path: path, text: String(decoding: text, as: UTF8.self))
    }

    /// Reports what went wrong in a template, at its place in the template.
    package func report(_ error: TemplateError, _ diagnostics: inout Diagnostics) {
        let position = SourcePosition(line: error.line, column: error.column)
        let range = sources[error.template].map {
            SourceRange(file: $0, start: position, end: position)
        }
        let message = range == nil ? "\(error.template): \(error.message)" : error.message
        diagnostics.error("template", message, at: range)
    }
}
