import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import TestSupport
import Testing

@Suite("Damaged specs")
struct MutationTests {
    /// Deletes, doubles, swaps and replaces parts of specs that use every feature. Whatever comes
    /// out is read to the end, and a spec without a complaint gives a model.
    @Test("end in diagnostics or a model, never in a crash", arguments: UInt64(1)...3)
    func survive(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let specs = Self.specs
        #expect(specs.count == 9)
        var refused = 0
        for text in specs {
            let root = try #require(NativeSpecRun.root(text))
            for _ in 0..<25 {
                var damaged = root
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    damaged = Mutation.random(of: damaged, using: &random)
                }
                let run = NativeSpecRun(root: damaged)
                if run.diagnostics.hasErrors {
                    refused += 1
                } else {
                    #expect(run.model != nil)
                }
                // Every range must print.
                #expect(run.report.isEmpty == run.diagnostics.isEmpty)
            }
        }
        #expect(refused > 100)
    }

    /// The texts of the model tests, which use every feature of the format between them.
    static let specs =
        [CompleteExampleTests.text]
        + [
            TypeModelTests.cases, ParameterModelTests.cases, RouteModelTests.cases,
            BodyModelTests.cases, ResponseModelTests.cases, EnvelopeModelTests.cases,
            ServerModelTests.cases, ExampleModelTests.cases,
        ].joined().map(\.text)
}

/// Damage to one node of a tree.
private enum Mutation {
    static let texts = [
        "", "$", "$key", "-1", "99999999999999999999", "=", "Int = ", "[", "[[Int]", "?", "{}",
        "/{",
        "/{id}/{id}", "null", "true", "1e999", "String", "Nope", "2XX", "default", "é\u{0}",
        "\u{1F600}", "a.b", "...", "10s", "[String: [String: File?]?]?", "https://{a}/", "none",
    ]

    static func random(of root: Node, using random: inout SeededRandom) -> Node {
        let count = nodeCount(root)
        var index = Int.random(in: 0..<count, using: &random)
        return changed(root, at: &index, using: &random, other: root)
    }

    private static func nodeCount(_ node: Node) -> Int {
        switch node.content {
        case .scalar: 1
        case .sequence(let items): items.reduce(1) { $0 + nodeCount($1) }
        case .mapping(let mapping): mapping.entries.reduce(1) { $0 + nodeCount($1.value) }
        }
    }

    /// Walks to the node with the index and damages it.
    private static func changed(
        _ node: Node, at index: inout Int, using random: inout SeededRandom, other: Node
    ) -> Node {
        index -= 1
        if index == -1 { return damaged(node, using: &random, other: other) }
        guard index >= 0 else { return node }
        var result = node
        switch node.content {
        case .scalar: break
        case .sequence(let items):
            result.content = .sequence(
                items.map { changed($0, at: &index, using: &random, other: other) })
        case .mapping(let mapping):
            let entries = mapping.entries.map { entry in
                var entry = entry
                entry.value = changed(entry.value, at: &index, using: &random, other: other)
                return entry
            }
            result.content = .mapping(Mapping(entries))
        }
        return result
    }

    private static func damaged(
        _ node: Node, using random: inout SeededRandom, other: Node
    ) -> Node {
        var node = node
        switch (node.content, Int.random(in: 0..<8, using: &random)) {
        case (.mapping(let mapping), 0...4) where !mapping.entries.isEmpty:
            node.content = .mapping(Mapping(damaged(mapping.entries, using: &random)))
        case (.sequence(var items), 0...4) where !items.isEmpty:
            let index = Int.random(in: items.indices, using: &random)
            if Bool.random(using: &random) { items.remove(at: index) } else { items += items }
            node.content = .sequence(items)
        case (_, 5): node.content = .sequence([node])
        case (_, 6): node.content = other.content
        default:
            let text = texts.randomElement(using: &random) ?? ""
            node.content = .scalar(Scalar(text, isQuoted: Bool.random(using: &random)))
        }
        return node
    }

    private static func damaged(
        _ entries: [Mapping.Entry], using random: inout SeededRandom
    ) -> [Mapping.Entry] {
        var entries = entries
        let index = Int.random(in: entries.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: entries.remove(at: index)
        case 1: entries[index].key = texts.randomElement(using: &random) ?? ""
        case 2: entries[index].key += "x"
        default:
            let second = Int.random(in: entries.indices, using: &random)
            let value = entries[index].value
            entries[index].value = entries[second].value
            entries[second].value = value
        }
        return entries
    }
}
