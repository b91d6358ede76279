import RoutergenSyntax
import TestSupport

/// Damage to one node of a tree.
enum Mutation {
    /// The tree with one node dropped, doubled, renamed, swapped or replaced.
    ///
    /// - Parameter texts: what may stand where something else should.
    static func random(
        of root: Node, texts: [String], using random: inout SeededRandom
    ) -> Node {
        let count = nodeCount(root)
        var index = Int.random(in: 0..<count, using: &random)
        let damage = Damage(texts: texts, other: root)
        return changed(root, at: &index, using: &random, damage)
    }

    /// What damage is made of.
    private struct Damage {
        var texts: [String]
        /// What a node may be replaced with.
        var other: Node
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
        _ node: Node, at index: inout Int, using random: inout SeededRandom, _ damage: Damage
    ) -> Node {
        index -= 1
        if index == -1 { return damaged(node, using: &random, damage) }
        guard index >= 0 else { return node }
        var result = node
        switch node.content {
        case .scalar: break
        case .sequence(let items):
            result.content = .sequence(
                items.map { changed($0, at: &index, using: &random, damage) })
        case .mapping(let mapping):
            let entries = mapping.entries.map { entry in
                var entry = entry
                entry.value = changed(entry.value, at: &index, using: &random, damage)
                return entry
            }
            result.content = .mapping(Mapping(entries))
        }
        return result
    }

    private static func damaged(
        _ node: Node, using random: inout SeededRandom, _ damage: Damage
    ) -> Node {
        var node = node
        switch (node.content, Int.random(in: 0..<8, using: &random)) {
        case (.mapping(let mapping), 0...4) where !mapping.entries.isEmpty:
            node.content = .mapping(Mapping(damaged(mapping.entries, using: &random, damage)))
        case (.sequence(var items), 0...4) where !items.isEmpty:
            let index = Int.random(in: items.indices, using: &random)
            if Bool.random(using: &random) { items.remove(at: index) } else { items += items }
            node.content = .sequence(items)
        case (_, 5): node.content = .sequence([node])
        case (_, 6): node.content = damage.other.content
        default:
            let text = damage.texts.randomElement(using: &random) ?? ""
            node.content = .scalar(Scalar(text, isQuoted: Bool.random(using: &random)))
        }
        return node
    }

    private static func damaged(
        _ entries: [Mapping.Entry], using random: inout SeededRandom, _ damage: Damage
    ) -> [Mapping.Entry] {
        var entries = entries
        let index = Int.random(in: entries.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: entries.remove(at: index)
        case 1: entries[index].key = damage.texts.randomElement(using: &random) ?? ""
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
