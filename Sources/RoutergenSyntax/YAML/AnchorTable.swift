/// The anchors of a document and the nodes that their aliases repeat.
struct AnchorTable {
    /// An anchor whose node is still being read.
    struct Opened {
        fileprivate let name: String
        fileprivate let number: Int
    }

    private struct Record {
        let number: Int
        /// Nil while the node is being read.
        var built: TreeBuilder.Built?
    }

    private var records: [String: Record] = [:]
    private var count = 0

    /// Notes that the node of an anchor begins; a name may be used again for another node.
    mutating func open(_ name: String) -> Opened {
        count += 1
        records[name] = Record(number: count, built: nil)
        return Opened(name: name, number: count)
    }

    /// Takes the finished node, unless the name means a later one by now: in `&a [&a x, *a]`
    /// the alias and all that follow it mean `x`.
    mutating func close(_ anchor: Opened, _ built: TreeBuilder.Built) {
        guard records[anchor.name]?.number == anchor.number else { return }
        records[anchor.name] = Record(number: anchor.number, built: built)
    }

    /// The node that an alias stands for; nil after an error was reported.
    func find(
        _ name: String, at range: SourceRange, _ diagnostics: inout Diagnostics
    ) -> TreeBuilder.Built? {
        guard let record = records[name] else {
            diagnostics.error(
                "unknown-alias", "no anchor '&\(name)' comes before the alias '*\(name)'",
                at: range,
                suggestion: nearest(name, among: records.keys).map { "did you mean '*\($0)'?" })
            return nil
        }
        guard let built = record.built else {
            diagnostics.error(
                "recursive-alias", "the alias '*\(name)' stands inside the node that it repeats",
                at: range)
            return nil
        }
        return built
    }
}
