/// A merge key of a mapping: `<<: *base` or `<<: [*first, *second]` (the YAML 1.1 merge type).
///
/// What the mapping says itself wins over what it merges, and an earlier source over a later one.
/// The merged entries stand where `<<` stood and keep the positions of their sources.
struct Merge {
    /// How many entries of the mapping come before it.
    let offset: Int
    let keyRange: SourceRange
    let value: Node

    /// The mapping's own entries with those of the sources; nil when a source is no mapping.
    func merged(into own: [Mapping.Entry]) -> [Mapping.Entry]? {
        guard let sources else { return nil }
        var known = Set(own.map(\.key))
        var added: [Mapping.Entry] = []
        for source in sources {
            for entry in source.entries where known.insert(entry.key).inserted {
                added.append(entry)
            }
        }
        return own.prefix(offset) + added + own.dropFirst(offset)
    }

    private var sources: [Mapping]? {
        switch value.content {
        case .mapping(let mapping):
            return [mapping]
        case .sequence(let items):
            let mappings = items.compactMap(\.mapping)
            return mappings.count == items.count ? mappings : nil
        case .scalar:
            return nil
        }
    }
}
