import RoutergenSyntax

extension NativeReader {
    /// The keys that each way to the next page has besides `items`, by the key that it is known by.
    private static let ways: [(key: String, others: [String])] = [
        ("page", ["size", "until", "while"]),
        ("offset", ["size", "until", "while"]),
        ("cursor", ["next"]),
        ("link", []),
        ("next", []),
    ]

    static let paginationKeys = [
        "page", "offset", "cursor", "link", "next", "size", "until", "while", "items",
    ]

    /// `{ page: page, size: rpp, items: photos, until: total_pages }`
    mutating func pagination(_ entry: Mapping.Entry) -> NativePagination? {
        guard let mapping = mapping(entry.value, "'paginate'") else { return nil }
        checkKeys(mapping, Self.paginationKeys, in: "'paginate'")
        let items = mapping["items"].map { keyPath($0, "'items'") }
        guard let way = way(mapping, at: entry.value.range) else { return nil }
        // A list that cannot be read is not the answer itself.
        if let items, items == nil { return nil }
        return NativePagination(way: way, items: items ?? nil, keyRange: entry.keyRange)
    }

    private mutating func way(
        _ mapping: Mapping, at range: SourceRange
    ) -> NativePagination.Way? {
        guard let (key, others) = givenWay(mapping, at: range) else { return nil }
        let isComplete = checkOthers(mapping, of: key, others)
        let next = mapping["next"].flatMap { keyPath($0, "'next'") }
        let argument = mapping[key].flatMap { key == "next" ? nil : name($0, "'\(key)'") }
        let size = mapping["size"].flatMap { name($0, "'size'") }
        let end = end(mapping)
        guard isComplete else { return nil }
        switch key {
        case "page": return argument.map { .page($0, size: size, end: end) }
        case "offset": return argument.map { .offset($0, size: size, end: end) }
        case "link": return argument.map { .link($0) }
        case "cursor":
            guard let argument, let next else { return nil }
            return .cursor(argument, next: next)
        default: return next.map { .url(next: $0) }
        }
    }

    /// The one way that a mapping names.
    private mutating func givenWay(
        _ mapping: Mapping, at range: SourceRange
    ) -> (key: String, others: [String])? {
        let given = givenKeys(mapping, among: Self.paginationKeys)
        let named = Self.ways.filter { given.contains($0.key) }
        guard let first = named.first else {
            error(
                "missing-key", "'paginate' does not say how to find the next page", at: range,
                suggestion: "expected \(inWords(Self.ways.map(\.key)))")
            return nil
        }
        // `next` belongs to `cursor`, and is a way of its own only where it stands alone.
        if let second = named.dropFirst().first(where: { !first.others.contains($0.key) }),
            let entry = mapping.entry(second.key), let earlier = mapping.entry(first.key)
        {
            error(
                "two-ways",
                "the next page is found in one way, found '\(first.key)' and "
                    + "'\(second.key)'", at: entry.keyRange,
                notes: [Diagnostic.Note("'\(first.key)' stands here", at: earlier.keyRange)])
            return nil
        }
        if first.key == "cursor", !given.contains("next"), let entry = mapping.entry("cursor") {
            error(
                "missing-key", "'cursor' needs 'next', the field that holds the next one",
                at: entry.keyRange)
            return nil
        }
        return first
    }

    /// Whether every other key goes with the way, and those that contradict each other do not meet.
    private mutating func checkOthers(
        _ mapping: Mapping, of key: String, _ others: [String]
    ) -> Bool {
        var isComplete = true
        for entry in mapping.entries
        where Self.paginationKeys.contains(entry.key) && entry.key != "items" && entry.key != key {
            guard !others.contains(entry.key) else { continue }
            isComplete = false
            error(
                "key-without-use", "'\(entry.key)' does not go with '\(key)'", at: entry.keyRange,
                suggestion: others.isEmpty ? nil : "'\(key)' takes \(inWords(others))")
        }
        if let until = mapping.entry("until"), let other = mapping.entry("while"), isComplete {
            isComplete = false
            error(
                "two-ways", "'until' and 'while' both say where the list ends",
                at: other.keyRange,
                notes: [Diagnostic.Note("'until' stands here", at: until.keyRange)])
        }
        return isComplete
    }

    private mutating func end(_ mapping: Mapping) -> NativePagination.End? {
        if let until = mapping["until"].flatMap({ keyPath($0, "'until'") }) {
            return .until(until)
        }
        return mapping["while"].flatMap { keyPath($0, "'while'") }.map { .while($0) }
    }
}
