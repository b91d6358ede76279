import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears what happens to one attempt of a request. It keeps the request for as long as the transport keeps it.
final class AttemptReceiver: TransportReceiver {
    private let request: Request
    /// The step of the request that this attempt is; when the request has gone on, nothing counts any more.
    private let stage: Int

    init(_ request: Request, stage: Int) {
        self.request = request
        self.stage = stage
    }

    func transportDidReceive(_ response: TransportResponse) {
        guard let head = ResponseHead(response) else {
            let error = TransportError(.badServerResponse, "the head of the answer is damaged")
            return refuse(RouterError(.transport(error)))
        }
        let isCurrent = request.mutable.withLock { mutable in
            guard mutable.isCurrent(stage) else { return false }
            mutable.timeline.receiveResponse()
            mutable.head = head
            mutable.download.expect(head.contentLength)
            return true
        }
        guard isCurrent else { return }
        request.notify { [request] in
            $0.request(request, didReceiveResponse: head.response)
        }
        guard request.disposition(of: head) == .allow else {
            request.cancel()
            return
        }
        feed { sink throws(RouterError) in try sink.begin(head) }
    }

    func transportWillRedirect(_ response: TransportResponse, to next: TransportRequest) {
        request.notify { [request] in
            $0.request(request, willRedirectTo: next.urlRequest, by: response)
        }
    }

    func transportDidReceive(_ data: Data) {
        let report = request.mutable.withLock { mutable -> ProgressReport.Delivery? in
            guard mutable.isCurrent(stage), mutable.sinkError == nil else { return nil }
            return mutable.download.advance(by: Int64(data.count))
        }
        guard let report else { return }
        feed { sink throws(RouterError) in try sink.receive(data) }
        request.notify { [request] in $0.request(request, didReceiveData: data) }
        report.deliver()
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {
        let report = request.mutable.withLock { mutable -> ProgressReport.Delivery? in
            guard mutable.isCurrent(stage) else { return nil }
            return mutable.upload.advance(to: sent, of: total)
        }
        guard let report else { return }
        request.notify { [request] in
            $0.request(request, didSendBodyData: sent, totalBytesExpectedToSend: total)
        }
        report.deliver()
    }

    func transportDidCollect(_ metrics: TransportMetrics) {
        let isCurrent = request.mutable.withLock { mutable in
            guard mutable.isCurrent(stage) else { return false }
            mutable.metrics.append(metrics)
            return true
        }
        guard isCurrent else { return }
        request.notify { [request] in $0.request(request, didGatherMetrics: metrics) }
    }

    func transportDidComplete(_ failure: TransportError?) {
        if failure == nil { feed { sink throws(RouterError) in try sink.complete() } }
        let (next, refusal) = request.mutable.withLock { mutable in
            let refusal = mutable.sinkError
            return (mutable.advance(from: stage), refusal)
        }
        guard let next else { return }
        let error =
            refusal
            ?? failure.map { RouterError($0.kind == .cancelled ? .cancelled : .transport($0)) }
        request.notify { [request] in $0.request(request, didCompleteTaskWithError: error) }
        request.judge(error, stage: next)
    }

    /// Hands something to the sink, and stops the exchange if that cannot take it.
    private func feed(_ body: (any ResponseSink) throws(RouterError) -> Void) {
        do throws(RouterError) {
            try body(request.sink)
        } catch {
            refuse(error)
        }
    }

    private func refuse(_ error: RouterError) {
        let task = request.mutable.withLock { mutable -> (any TransportTask)? in
            guard mutable.isCurrent(stage), mutable.sinkError == nil else { return nil }
            mutable.sinkError = error
            return mutable.task
        }
        task?.cancel()
    }
}
