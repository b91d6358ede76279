import Foundation

#if os(Linux) && !THREAD_SANITIZER
    import Synchronization
#endif

/// A value behind a lock.
///
/// Unchecked because the value is touched only while the lock is held; that also makes Swift's own check of exclusive
/// access superfluous, which costs as much as the lock.
final class Protected<Value>: @unchecked Sendable {
    #if os(Linux) && !THREAD_SANITIZER
        // Foundation's lock consists of several objects there. ThreadSanitizer knows no other, because a `Mutex`
        // waits in the library of Swift, which is not built for it.
        private let lock = Mutex(())
    #else
        // `Mutex` needs newer systems than we support.
        private let lock = NSLock()
    #endif
    @exclusivity(unchecked) private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs a short block with exclusive access; it must not call code of others.
    func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        #if os(Linux) && !THREAD_SANITIZER
            try lock.withLock { _ throws(Failure) in
                // A `Mutex` gives away only what nobody else has, which cannot be said of parts of a value.
                nonisolated(unsafe) let result = try body(&value)
                return result
            }
        #else
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        #endif
    }
}
