/// A receiver that stands before another one, and passes on what it does not care about.
protocol ForwardingReceiver: TransportReceiver {
    /// Who hears it next.
    var receiver: any TransportReceiver { get }
}

extension ForwardingReceiver {
    func transportDidReceiveInformational(_ response: TransportResponse) {
        receiver.transportDidReceiveInformational(response)
    }

    func transportWillRedirect(_ response: TransportResponse, to request: TransportRequest) {
        receiver.transportWillRedirect(response, to: request)
    }

    func transportDidReceiveTrailers(_ trailers: [(name: String, value: String)]) {
        receiver.transportDidReceiveTrailers(trailers)
    }

    func transportDidSend(_ sent: Int64, of total: Int64?) {
        receiver.transportDidSend(sent, of: total)
    }

    func transportDidCollect(_ metrics: TransportMetrics) {
        receiver.transportDidCollect(metrics)
    }
}
