import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A monitor made of closures.
///
///     var monitor = ClosureEventMonitor()
///     monitor.requestDidFinish = { request in print(request) }
///     let session = Session(eventMonitors: [monitor])
///
/// The closures that are named after those of Alamofire's session delegate get the session and the request in the
/// place of `URLSession` and its task.
public struct ClosureEventMonitor: EventMonitor {
    /// Where the closures are called.
    public let queue: DispatchQueue

    /// The request was made, before adapters see it.
    public var requestDidCreateInitialURLRequest: (@Sendable (Request, URLRequest) -> Void)?
    /// The request could not be made, and is over.
    public var requestDidFailToCreateURLRequestWithError:
        (@Sendable (Request, RouterError) -> Void)?
    /// The adapters have made another request of an initial one.
    public var requestDidAdaptInitialRequestToAdaptedRequest:
        (@Sendable (Request, URLRequest, URLRequest) -> Void)?
    /// An adapter threw an error.
    public var requestDidFailToAdaptURLRequestWithError:
        (@Sendable (Request, URLRequest, RouterError) -> Void)?
    /// An attempt is sent like this.
    public var requestDidCreateURLRequest: (@Sendable (Request, URLRequest) -> Void)?
    /// A validation has judged the answer.
    public var requestDidValidateRequestResponseWithResult:
        (@Sendable (Request, URLRequest?, HTTPURLResponse, ValidationResult) -> Void)?
    /// Another attempt begins.
    public var requestIsRetrying: (@Sendable (Request) -> Void)?
    /// The request was started, or goes on after it was held.
    public var requestDidResume: (@Sendable (Request) -> Void)?
    /// The request is held.
    public var requestDidSuspend: (@Sendable (Request) -> Void)?
    /// The request was cancelled.
    public var requestDidCancel: (@Sendable (Request) -> Void)?
    /// The request is over.
    public var requestDidFinish: (@Sendable (Request) -> Void)?

    /// A part of the body has been sent: the bytes so far and in all, nil when that is not known.
    public var taskDidSendBodyData: (@Sendable (Session, Request, Int64, Int64?) -> Void)?
    /// A redirect leads to another request, which will be sent. `SessionDelegate` has the closure that decides.
    public var taskWillPerformHTTPRedirection:
        (@Sendable (Session, Request, TransportResponse, URLRequest) -> Void)?
    /// The head of an answer has come. `SessionDelegate` has the closure that decides.
    public var dataTaskDidReceiveResponse: (@Sendable (Session, Request, HTTPURLResponse) -> Void)?
    /// A piece of a body has come.
    public var dataTaskDidReceiveData: (@Sendable (Session, Request, Data) -> Void)?
    /// A piece of a file has come: its bytes, those so far and those in all, nil when that is not known. The latter two
    /// may be ahead of the piece, as they are those of the moment of the call.
    public var downloadTaskDidWriteData:
        (@Sendable (Session, DownloadRequest, Int64, Int64, Int64?) -> Void)?
    /// The transport has measured an attempt.
    public var taskDidFinishCollectingMetrics:
        (@Sendable (Session, Request, TransportMetrics) -> Void)?
    /// An attempt is over; an answer of any status is no error.
    public var taskDidComplete: (@Sendable (Session, Request, RouterError?) -> Void)?

    /// Makes a monitor that does nothing yet.
    ///
    /// - Parameter queue: nil makes a serial queue.
    public init(queue: DispatchQueue? = nil) {
        self.queue = queue ?? DispatchQueue(label: "routergen.events.closures")
    }
}

extension ClosureEventMonitor {
    /// Calls `requestDidCreateInitialURLRequest`.
    public func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest) {
        requestDidCreateInitialURLRequest?(request, urlRequest)
    }

    /// Calls `requestDidFailToCreateURLRequestWithError`.
    public func request(_ request: Request, didFailToCreateURLRequestWithError error: RouterError) {
        requestDidFailToCreateURLRequestWithError?(request, error)
    }

    /// Calls `requestDidAdaptInitialRequestToAdaptedRequest`.
    public func request(
        _ request: Request, didAdaptInitialRequest initialRequest: URLRequest,
        to adaptedRequest: URLRequest
    ) {
        requestDidAdaptInitialRequestToAdaptedRequest?(request, initialRequest, adaptedRequest)
    }

    /// Calls `requestDidFailToAdaptURLRequestWithError`.
    public func request(
        _ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest,
        withError error: RouterError
    ) {
        requestDidFailToAdaptURLRequestWithError?(request, initialRequest, error)
    }

    /// Calls `requestDidCreateURLRequest`.
    public func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {
        requestDidCreateURLRequest?(request, urlRequest)
    }

    /// Calls `taskDidSendBodyData`.
    public func request(
        _ request: Request, didSendBodyData sent: Int64, totalBytesExpectedToSend total: Int64?
    ) {
        taskDidSendBodyData?(request.session, request, sent, total)
    }

    /// Calls `dataTaskDidReceiveResponse`.
    public func request(_ request: Request, didReceiveResponse response: HTTPURLResponse) {
        dataTaskDidReceiveResponse?(request.session, request, response)
    }

    /// Calls `dataTaskDidReceiveData` and `downloadTaskDidWriteData`.
    public func request(_ request: Request, didReceiveData data: Data) {
        dataTaskDidReceiveData?(request.session, request, data)
        guard let downloadTaskDidWriteData, let download = request as? DownloadRequest else {
            return
        }
        let progress = download.downloadProgress
        downloadTaskDidWriteData(
            request.session, download, Int64(data.count), progress.completedUnitCount,
            progress.totalUnitCount)
    }

    /// Calls `taskWillPerformHTTPRedirection`.
    public func request(
        _ request: Request, willRedirectTo urlRequest: URLRequest, by response: TransportResponse
    ) {
        taskWillPerformHTTPRedirection?(request.session, request, response, urlRequest)
    }

    /// Calls `taskDidFinishCollectingMetrics`.
    public func request(_ request: Request, didGatherMetrics metrics: TransportMetrics) {
        taskDidFinishCollectingMetrics?(request.session, request, metrics)
    }

    /// Calls `taskDidComplete`.
    public func request(_ request: Request, didCompleteTaskWithError error: RouterError?) {
        taskDidComplete?(request.session, request, error)
    }

    /// Calls `requestDidValidateRequestResponseWithResult`.
    public func request(
        _ request: Request, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse,
        withResult result: ValidationResult
    ) {
        requestDidValidateRequestResponseWithResult?(request, urlRequest, response, result)
    }

    /// Calls the closure of that name.
    public func requestIsRetrying(_ request: Request) { requestIsRetrying?(request) }
    /// Calls the closure of that name.
    public func requestDidResume(_ request: Request) { requestDidResume?(request) }
    /// Calls the closure of that name.
    public func requestDidSuspend(_ request: Request) { requestDidSuspend?(request) }
    /// Calls the closure of that name.
    public func requestDidCancel(_ request: Request) { requestDidCancel?(request) }
    /// Calls the closure of that name.
    public func requestDidFinish(_ request: Request) { requestDidFinish?(request) }
}
