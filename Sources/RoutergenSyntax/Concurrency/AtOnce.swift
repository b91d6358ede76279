import Dispatch

/// What two functions make, each on a processor of its own.
///
/// Neither may depend on what the other one does.
package func atOnce<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    withUnsafeTemporaryAllocation(of: First.self, capacity: 1) { firstBuffer in
        withUnsafeTemporaryAllocation(of: Second.self, capacity: 1) { secondBuffer in
            // Each iteration writes to a place of its own.
            nonisolated(unsafe) let firstPlace = firstBuffer
            nonisolated(unsafe) let secondPlace = secondBuffer
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if index == 0 {
                    firstPlace.initializeElement(at: 0, to: first())
                } else {
                    secondPlace.initializeElement(at: 0, to: second())
                }
            }
            return (firstPlace.moveElement(from: 0), secondPlace.moveElement(from: 0))
        }
    }
}
