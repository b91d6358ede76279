import Foundation

/// The server could not be started.
public struct ServerError: Error, Sendable, CustomStringConvertible {
    /// What failed, and why.
    public let description: String

    /// A failed system call, with the system's words for `errno`.
    static func system(_ call: String) -> ServerError {
        ServerError(description: "\(call): \(String(cString: strerror(errno)))")
    }
}

/// Where a server listens.
public enum LoopbackAddress: Sendable {
    /// `127.0.0.1`.
    case ipv4
    /// `::1`.
    case ipv6
}
