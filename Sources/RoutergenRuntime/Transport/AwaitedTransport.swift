/// A transport that can work for a moment on the thread of a caller who would do nothing but wait.
///
/// Apart from `Transport`, because a transport of an application that stands before another one relies on being told
/// everything on another thread.
protocol AwaitedTransport: Transport {
    /// Does what `start` does, except that the receiver may be told things, even the end, on the calling thread and
    /// before this returns, which may take about as long as a thread may be blocked without harm.
    func startAwaited(
        _ request: TransportRequest, receiver: any TransportReceiver
    ) -> any TransportTask
}
