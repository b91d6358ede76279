import Foundation

extension Session {
    static func defaultTransport() -> any Transport {
        UnavailableTransport()
    }
}

/// Refuses every request.
private struct UnavailableTransport: Transport {
    private struct Task: TransportTask {
        func cancel() {}
        func pause() {}
        func resume() {}
    }

    func start(
        _ request: TransportRequest, receiver: any TransportReceiver
    ) -> any TransportTask {
        receiver.transportDidComplete(TransportError(.other, "no transport"))
        return Task()
    }
}
