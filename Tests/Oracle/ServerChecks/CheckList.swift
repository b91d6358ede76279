import Foundation

/// What is to be checked, in order.
struct CheckList {
    private struct Check {
        var name: String
        var body: @Sendable () async throws -> Void
    }

    /// In seconds. None of the checks waits for longer than a part of this.
    private static let timeLimit: TimeInterval = 30

    private var checks: [Check] = []

    /// Adds a check, which fails by throwing.
    mutating func add(_ name: String, _ body: @escaping @Sendable () async throws -> Void) {
        checks.append(Check(name: name, body: body))
    }

    /// Runs every check and prints what failed and how many did; false if any did.
    func run() async -> Bool {
        var failureCount = 0
        for check in checks {
            do {
                try await Self.limited(check.body)
            } catch {
                failureCount += 1
                print("failed: \(check.name): \("\(error)".prefix(600))")
                // Otherwise it stays in the buffer while the next check takes its time.
                fflush(nil)
            }
        }
        print("servers: \(checks.count - failureCount) checks passed, \(failureCount) failed")
        return failureCount == 0
    }

    private static func limited(_ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await Task.sleep(for: .seconds(timeLimit))
                throw Mismatch(text: "it did not end within \(timeLimit) s", line: 0)
            }
            try await group.next()
            group.cancelAll()
        }
    }
}

/// Something that is not as it has to be.
struct Mismatch: Error, CustomStringConvertible {
    var text: String
    var line: Int

    var description: String { line > 0 ? "line \(line): \(text)" : text }
}

/// Fails a check unless a condition holds.
func expect(
    _ condition: Bool, _ text: @autoclosure () -> String = "it does not hold", line: Int = #line
) throws {
    if !condition { throw Mismatch(text: text(), line: line) }
}

/// Fails a check unless two values are equal.
func expect<Value: Equatable>(
    _ found: Value, is wanted: Value, line: Int = #line
) throws {
    if found != wanted {
        let (found, wanted) = (String(describing: found), String(describing: wanted))
        throw Mismatch(text: "\(found.prefix(300)) in place of \(wanted.prefix(300))", line: line)
    }
}

/// A value that has to be there.
func require<Value>(_ value: Value?, _ name: String, line: Int = #line) throws -> Value {
    guard let value else { throw Mismatch(text: "there is no \(name)", line: line) }
    return value
}
