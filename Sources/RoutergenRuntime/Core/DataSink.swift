import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Collects a body in memory.
final class DataSink: ResponseSink {
    private let collected = Protected(Data())
    /// In bytes; nil for none.
    private let limit: Int?

    init(limit: Int?) {
        self.limit = limit
    }

    func begin(_ head: ResponseHead) throws(RouterError) {}

    func receive(_ data: Data) throws(RouterError) {
        let isTooMuch = collected.withLock { collected in
            if let limit, data.count > limit - collected.count { return true }
            // Mostly there is one piece, which need not be copied.
            if collected.isEmpty { collected = data } else { collected.append(data) }
            return false
        }
        if isTooMuch, let limit { throw RouterError(.bodyTooLarge(limit: limit)) }
    }

    func complete() throws(RouterError) {}

    func reset() {
        collected.withLock { $0 = Data() }
    }

    var data: Data? { collected.withLock { $0 } }
}
