/// A parsed template of the Mustache language.
///
/// It follows the published specification, version 1.4, with its optional parts inheritance, dynamic
/// names and lambdas. Where that says nothing: lines that turn out empty are not indented, and what
/// replaces a block that stands alone in its lines always ends its line.
package struct Template: Sendable {
    let source: TemplateSource
    let nodes: [TemplateNode]
    /// The same for rendering.
    let code: TemplateCode

    private init(source: TemplateSource, nodes: [TemplateNode]) {
        self.source = source
        self.nodes = nodes
        code = TemplateCode(nodes)
    }

    package var name: String { source.name }

    /// - Parameters:
    ///   - text: the template.
    ///   - name: what the template is called in messages.
    /// - Throws: the first mistake in the text.
    package static func parse(
        _ text: String, name: String
    ) throws(TemplateError) -> Template {
        try parse(text, name: name, delimiters: .standard)
    }

    static func parse(
        _ text: String, name: String, delimiters: TemplateDelimiters
    ) throws(TemplateError) -> Template {
        let source = TemplateSource(name: name, text: text)
        var parser = try TemplateParser(source, delimiters: delimiters)
        return Template(source: source, nodes: try parser.parse())
    }

    /// The text that the template makes of some data.
    ///
    /// - Parameters:
    ///   - context: where names are looked up.
    ///   - partials: the other templates, by the names in `{{>name}}` and `{{<name}}`.
    package func render(
        _ context: MustacheValue,
        partials: [String: Template] = [:],
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> String {
        try render([context], partials: partials, options: options)
    }

    /// The same with several values in which names are looked up, the last one first.
    package func render(
        _ contexts: [MustacheValue],
        partials: [String: Template] = [:],
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> String {
        let bytes = try bytes(contexts, partials: partials, options: options)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The same text as UTF-8.
    func bytes(
        _ contexts: [MustacheValue], partials: [String: Template], options: RenderOptions
    ) throws(TemplateError) -> [UInt8] {
        var renderer = TemplateRenderer(contexts, partials: partials, options: options)
        return try renderer.bytes(of: code)
    }
}

extension Template {

    /// Every tag that brings another template in.
    var partials: [TemplatePartial] {
        var found: [TemplatePartial] = []
        Self.collect(nodes, into: &found)
        return found
    }

    private static func collect(_ nodes: [TemplateNode], into found: inout [TemplatePartial]) {
        for node in nodes {
            switch node {
            case .text, .interpolation:
                break
            case .section(let section):
                collect(section.nodes, into: &found)
            case .block(let block):
                collect(block.nodes, into: &found)
            case .partial(let partial):
                found.append(partial)
                for argument in partial.arguments {
                    collect(argument.nodes, into: &found)
                }
            }
        }
    }
}
