import Dispatch

/// Copies of a pack for threads that render at the same time: one for each, which shares no objects
/// with the others.
final class PackCopies: Sendable {
    private let pack: TemplatePack
    /// The copies that no thread uses right now; only to be touched on the queue.
    private nonisolated(unsafe) var unused: [TemplatePack] = []
    private let queue = DispatchQueue(label: "copies of templates")

    init(of pack: TemplatePack) {
        self.pack = pack
    }

    /// What a function makes of a copy that nobody else uses meanwhile.
    func use<Result>(_ body: (TemplatePack) -> Result) -> Result {
        let copy = queue.sync { unused.popLast() } ?? pack.copied()
        defer { queue.sync { unused.append(copy) } }
        return body(copy)
    }
}

extension TemplatePack {
    fileprivate func copied() -> TemplatePack {
        var pack = self
        pack.templates = templates.mapValues { $0.copied() }
        return pack
    }
}
