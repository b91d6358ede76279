import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A port where something listens that takes no further connection: connecting to it hangs.
public final class FullListener: Sendable {
    /// The port.
    public let port: UInt16
    private let listener: Socket
    /// Connections that nobody accepts; they fill the system's queue.
    private let waiting: [Int32]

    /// Listens, and fills the queue.
    ///
    /// - Throws: `ServerError` when the system refuses a socket.
    public init() throws {
        listener = try Socket.listening(on: .ipv4, backlog: 0)
        port = try listener.localPort()
        waiting = try (0..<8).map { [port] _ in try Self.startConnecting(to: port) }
    }

    /// Gives everything back to the system.
    public func close() {
        for descriptor in waiting { Socket(descriptor: descriptor).close() }
        listener.close()
    }

    private static func startConnecting(to port: UInt16) throws -> Int32 {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else {
            throw ServerError.system("socket")
        }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        name.sin_port = port.bigEndian
        // Not waited for: the first ones succeed, the others never do.
        _ = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }
}
