import Foundation

/// Who hears what happens to a request.
///
/// The calls come one at a time, in this order: any number of informational answers and redirects, the
/// final head, pieces of its body, trailers, metrics, the end. Progress of the upload may come at any time
/// before the metrics. Only the end is certain to come. What need not interest a receiver has an
/// implementation that does nothing.
public protocol TransportReceiver: AnyObject, Sendable {
    /// An informational answer has arrived (RFC 9110, section 15.2), such as 103 with early hints.
    func transportDidReceiveInformational(_ response: TransportResponse)
    /// A redirect will be followed.
    ///
    /// - Parameters:
    ///   - response: The redirect.
    ///   - request: What will be sent next.
    func transportWillRedirect(_ response: TransportResponse, to request: TransportRequest)
    /// The head of the final answer has arrived.
    func transportDidReceive(_ response: TransportResponse)
    /// A piece of the body has arrived.
    func transportDidReceive(_ data: Data)
    /// The fields behind the body have arrived (RFC 9110, section 6.5); not called when there are none.
    func transportDidReceiveTrailers(_ trailers: [(name: String, value: String)])
    /// `sent` of `total` bytes of the request body are out; `total` is nil when it is not known. At a
    /// redirect or a second attempt, `sent` begins again.
    func transportDidSend(_ sent: Int64, of total: Int64?)
    /// The figures are known, of everything that took place.
    func transportDidCollect(_ metrics: TransportMetrics)
    /// The exchange is over: called exactly once, last.
    func transportDidComplete(_ failure: TransportError?)
}

extension TransportReceiver {
    /// Does nothing.
    public func transportDidReceiveInformational(_ response: TransportResponse) {}
    /// Does nothing.
    public func transportWillRedirect(_ response: TransportResponse, to request: TransportRequest) {
    }
    /// Does nothing.
    public func transportDidReceiveTrailers(_ trailers: [(name: String, value: String)]) {}
    /// Does nothing.
    public func transportDidCollect(_ metrics: TransportMetrics) {}
}
