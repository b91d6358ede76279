/// Two lists of declarations, put side by side.
struct Pairing<Element> {
    private(set) var pairs: [(old: Element, new: Element)] = []
    private(set) var removed: [Element] = []
    private(set) var added: [Element] = []

    /// - Parameters:
    ///   - key: what is the same in both where nothing was renamed.
    ///   - identity: what a renamed one has in common with the old one; nil for what cannot be known again.
    ///     It counts only where it is that of one old and one new element.
    init(
        _ old: [Element], _ new: [Element], key: (Element) -> String,
        identity: (Element) -> String?
    ) {
        let newByKey = Dictionary(
            new.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
        let oldKeys = Set(old.map(key))
        let added = new.filter { !oldKeys.contains(key($0)) }
        let removed = old.filter { newByKey[key($0)] == nil }

        let candidates = Self.unique(added, identity)
        let sources = Self.unique(removed, identity)
        var taken: Set<String> = []
        for element in old {
            if let same = newByKey[key(element)] {
                pairs.append((element, same))
            } else if let identity = identity(element), sources[identity] != nil,
                let renamed = candidates[identity]
            {
                pairs.append((element, renamed))
                taken.insert(key(renamed))
            } else {
                self.removed.append(element)
            }
        }
        self.added = added.filter { !taken.contains(key($0)) }
    }

    /// The elements whose identity no other one has.
    private static func unique(
        _ elements: [Element], _ identity: (Element) -> String?
    ) -> [String: Element] {
        var counts: [String: Int] = [:]
        var found: [String: Element] = [:]
        for element in elements {
            guard let identity = identity(element) else { continue }
            counts[identity, default: 0] += 1
            found[identity] = element
        }
        return found.filter { counts[$0.key] == 1 }
    }
}
