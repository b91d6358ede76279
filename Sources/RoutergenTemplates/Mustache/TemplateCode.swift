/// The nodes of a template in one list of numbers.
///
/// Rendering walks it without counting references, of which nodes have several each: all processors render
/// the same templates, and would wait for each other's counting.
final class TemplateCode: Sendable {
    enum Step {
        /// Bytes of `text`; `endsLine` when the last one is a newline.
        case text(Range<Int>, endsLine: Bool)
        case interpolation(Name, isEscaped: Bool)
        /// The number of a section. Its contents are the steps from the next one up to `end`.
        case section(Int, Name, isInverted: Bool, end: Int)
        /// The number of a partial.
        case partial(Int)
        /// The number of a block.
        case block(Int)
    }

    struct Name {
        /// The name by its number.
        let number: Int
        /// What the name means where planning's values are, if it has one part and they know it.
        let contextName: ContextName?
    }

    let steps: [Step]
    let text: [UInt8]
    let names: [TemplateName]
    let sections: [TemplateSection]
    let partials: [TemplatePartial]
    let blocks: [TemplateBlock]

    init(_ nodes: [TemplateNode]) {
        var builder = Builder()
        builder.add(nodes)
        steps = builder.steps
        text = builder.text
        names = builder.names
        sections = builder.sections
        partials = builder.partials
        blocks = builder.blocks
    }

    private struct Builder {
        var steps: [Step] = []
        var text: [UInt8] = []
        var names: [TemplateName] = []
        var sections: [TemplateSection] = []
        var partials: [TemplatePartial] = []
        var blocks: [TemplateBlock] = []

        mutating func add(_ nodes: [TemplateNode]) {
            for node in nodes { add(node) }
        }

        private mutating func add(_ node: TemplateNode) {
            switch node {
            case .text(let bytes, let endsLine):
                let start = text.count
                text += bytes
                steps.append(.text(start..<text.count, endsLine: endsLine))
            case .interpolation(let name, let isEscaped):
                steps.append(.interpolation(add(name), isEscaped: isEscaped))
            case .section(let section):
                add(section)
            case .partial(let partial):
                steps.append(.partial(partials.count))
                partials.append(partial)
            case .block(let block):
                steps.append(.block(blocks.count))
                blocks.append(block)
            }
        }

        private mutating func add(_ section: TemplateSection) {
            let (place, number, name) = (steps.count, sections.count, add(section.name))
            sections.append(section)
            func step(upTo end: Int) -> Step {
                .section(number, name, isInverted: section.isInverted, end: end)
            }
            steps.append(step(upTo: place))
            add(section.nodes)
            steps[place] = step(upTo: steps.count)
        }

        private mutating func add(_ name: TemplateName) -> Name {
            names.append(name)
            return Name(
                number: names.count - 1,
                contextName: name.parts.count == 1 ? name.parts.first?.contextName : nil)
        }
    }
}
