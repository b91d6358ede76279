import Testing

@testable import RoutergenTemplates

/// The names of built-in templates against those that planning's values have.
struct ContextNameTests {
    @Test func everyNameOfABuiltInTemplateIsKnown() throws {
        for (pack, files) in EmbeddedTemplates.packs {
            for file in files where file.name.hasSuffix(".mustache") {
                let template = try Template.parse(file.text, name: file.name)
                for name in names(in: template.nodes) {
                    #expect(name.contextName != nil, "\(pack)/\(file.name): '\(name.text)'")
                }
            }
        }
    }

    /// The first part of every name; what follows a period may be a name of the runtime.
    private func names(in nodes: [TemplateNode]) -> [TemplateName.Part] {
        nodes.flatMap { node -> [TemplateName.Part] in
            switch node {
            case .text: []
            case .interpolation(let name, _): Array(name.parts.prefix(1))
            case .section(let section):
                Array(section.name.parts.prefix(1)) + names(in: section.nodes)
            case .partial(let partial): partial.arguments.flatMap { names(in: $0.nodes) }
            case .block(let block): names(in: block.nodes)
            }
        }
    }
}
