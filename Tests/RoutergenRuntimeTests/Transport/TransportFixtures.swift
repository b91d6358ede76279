import Foundation

/// A file that is removed with the object.
final class TemporaryFile: Sendable {
    let url: URL

    init(_ data: Data) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// A number that several threads count up and down. Unchecked because the lock guards it.
final class EventCount: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    /// Adds one and returns the new number.
    @discardableResult
    func add() -> Int { change(by: 1) }

    /// Takes one away.
    func subtract() { _ = change(by: -1) }

    private func change(by difference: Int) -> Int {
        lock.withLock {
            count += difference
            return count
        }
    }
}

/// Hands a value from where it is made to a callback that may come before that.
/// Unchecked because the lock guards it.
final class Handover<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var stored: Value?

    func set(_ value: Value) {
        condition.lock()
        stored = value
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until the value is there.
    func get() -> Value {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let stored { return stored }
            condition.wait()
        }
    }
}

/// A URL that is known to be one, for processes that cannot record an issue.
func requireURL(_ text: String) throws -> URL {
    guard let url = URL(string: text) else { throw URLError(.badURL) }
    return url
}

extension Data {
    /// Equality whose failure is not explained byte by byte: for megabytes, that takes minutes.
    func isSame(as other: Data) -> Bool {
        self == other
    }
}
