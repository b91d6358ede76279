import Foundation

extension Request {
    /// Calls a closure whenever a part of the request's body has been sent, in order, on a queue or else on the
    /// session's completion queue. Another attempt begins at 0 again.
    @discardableResult
    public func uploadProgress(
        queue: DispatchQueue? = nil, closure: @escaping @Sendable (TransferProgress) -> Void
    ) -> Self {
        mutable.withLock { $0.upload.add(handler(queue, closure)) }
        return self
    }

    /// Calls a closure whenever a part of the answer's body has come, in order, on a queue or else on the session's
    /// completion queue. Another attempt begins at 0 again.
    @discardableResult
    public func downloadProgress(
        queue: DispatchQueue? = nil, closure: @escaping @Sendable (TransferProgress) -> Void
    ) -> Self {
        mutable.withLock { $0.download.add(handler(queue, closure)) }
        return self
    }

    private func handler(
        _ queue: DispatchQueue?, _ closure: @escaping @Sendable (TransferProgress) -> Void
    ) -> ProgressReport.Handler {
        .init(queue: queue ?? session.configuration.completionQueue, handle: closure)
    }

    /// The progress of sending for `for await`: only the newest value waits for a slow reader, and the sequence ends
    /// with the request.
    public func uploadProgressUpdates() -> AsyncStream<TransferProgress> {
        updates { uploadProgress(queue: queue, closure: $0) }
    }

    /// The progress of receiving for `for await`: only the newest value waits for a slow reader, and the sequence
    /// ends with the request.
    public func downloadProgressUpdates() -> AsyncStream<TransferProgress> {
        updates { downloadProgress(queue: queue, closure: $0) }
    }

    private func updates(
        _ follow: (@escaping @Sendable (TransferProgress) -> Void) -> Void
    ) -> AsyncStream<TransferProgress> {
        let (stream, continuation) = AsyncStream<TransferProgress>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        follow { continuation.yield($0) }
        // Behind the last progress, which is on the same queue.
        whenFinished { [queue] in queue.async { continuation.finish() } }
        return stream
    }
}
