import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Collects a body in memory.
final class DataSink: ResponseSink {
    private let collected = Protected(Data())

    func begin(_ head: ResponseHead) throws(RouterError) {}

    func receive(_ data: Data) throws(RouterError) {
        collected.withLock { $0.append(data) }
    }

    func complete() throws(RouterError) {}

    func reset() {
        collected.withLock { $0 = Data() }
    }

    var data: Data? { collected.withLock { $0 } }
}
