import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The session of a transport. Its exchanges keep it alive, because a task that is made by an
/// invalidated session ends the process on Linux.
final class URLSessionCore: Sendable {
    private let session: URLSession
    private let events: URLSessionEvents
    let queue: OperationQueue

    private let configuration: TransportConfiguration

    init(
        _ configuration: TransportConfiguration,
        session sessionConfiguration: URLSessionConfiguration
    ) {
        self.configuration = configuration
        events = URLSessionEvents(configuration: configuration)
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.name = "URLSessionTransport"
        sessionConfiguration.urlCache = nil
        sessionConfiguration.requestCachePolicy = .reloadIgnoringLocalCacheData
        sessionConfiguration.httpCookieStorage = nil
        sessionConfiguration.httpShouldSetCookies = false
        sessionConfiguration.urlCredentialStorage = nil
        session = URLSession(
            configuration: sessionConfiguration, delegate: events, delegateQueue: queue)
    }

    deinit {
        // The session holds its delegate until it is told that it is over.
        session.finishTasksAndInvalidate()
    }

    func start(_ request: TransportRequest, receiver: any TransportReceiver) -> any TransportTask {
        let exchange = URLSessionExchange(core: self, receiver: receiver, request)
        do throws(TransportError) {
            let (url, origin) = try request.validate()
            try configuration.checkSupport(for: origin, request.connectionCredential)
            let upload = try URLSessionUpload(request.bodyToSend)
            let task = try upload.task(for: request.urlRequest, in: session)
            exchange.begin(task, url: url, upload: upload)
            events.add(exchange, for: task)
            task.resume()
        } catch {
            queue.addOperation { exchange.finish(error) }
        }
        return exchange
    }
}
