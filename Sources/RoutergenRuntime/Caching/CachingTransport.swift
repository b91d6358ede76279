import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Keeps answers of another transport in memory, and asks servers only for what is new, as RFC 9111 has it.
///
///     let session = Session(transport: CachingTransport(PlatformTransport()))
///
/// An answer to `GET` with status 200 is kept where the server gives it a lifetime, an `ETag` or a `Last-Modified` date,
/// and neither side says `no-store`. Within its lifetime it answers equal requests by itself; later the server is asked
/// whether it is still right (304). Requests with other values of the headers that `Vary` names, or with another
/// `Authorization`, do not see it. `Cache-Control: no-cache` in a request asks the server in any case, and so does
/// `URLRequest.cachePolicy` where it ignores local data. A successful request of another method forgets what is kept for
/// its URL.
public final class CachingTransport: Transport, CookieKeeping {
    /// Where answers are kept.
    public let cache: ResponseCache
    private let base: any Transport
    private let handler: any CachedResponseHandler

    /// Makes a transport.
    ///
    /// - Parameters:
    ///   - cache: may be shared by several transports.
    ///   - cachedResponseHandler: decides about requests without a handler of their own.
    public init(
        _ base: any Transport, cache: ResponseCache = ResponseCache(),
        cachedResponseHandler: any CachedResponseHandler = ResponseCacher.cache
    ) {
        self.base = base
        self.cache = cache
        handler = cachedResponseHandler
    }

    var cookies: CookieStorage? { (base as? any CookieKeeping)?.cookies }

    /// Answers a request, or sends it with the other transport; see `Transport`.
    public func start(
        _ request: TransportRequest, receiver: any TransportReceiver
    ) -> any TransportTask {
        // What a connection says about who asks is in no header by which answers are kept apart.
        guard request.urlRequest.mayBeCached, request.connectionCredential == nil else {
            guard request.urlRequest.changesResource else {
                return base.start(request, receiver: receiver)
            }
            return base.start(request, receiver: CacheReceiver(request, nil, cache, nil, receiver))
        }
        let asked = withCookies(request)
        let kept = cache.response(for: asked.urlRequest)
        if let kept, !request.urlRequest.wantsValidation, kept.isFresh(at: Date()) {
            return answer(request, kept, receiver)
        }
        var sent = request
        kept?.condition(&sent.urlRequest)
        let handler = request.cachedResponseHandler ?? handler
        return base.start(sent, receiver: CacheReceiver(asked, kept, cache, handler, receiver))
    }

    /// The request as the other transport will send it, for answers that depend on cookies.
    private func withCookies(_ request: TransportRequest) -> TransportRequest {
        guard let cookies, !cookies.isEmpty,
            let url = request.urlRequest.url
        else { return request }
        var request = request
        let own = request.urlRequest.value(forHTTPHeaderField: "Cookie")
        request.urlRequest.setValue(
            cookies.header(for: url, own: own), forHTTPHeaderField: "Cookie")
        return request
    }

    /// Answers as a stub does: step by step, so that it can be held and cancelled.
    private func answer(
        _ request: TransportRequest, _ kept: CachedResponse, _ receiver: any TransportReceiver
    ) -> any TransportTask {
        var headers = HTTPHeaders()
        for (name, value) in kept.response.headers { headers.append(name: name, value: value) }
        let exchange = StubExchange(request, receiver: receiver, onCancel: {})
        exchange.run(.response(kept.response.statusCode, headers: headers, body: kept.body))
        return exchange
    }
}

/// Passes on what it hears, and keeps it.
///
/// Unchecked because the transport's calls come one at a time, and nobody else touches what changes.
private final class CacheReceiver: ForwardingReceiver, @unchecked Sendable {
    private let request: TransportRequest
    /// What the server was asked about.
    private let kept: CachedResponse?
    private let cache: ResponseCache
    /// nil where nothing is kept.
    private let handler: (any CachedResponseHandler)?
    let receiver: any TransportReceiver
    private var status = 0
    /// What may be kept, as far as it has come.
    private var collected: CachedResponse?
    private var isRevalidated = false

    init(
        _ request: TransportRequest, _ kept: CachedResponse?, _ cache: ResponseCache,
        _ handler: (any CachedResponseHandler)?, _ receiver: any TransportReceiver
    ) {
        self.request = request
        self.kept = kept
        self.cache = cache
        self.handler = handler
        self.receiver = receiver
    }

    func transportDidReceive(_ response: TransportResponse) {
        status = response.statusCode
        guard let url = request.urlRequest.url else {
            return receiver.transportDidReceive(response)
        }
        if status == 304, let kept, response.url.absoluteURL == url.absoluteURL {
            isRevalidated = true
            let refreshed = kept.refreshed(by: response, at: Date())
            cache.store(refreshed, for: url)
            receiver.transportDidReceive(refreshed.response)
            if !refreshed.body.isEmpty { receiver.transportDidReceive(refreshed.body) }
            return
        }
        if handler != nil { collected = CachedResponse(response, to: request.urlRequest) }
        receiver.transportDidReceive(response)
    }

    func transportDidReceive(_ data: Data) {
        guard !isRevalidated else { return }
        if let count = collected?.body.count, data.count > cache.bodyLimit - count {
            collected = nil
        }
        collected?.body.append(data)
        receiver.transportDidReceive(data)
    }

    func transportDidComplete(_ failure: TransportError?) {
        if failure == nil, let url = request.urlRequest.url {
            if let collected, let wanted = handler?.cache(collected, for: request.urlRequest) {
                cache.store(wanted, for: url)
            } else if kept != nil || handler == nil, !isRevalidated, (200..<400).contains(status) {
                // What is kept is not right any more.
                cache.remove(url)
            }
        }
        receiver.transportDidComplete(failure)
    }
}

extension CachedResponse {
    /// What may be kept of an answer, with an empty body; nil where it may not be kept (RFC 9111, section 3).
    fileprivate init?(_ response: TransportResponse, to urlRequest: URLRequest) {
        let control = CacheControl(response)
        let varying = response.values(of: "Vary").joined(separator: ",").lowercased()
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard response.statusCode == 200, !control.contains("no-store"), !varying.contains("*"),
            // A redirect may lead elsewhere tomorrow.
            response.url.absoluteURL == urlRequest.url?.absoluteURL,
            control.lifetime != nil
                || ["ETag", "Last-Modified", "Expires"].contains(where: {
                    !response.values(of: $0).isEmpty
                })
        else { return nil }
        self.init(response: response, body: Data(), date: Date())
        for name in varying + ["authorization"] {
            requestHeaders[name] = urlRequest.value(forHTTPHeaderField: name) ?? ""
        }
    }
}

extension URLRequest {
    /// Whether an answer may be kept, or taken from those that are: not where the request asks for a part, or has a
    /// condition of its own.
    fileprivate var mayBeCached: Bool {
        let own = [
            "Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since",
        ]
        return method == .get && !CacheControl(self).contains("no-store")
            && own.allSatisfy { value(forHTTPHeaderField: $0) == nil }
    }

    /// Whether the request may make what is kept wrong (RFC 9111, section 4.4).
    fileprivate var changesResource: Bool {
        method.map { ![.get, .head, .options, .trace, .query].contains($0) } ?? false
    }

    /// Whether the server is to be asked in any case.
    fileprivate var wantsValidation: Bool {
        let control = CacheControl(self)
        switch cachePolicy {
        case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData,
            .reloadRevalidatingCacheData:
            return true
        default:
            return control.contains("no-cache") || control.lifetime == 0
        }
    }
}
