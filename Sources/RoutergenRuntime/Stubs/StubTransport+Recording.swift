import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension StubTransport {
    /// Makes a transport that plays a recording.
    ///
    /// A request gets the answer of the recorded request with the same method, URL and body, in which secrets are not
    /// compared. Of several answers each is given once, in order, and the last one from then on. A request that was
    /// not recorded fails, and the failure names it.
    ///
    /// - Parameter redaction: the one that the recording was made with.
    public convenience init(replaying recording: StubRecording, redaction: Redaction = Redaction())
    {
        let answers = Dictionary(grouping: recording.exchanges) { exchange in
            RequestKey(
                method: exchange.method, url: exchange.url,
                body: exchange.requestBody?.data ?? Data())
        }
        let counts = Protected<[RequestKey: Int]>([:])
        self.init { request in
            let key = RequestKey(request, redaction)
            guard let exchanges = answers[key] else { return StubTransport.noAnswer(request) }
            let index = counts.withLock { counts in
                defer { counts[key, default: 0] += 1 }
                return min(counts[key, default: 0], exchanges.count - 1)
            }
            return exchanges[index].answer
        }
    }
}

/// What tells recorded requests apart.
private struct RequestKey: Hashable {
    var method: String
    var url: String
    var body: Data

    init(method: String, url: String, body: Data) {
        self.method = method
        self.url = url
        self.body = body
    }

    init(_ request: TransportRequest, _ redaction: Redaction) {
        method = request.urlRequest.httpMethod ?? "GET"
        url = request.urlRequest.url.map(redaction.url) ?? ""
        body = Data()
        if case .data(let data) = request.body {
            let type = request.urlRequest.value(forHTTPHeaderField: "Content-Type")
            body = redaction.body(data, contentType: type)
        }
    }
}

extension StubRecording.Exchange {
    /// The answer that is played for the exchange.
    fileprivate var answer: StubAnswer {
        let error = failure.map {
            TransportError(TransportError.Kind(rawValue: $0.kind) ?? .other, $0.message)
        }
        guard let status else {
            return .failure(error ?? TransportError(.badServerResponse, "no answer was recorded"))
        }
        var headers = HTTPHeaders()
        for header in self.headers { headers.append(name: header.name, value: header.value) }
        let answer = StubAnswer.response(status, headers: headers, body: body?.data ?? Data())
        return error.map(answer.failing) ?? answer
    }
}
