import Foundation

/// What the threads of a server share.
///
/// Unchecked because the lock guards every stored property.
final class ServerState: @unchecked Sendable {
    private let condition = NSCondition()
    private let connectionLimit: Int
    private let recordLimit: Int
    private var stopped = false
    private var isAccepting = true
    private var open: [Int: Socket] = [:]
    private var acceptedCount = 0
    private var requestCount = 0
    private var recorded: [ServerRequest] = []

    init(connectionLimit: Int, recordLimit: Int) {
        self.connectionLimit = connectionLimit
        self.recordLimit = recordLimit
    }

    var isStopped: Bool { locked { stopped } }
    var connectionCount: Int { locked { acceptedCount } }
    var openConnectionCount: Int { locked { open.count } }
    var totalRequestCount: Int { locked { requestCount } }
    var requests: [ServerRequest] { locked { recorded } }

    func record(_ request: ServerRequest) {
        locked {
            requestCount += 1
            recorded.append(request)
            if recorded.count > recordLimit { recorded.removeFirst() }
        }
    }

    func forgetRequests() {
        locked { recorded = [] }
    }

    /// Waits until one more connection may be served; false when the server has stopped.
    func waitForRoom() -> Bool {
        locked {
            while open.count >= connectionLimit && !stopped { condition.wait() }
            return !stopped
        }
    }

    /// Takes a connection over and numbers it; nil when the server has stopped.
    func add(_ socket: Socket) -> Int? {
        locked {
            guard !stopped else { return nil }
            defer { acceptedCount += 1 }
            open[acceptedCount] = socket
            return acceptedCount
        }
    }

    /// Closes a connection. Under the lock, so that `stop()` never shuts down a descriptor that
    /// the system has already given to somebody else.
    func close(_ index: Int) {
        locked {
            open.removeValue(forKey: index)?.close()
            condition.broadcast()
        }
    }

    /// Says that no further connection will be added.
    func endAccepting() {
        locked {
            isAccepting = false
            condition.broadcast()
        }
    }

    /// Wakes every thread and waits until nothing is open any more.
    func stop() {
        locked {
            stopped = true
            for socket in open.values { socket.shutDown() }
            condition.broadcast()
            while isAccepting || !open.isEmpty { condition.wait() }
        }
    }

    /// Ends the open connections; the server goes on to accept new ones.
    func closeConnections() {
        locked {
            for socket in open.values { socket.shutDown() }
            while !open.isEmpty { condition.wait() }
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}
