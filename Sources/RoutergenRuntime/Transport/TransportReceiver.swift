import Foundation

/// Who hears what happens to a request.
public protocol TransportReceiver: AnyObject, Sendable {
    /// The head of the final answer has arrived.
    func transportDidReceive(_ response: TransportResponse)
    /// A piece of the body has arrived.
    func transportDidReceive(_ data: Data)
    /// `sent` of `total` bytes of the request body are out; `total` is nil when it is not known.
    func transportDidSend(_ sent: Int64, of total: Int64?)
    /// The exchange is over: called exactly once, last.
    func transportDidComplete(_ failure: TransportError?)
}
