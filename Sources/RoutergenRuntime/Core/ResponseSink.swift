import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where the body of an answer goes: into memory, into a file, on to a stream.
///
/// One attempt at a time calls it, on the transport's thread, in the order `begin`, `receive`…, `complete`. What it
/// throws ends the attempt. `reset` stands between two attempts. `data` may be asked from any thread.
protocol ResponseSink: AnyObject, Sendable {
    /// The head of an answer has come.
    func begin(_ head: ResponseHead) throws(RouterError)
    /// A piece of the body has come.
    func receive(_ data: Data) throws(RouterError)
    /// The body is complete.
    func complete() throws(RouterError)
    /// Drops what has come: another attempt follows.
    func reset()
    /// What has come, where it is kept in memory.
    var data: Data? { get }
}
