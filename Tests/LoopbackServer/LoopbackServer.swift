import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Answers requests; called on the thread of the request's connection.
public typealias ServerHandler = @Sendable (ServerRequest) -> ServerResponse

/// What a server calls while it serves a connection.
struct ServerHandlers: Sendable {
    var handler: ServerHandler
    var early: (@Sendable (ServerRequest) -> ServerResponse?)?
    var continues: Bool
}

/// A small HTTP/1.1 server on loopback, for tests and the demo.
///
/// Connections stay open between requests. Every connection has a thread of its own, so a handler
/// may wait; the number of connections served at once is bounded, further ones wait in the
/// system's queue.
///
///     let server = try LoopbackServer { request in
///         request.path == "/hello" ? .text("hello") : .text("no such path", status: 404)
///     }
///     defer { server.stop() }
///     fetch(server.url("/hello"))
public final class LoopbackServer: Sendable {
    /// The port, chosen by the system.
    public let port: UInt16
    /// Such as `http://127.0.0.1:40123`, without a slash at the end.
    public let baseURL: String

    private let state: ServerState
    /// Writing to this pipe ends the thread that accepts connections.
    private let stopPipe: (reader: Int32, writer: Int32)

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - address: Where it listens.
    ///   - connectionLimit: How many connections, and so threads, are served at once.
    ///   - recordLimit: How many requests are kept for `requests`, the latest ones.
    ///   - early: Asked with the head of a request before its body is read; an answer from here is
    ///     sent at once, and the connection is closed.
    ///   - continues: Whether a request with `Expect: 100-continue` is told to go on.
    ///   - handler: Answers a complete request.
    /// - Throws: `ServerError` when the system refuses a socket.
    public init(
        address: LoopbackAddress = .ipv4, connectionLimit: Int = 256, recordLimit: Int = 1_000,
        early: (@Sendable (ServerRequest) -> ServerResponse?)? = nil, continues: Bool = true,
        handler: @escaping ServerHandler
    ) throws {
        let listener = try Socket.listening(on: address)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            listener.close()
            throw ServerError.system("pipe")
        }
        do {
            port = try listener.localPort()
        } catch {
            listener.close()
            ends.forEach { Socket(descriptor: $0).close() }
            throw error
        }
        baseURL = "http://\(address == .ipv4 ? "127.0.0.1" : "[::1]"):\(port)"
        stopPipe = (ends[0], ends[1])
        state = ServerState(connectionLimit: connectionLimit, recordLimit: recordLimit)
        let acceptor = Acceptor(
            listener: listener, stopReader: ends[0], state: state,
            handlers: ServerHandlers(handler: handler, early: early, continues: continues))
        startThread { acceptor.run() }
    }

    deinit {
        stop()
        Socket(descriptor: stopPipe.reader).close()
        Socket(descriptor: stopPipe.writer).close()
    }

    /// The URL of a target, such as `/photos?page=2`.
    public func url(_ target: String = "/") -> URL {
        guard let url = URL(string: baseURL + target) else {
            preconditionFailure("not a request target: \(target)")
        }
        return url
    }

    /// The requests received, oldest first; early answers count, too, without their bodies.
    public var requests: [ServerRequest] { state.requests }
    /// How many requests were received.
    public var requestCount: Int { state.totalRequestCount }
    /// How many connections were accepted.
    public var connectionCount: Int { state.connectionCount }
    /// How many connections are open now.
    public var openConnectionCount: Int { state.openConnectionCount }

    /// Empties `requests`.
    public func forgetRequests() { state.forgetRequests() }

    /// Ends the open connections; the server goes on to accept new ones.
    public func closeConnections() { state.closeConnections() }

    /// Stops accepting, ends every connection and waits for their threads. Safe to call twice.
    ///
    /// Handlers that are running are waited for, so a handler must not call it.
    public func stop() {
        var byte: UInt8 = 0
        _ = write(stopPipe.writer, &byte, 1)
        state.stop()
    }
}

/// Accepts connections until the server stops.
private struct Acceptor: Sendable {
    let listener: Socket
    let stopReader: Int32
    let state: ServerState
    let handlers: ServerHandlers

    func run() {
        defer {
            listener.close()
            state.endAccepting()
        }
        while state.waitForRoom() {
            var entries = [
                pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopReader, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&entries, 2, -1) > 0 else { continue }
            guard entries[1].revents == 0 else { return }
            guard let socket = listener.accept() else { continue }
            guard let index = state.add(socket) else { return socket.close() }
            let connection = ServerConnection(
                socket: socket, index: index, state: state, handlers: handlers)
            startThread {
                connection.serve()
                state.close(index)
            }
        }
    }
}

/// Starts a thread with a small stack, because there are many.
private func startThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 512 * 1024
    thread.start()
}
