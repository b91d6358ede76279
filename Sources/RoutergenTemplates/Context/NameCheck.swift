import RoutergenSwift
import RoutergenSyntax

/// Finds names in templates that the context does not have.
///
/// Templates are walked as rendering walks them, but with what names stand for in place of values. A template
/// that several others use may print what only some of them know; a name that is in none of these places is
/// a mistake.
struct NameCheck {
    /// What names are looked up in.
    struct Scope: Hashable {
        var kind: ContextKind
        /// Whether it is an item of a list, which knows if it is the first and the last one.
        var isItem = false
    }

    /// A tag, by its place.
    private struct Tag: Hashable {
        let template: String
        let offset: Int
        let name: String
    }

    /// What a parent puts in the place of a block, with what the blocks inside of that see.
    private struct Argument {
        let block: TemplateBlock
        let template: Template
        let outer: [String: Argument]
    }

    private struct Visit: Hashable {
        let template: String
        let scopes: [Scope]
        /// The blocks that stand in for others.
        let arguments: [String: ObjectIdentifier]
    }

    private let pack: TemplatePack
    private var visited: Set<Visit> = []
    /// The templates that a file of the manifest leads to.
    private(set) var reached: Set<String> = []
    private var known: Set<Tag> = []
    private var unknown: [Tag: (source: TemplateSource, hint: String?, message: String)] = [:]

    private static let maximumDepth = 60
    /// Templates that contain themselves in many ways have more places than anybody could walk to.
    private static let maximumVisits = 20_000

    init(_ pack: TemplatePack) {
        self.pack = pack
        for file in pack.files {
            var scopes = [Scope(kind: .record(ContextTypes.root))]
            if let item = ContextTypes.item(of: file.scope) {
                scopes.append(Scope(kind: .record(item), isItem: true))
            }
            walk(file.path, scopes, [:], depth: 0)
            walk(named: file.template, scopes, [:], depth: 0)
        }
        // What only a dynamic name leads to may stand anywhere.
        for (name, template) in pack.templates where !reached.contains(name) {
            checkAnywhere(template.nodes, of: template)
        }
    }

    /// A name that no way to its tag knows.
    struct Mistake {
        let template: String
        let error: TemplateError
        let suggestion: String?
    }

    var mistakes: [Mistake] {
        unknown.filter { !known.contains($0.key) }.map { tag, found in
            Mistake(
                template: tag.template, error: found.source.error(found.message, at: tag.offset),
                suggestion: found.hint)
        }
    }

    // MARK: - Walking

    private mutating func walk(
        named name: String, _ scopes: [Scope], _ arguments: [String: Argument], depth: Int
    ) {
        guard let template = pack.templates[name], depth < Self.maximumDepth else { return }
        reached.insert(name)
        let blocks = arguments.mapValues { ObjectIdentifier($0.block) }
        guard visited.count < Self.maximumVisits,
            visited.insert(Visit(template: name, scopes: scopes, arguments: blocks)).inserted
        else { return }
        walk(template, scopes, arguments, depth: depth + 1)
    }

    private mutating func walk(
        _ template: Template, _ scopes: [Scope], _ arguments: [String: Argument], depth: Int
    ) {
        walk(template.nodes, of: template, scopes, arguments, depth: depth)
    }

    private mutating func walk(
        _ nodes: [TemplateNode], of template: Template, _ scopes: [Scope],
        _ arguments: [String: Argument], depth: Int
    ) {
        guard depth < Self.maximumDepth else { return }
        for node in nodes {
            switch node {
            case .text: break
            case .interpolation(let name, _):
                _ = lookUp(name, of: template, scopes)
            case .section(let section):
                walk(section, of: template, scopes, arguments, depth: depth)
            case .partial(let partial):
                walk(partial, of: template, scopes, arguments, depth: depth)
            case .block(let block):
                if let argument = arguments[block.name] {
                    walk(
                        argument.block.nodes, of: argument.template, scopes, argument.outer,
                        depth: depth + 1)
                } else {
                    walk(block.nodes, of: template, scopes, arguments, depth: depth + 1)
                }
            }
        }
    }

    private mutating func walk(
        _ section: TemplateSection, of template: Template, _ scopes: [Scope],
        _ arguments: [String: Argument], depth: Int
    ) {
        let kind = lookUp(section.name, of: template, scopes)
        var scopes = scopes
        if !section.isInverted {
            switch kind {
            case .list(let element)?: scopes.enter(Scope(kind: element, isItem: true))
            case let kind?: scopes.enter(Scope(kind: kind))
            // What the unknown name would bring is unknown, too.
            case nil: return
            }
        }
        walk(section.nodes, of: template, scopes, arguments, depth: depth + 1)
    }

