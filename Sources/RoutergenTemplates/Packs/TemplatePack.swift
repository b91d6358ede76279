import RoutergenSwift
import RoutergenSyntax

/// Templates that belong together and what is rendered with them.
package struct TemplatePack: Sendable {
    /// What the pack is for, in one line; nil where its manifest says nothing.
    package var description: String?
    /// Every template by the name of its file without `.mustache`.
    package var templates: [String: Template]
    /// What the models that the templates print conform to.
    package var models: SwiftOptions.Models
    /// The module of names such as `HTTPMethod`.
    package var library: String
    /// The modules that the code of the templates needs.
    package var imports: [String]
    /// What `{{name}}` does to a value.
    package var escape: RenderOptions.Escaping
    /// The column behind which lines are broken; nil leaves lines as they are.
    package var lineLength: Int?
    /// Values that the pack lets its users choose, in the order of their declarations.
    package var options: [PackOption]
    /// What is rendered, in this order.
    package var files: [TemplateFile]
    /// The files that the templates were read from, for positions in messages.
    var sources: [String: FileID]

    /// A pack without templates, which others are read on top of.
    static let empty = TemplatePack(
        templates: [:], models: .json, library: "RoutergenRuntime",
        imports: ["Foundation", "RoutergenRuntime"], escape: .none,
        options: [], files: [], sources: [:])

    /// What templates see as `options`.
    package var optionValues: MustacheValue {
        .object(Dictionary(options.map { ($0.name, $0.value) }) { _, last in last })
    }

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

extension TemplatePack {
    /// Gives options the values that a user chose.
    ///
    /// - Parameter chosen: their names with the places of these, and values.
    package mutating func choose(_ chosen: [Mapping.Entry], _ diagnostics: inout Diagnostics) {
        for entry in chosen {
            guard let place = options.firstIndex(where: { $0.name == entry.key }) else {
                diagnostics.error(
                    "template-option", "the templates have no option '\(entry.key)'",
                    at: entry.keyRange,
                    suggestion: suggestion(for: entry.key, among: options.map(\.name)))
                continue
            }
            let kind = options[place].kind
            guard let value = kind.value(of: entry.value) else {
                diagnostics.error(
                    "template-option", "the option '\(entry.key)' is \(kind.inWords)",
                    at: entry.value.range)
                continue
            }
            options[place].value = value
        }
    }
}
