import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears what happens to the requests of a session.
///
/// Every method is called on `queue`, some time after the event: a monitor never holds up a request. Where the queue
/// is a serial one, the events of a request come in the order in which they happened. Methods that are not
/// implemented do nothing.
public protocol EventMonitor: Sendable {
    /// Where the methods are called; by default a serial queue that all such monitors share.
    var queue: DispatchQueue { get }

    /// The request was made, before adapters see it.
    func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest)
    /// The request could not be made, and is over.
    func request(_ request: Request, didFailToCreateURLRequestWithError error: RouterError)
    /// The adapters have made another request; called also where they changed nothing.
    func request(
        _ request: Request, didAdaptInitialRequest initialRequest: URLRequest,
        to adaptedRequest: URLRequest)
    /// An adapter threw an error.
    func request(
        _ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest,
        withError error: RouterError)
    /// An attempt is sent like this.
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
    /// A part of the body has been sent; `total` is nil when it is not known.
    func request(
        _ request: Request, didSendBodyData sent: Int64, totalBytesExpectedToSend total: Int64?)
    /// A redirect leads to another request, which will be sent.
    func request(
        _ request: Request, willRedirectTo urlRequest: URLRequest, by response: TransportResponse)
    /// The head of an answer has come.
    func request(_ request: Request, didReceiveResponse response: HTTPURLResponse)
    /// A piece of a body has come.
    func request(_ request: Request, didReceiveData data: Data)
    /// The transport has measured an attempt.
    func request(_ request: Request, didGatherMetrics metrics: TransportMetrics)
    /// An attempt is over; an answer of any status is no error.
    func request(_ request: Request, didCompleteTaskWithError error: RouterError?)
    /// A validation has judged the answer.
    func request(
        _ request: Request, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse,
        withResult result: ValidationResult)
    /// Another attempt begins.
    func requestIsRetrying(_ request: Request)
    /// The request was started, or goes on after it was held.
    func requestDidResume(_ request: Request)
    /// The request is held.
    func requestDidSuspend(_ request: Request)
    /// The request was cancelled; `requestDidFinish` follows.
    func requestDidCancel(_ request: Request)
    /// The request is over. Called exactly once for each request that is started or cancelled.
    func requestDidFinish(_ request: Request)
    /// A serializer has read the answer; called once for each handler and each waiting task.
    func request<Value>(_ request: Request, didParseResponse response: DataResponse<Value>)
    /// A serializer has read a downloaded file; called once for each handler and each waiting task.
    func request<Value>(_ request: Request, didParseResponse response: DownloadResponse<Value>)
}

extension EventMonitor {
    /// A serial queue that all monitors without a queue of their own share.
    public var queue: DispatchQueue { sharedMonitorQueue }

    /// Does nothing.
    public func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest) {}
    /// Does nothing.
    public func request(_ request: Request, didFailToCreateURLRequestWithError error: RouterError) {
    }
    /// Does nothing.
    public func request(
        _ request: Request, didAdaptInitialRequest initialRequest: URLRequest,
        to adaptedRequest: URLRequest
    ) {}
    /// Does nothing.
    public func request(
        _ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest,
        withError error: RouterError
    ) {}
    /// Does nothing.
    public func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {}
    /// Does nothing.
    public func request(
        _ request: Request, didSendBodyData sent: Int64, totalBytesExpectedToSend total: Int64?
    ) {}
    /// Does nothing.
    public func request(
        _ request: Request, willRedirectTo urlRequest: URLRequest, by response: TransportResponse
    ) {}
    /// Does nothing.
    public func request(_ request: Request, didReceiveResponse response: HTTPURLResponse) {}
    /// Does nothing.
    public func request(_ request: Request, didReceiveData data: Data) {}
    /// Does nothing.
    public func request(_ request: Request, didGatherMetrics metrics: TransportMetrics) {}
    /// Does nothing.
    public func request(_ request: Request, didCompleteTaskWithError error: RouterError?) {}
    /// Does nothing.
    public func request(
        _ request: Request, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse,
        withResult result: ValidationResult
    ) {}
    /// Does nothing.
    public func requestIsRetrying(_ request: Request) {}
    /// Does nothing.
    public func requestDidResume(_ request: Request) {}
    /// Does nothing.
    public func requestDidSuspend(_ request: Request) {}
    /// Does nothing.
    public func requestDidCancel(_ request: Request) {}
    /// Does nothing.
    public func requestDidFinish(_ request: Request) {}
    /// Does nothing.
    public func request<Value>(_ request: Request, didParseResponse response: DataResponse<Value>) {
    }
    /// Does nothing.
    public func request<Value>(
        _ request: Request, didParseResponse response: DownloadResponse<Value>
    ) {}
}

private let sharedMonitorQueue = DispatchQueue(label: "routergen.events")