    private mutating func walk(
        _ partial: TemplatePartial, of template: Template, _ scopes: [Scope],
        _ arguments: [String: Argument], depth: Int
    ) {
        let own = partial.arguments.map { block in
            (block.name, Argument(block: block, template: template, outer: arguments))
        }
        // The outermost template has the last word.
        let all = Dictionary(own) { first, _ in first }.merging(arguments) { _, outer in outer }
        switch partial.reference {
        case .named(let name):
            walk(
                named: name, scopes, partial.arguments.isEmpty ? arguments : all, depth: depth)
        case .dynamic(let name): _ = lookUp(name, of: template, scopes)
        }
    }

    // MARK: - Names

    /// What a name stands for; nil where there is no such name.
    private mutating func lookUp(
        _ name: TemplateName, of template: Template, _ scopes: [Scope]
    ) -> ContextKind? {
        guard let first = name.parts.first?.text else { return scopes.last?.kind ?? .text }
        let tag = Tag(
            template: template.name, offset: name.offset,
            name: name.parts.map(\.text).joined(separator: "."))
        guard var kind = scopes.reversed().compactMap({ member(first, of: $0) }).first else {
            let names = scopes.flatMap { Array(members(of: $0).keys) }
            unknown[tag] = (
                template.source, suggestion(for: first, among: names.sorted()),
                "the context has no '\(first)' here"
            )
            return nil
        }
        var path = first
        for part in name.parts.dropFirst().map(\.text) {
            guard let next = member(part, of: Scope(kind: kind)) else {
                let what = kind == .options ? "the templates have no option" : "'\(path)' has no"
                unknown[tag] = (
                    template.source,
                    suggestion(for: part, among: members(of: Scope(kind: kind)).keys.sorted()),
                    "\(what) '\(part)'"
                )
                return nil
            }
            path += ".\(part)"
            kind = next
        }
        known.insert(tag)
        return kind
    }

    private func member(_ name: String, of scope: Scope) -> ContextKind? {
        if scope.isItem, name == "isFirst" || name == "isLast" { return .flag }
        switch scope.kind {
        case .record(let record): return ContextTypes.records[record]?[name]
        case .symbols: return OuterNames.modules[name].map { _ in .text }
        case .options: return option(name)
        case .text, .flag, .list: return nil
        }
    }

    private func option(_ name: String) -> ContextKind? {
        pack.options.first { $0.name == name }.map { option in
            switch option.kind {
            case .text, .integer: .text
            case .boolean: .flag
            case .list: .list(.text)
            }
        }
    }

    private func members(of scope: Scope) -> [String: ContextKind] {
        switch scope.kind {
        case .record(let record): ContextTypes.records[record] ?? [:]
        case .symbols: OuterNames.modules.mapValues { _ in .text }
        case .options: Dictionary(pack.options.map { ($0.name, .text) }) { first, _ in first }
        case .text, .flag, .list: [:]
        }
    }

    /// Checks names that any place of the context may have.
    private mutating func checkAnywhere(_ nodes: [TemplateNode], of template: Template) {
        var names: [TemplateName] = []
        for node in nodes {
            switch node {
            case .text: break
            case .interpolation(let name, _): names.append(name)
            case .section(let section):
                names.append(section.name)
                checkAnywhere(section.nodes, of: template)
            case .partial(let partial):
                for argument in partial.arguments { checkAnywhere(argument.nodes, of: template) }
            case .block(let block): checkAnywhere(block.nodes, of: template)
            }
        }
        for name in names {
            guard let part = name.parts.first, part.contextName == nil else { continue }
            unknown[Tag(template: template.name, offset: name.offset, name: part.text)] = (
                template.source, nil, "the context has no '\(part.text)'"
            )
        }
    }
}

extension [NameCheck.Scope] {
    /// Goes into a section. The same scope further out is hidden by it, so that templates which contain
    /// themselves come to an end.
    fileprivate mutating func enter(_ scope: NameCheck.Scope) {
        removeAll { $0 == scope }
        append(scope)
    }
}

extension TemplatePack {
    /// Reports names in some of the templates, and in the paths of files, that are none of the context.
    func checkNames(in templates: Set<String>, _ diagnostics: inout Diagnostics) {
        for mistake in NameCheck(self).mistakes {
            if let file = files.first(where: { $0.path.name == mistake.template }) {
                diagnostics.error(
                    "template", mistake.error.message, at: file.pathRange,
                    suggestion: mistake.suggestion)
                continue
            }
            guard templates.contains(mistake.template), let file = sources[mistake.template] else {
                continue
            }
            let place = SourcePosition(line: mistake.error.line, column: mistake.error.column)
            diagnostics.error(
                "template", mistake.error.message,
                at: SourceRange(file: file, start: place, end: place),
                suggestion: mistake.suggestion)
        }
    }

    /// Reports every name that is none of the context, whoever wrote the template.
    package func checkNames(_ diagnostics: inout Diagnostics) {
        checkNames(in: Set(templates.keys), &diagnostics)
    }
}
