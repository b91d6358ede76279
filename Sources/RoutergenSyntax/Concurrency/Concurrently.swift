#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The results of two functions that run at the same time, the second one on a thread of its own.
///
/// That thread has a stack as large as the first thread of a program. The threads of Dispatch have half a
/// megabyte, which is too little for what goes down a tree. Where there can be no more threads, one function
/// runs behind the other.
package func concurrently<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let work = ThreadWork(second)
    guard let thread = work.start() else { return (first(), second()) }
    let result = first()
    pthread_join(thread, nil)
    return (result, work.result ?? second())
}

/// What a thread does. Its result is looked at when the thread has ended.
private final class ThreadWork<Result: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Result
    private(set) var result: Result?

    init(_ body: @escaping @Sendable () -> Result) {
        self.body = body
    }

    /// Nil where there can be no more threads.
    func start() -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, 8 << 20) == 0 else { return nil }
        let entry = Unmanaged.passRetained(ThreadEntry { self.result = self.body() })
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let status = pthread_create(&thread, &attributes, runThread, entry.toOpaque())
        guard status == 0 else {
            entry.release()
            return nil
        }
        return thread
    }
}

/// What goes through the pointer that a thread is given.
private final class ThreadEntry {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }
}

#if canImport(Darwin)
    private func runThread(_ entry: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<ThreadEntry>.fromOpaque(entry).takeRetainedValue().body()
        return nil
    }
#else
    private func runThread(_ entry: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let entry else { return nil }
        Unmanaged<ThreadEntry>.fromOpaque(entry).takeRetainedValue().body()
        return nil
    }
#endif
