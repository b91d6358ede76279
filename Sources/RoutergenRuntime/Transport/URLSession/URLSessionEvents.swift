import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears what a session reports and passes it to the exchange that it concerns.
///
/// Unchecked because the lock guards the table.
final class URLSessionEvents: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let configuration: TransportConfiguration
    private let lock = NSLock()
    private var exchanges: [Int: URLSessionExchange] = [:]

    init(configuration: TransportConfiguration) {
        self.configuration = configuration
    }

    func add(_ exchange: URLSessionExchange, for task: URLSessionTask) {
        lock.withLock { exchanges[task.taskIdentifier] = exchange }
    }

    private func exchange(of task: URLSessionTask) -> URLSessionExchange? {
        lock.withLock { exchanges[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            exchange(of: dataTask)?.receive(response)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        exchange(of: task)?.send(totalBytesSent)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        completionHandler(exchange(of: task)?.nextBodyStream())
    }

    #if !canImport(FoundationNetworking)
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            didFinishCollecting metrics: URLSessionTaskMetrics
        ) {
            exchange(of: task)?.collect(metrics)
        }
    #endif

    /// Redirects are refused here and followed by `RedirectFollower`, by our own rules.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // An answer after the task was stopped ends the process.
            guard exchange(of: task)?.isStopped == false else { return }
        #endif
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // Anything else makes the task wait for ever; the answer has been delivered already.
            exchange(of: task)?.isChallenged = true
            completionHandler(.cancelAuthenticationChallenge, nil)
        #else
            let (disposition, credential) = answer(challenge, of: task)
            completionHandler(disposition, credential)
        #endif
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
        exchange?.end(error, response: task.response as? HTTPURLResponse)
    }

    #if canImport(Security)
        /// Checks certificates and signs in as the configuration and the request say; everything else is left to the
        /// system.
        private func answer(
            _ challenge: URLAuthenticationChallenge, of task: URLSessionTask
        ) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            guard let exchange = exchange(of: task), let origin = exchange.origin else {
                return (.performDefaultHandling, nil)
            }
            do throws(TransportError) {
                switch challenge.protectionSpace.authenticationMethod {
                case NSURLAuthenticationMethodServerTrust:
                    return try answer(challenge.protectionSpace, at: origin)
                case NSURLAuthenticationMethodClientCertificate:
                    guard let certificate = configuration.clientCertificate(for: origin) else {
                        return (.performDefaultHandling, nil)
                    }
                    return (.useCredential, try certificate.credential())
                case NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate:
                    guard let known = exchange.credential, challenge.previousFailureCount == 0
                    else {
                        return (.performDefaultHandling, nil)
                    }
                    let credential = URLCredential(
                        user: known.username, password: known.password, persistence: .none)
                    return (.useCredential, credential)
                default:
                    return (.performDefaultHandling, nil)
                }
            } catch {
                exchange.setFailure(error)
                return (.cancelAuthenticationChallenge, nil)
            }
        }

        /// Checks the certificate of a server.
        private func answer(
            _ space: URLProtectionSpace, at origin: Origin
        ) throws(TransportError) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
            guard let serverTrust = space.serverTrust else { return (.performDefaultHandling, nil) }
            let evaluator = try configuration.trust(for: origin)
            let authorities = configuration.certificateAuthorities
            guard evaluator != .default || authorities != nil else {
                return (.performDefaultHandling, nil)
            }
            try evaluator.evaluate(serverTrust, host: space.host, authorities: authorities)
            return (.useCredential, URLCredential(trust: serverTrust))
        }
    #endif
}
