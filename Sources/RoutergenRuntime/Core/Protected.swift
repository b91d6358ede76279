import Foundation

/// A value behind a lock. (`Mutex` of the standard library needs newer systems than we support.)
///
/// Unchecked because the value is touched only while the lock is held.
final class Protected<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs a short block with exclusive access; it must not call code of others.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
