import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A TCP socket by its file descriptor. Whoever owns it closes it, once.
struct Socket: Sendable {
    let descriptor: Int32

    /// Listens on a loopback address, on a port that the system chooses.
    ///
    /// - Throws: `ServerError` with the system's words.
    static func listening(on address: LoopbackAddress, backlog: Int32 = 512) throws -> Socket {
        let family = address == .ipv4 ? AF_INET : AF_INET6
        let descriptor = socket(family, streamType, 0)
        guard descriptor >= 0 else { throw ServerError.system("socket") }
        let socket = Socket(descriptor: descriptor)
        do {
            socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
            try socket.bind(to: address)
            guard listen(descriptor, backlog) == 0 else { throw ServerError.system("listen") }
        } catch {
            socket.close()
            throw error
        }
        return socket
    }

    private func bind(to address: LoopbackAddress) throws {
        let status: Int32
        switch address {
        case .ipv4:
            var name = sockaddr_in()
            name.sin_family = sa_family_t(AF_INET)
            name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            status = withUnsafePointer(to: &name) { bindPointer($0) }
        case .ipv6:
            var name = sockaddr_in6()
            name.sin6_family = sa_family_t(AF_INET6)
            name.sin6_addr = in6addr_loopback
            status = withUnsafePointer(to: &name) { bindPointer($0) }
        }
        guard status == 0 else { throw ServerError.system("bind") }
    }

    private func bindPointer<Name>(_ name: UnsafePointer<Name>) -> Int32 {
        name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            #if canImport(Darwin)
                Darwin.bind(descriptor, $0, socklen_t(MemoryLayout<Name>.size))
            #elseif canImport(Musl)
                Musl.bind(descriptor, $0, socklen_t(MemoryLayout<Name>.size))
            #else
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Name>.size))
            #endif
        }
    }

    /// The port of this end.
    func localPort() throws -> UInt16 {
        // Large enough for either family; the port stands at the same place in both.
        var name = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = withUnsafeMutablePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &size)
            }
        }
        guard status == 0 else { throw ServerError.system("getsockname") }
        return UInt16(bigEndian: name.sin6_port)
    }

    /// The next connection, or nil when there is none for the moment.
    func accept() -> Socket? {
        #if canImport(Darwin)
            let accepted = Darwin.accept(descriptor, nil, nil)
        #elseif canImport(Musl)
            let accepted = Musl.accept(descriptor, nil, nil)
        #else
            let accepted = Glibc.accept(descriptor, nil, nil)
        #endif
        guard accepted >= 0 else { return nil }
        let connection = Socket(descriptor: accepted)
        connection.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        #if canImport(Darwin)
            connection.set(SOL_SOCKET, SO_NOSIGPIPE, 1)
        #endif
        return connection
    }

    /// Up to `capacity` bytes; nil when the other side has closed, or the connection is broken.
    func receive(capacity: Int) -> Data? {
        var data = Data(count: capacity)
        let count = data.withUnsafeMutableBytes { buffer in
            repeating { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
        }
        guard count > 0 else { return nil }
        return data.prefix(count)
    }

    /// Sends all bytes; false when the other side is gone.
    func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> Bool in
            var rest = buffer
            while !rest.isEmpty {
                let count = repeating {
                    #if canImport(Darwin)
                        Darwin.send(descriptor, rest.baseAddress, rest.count, 0)
                    #elseif canImport(Musl)
                        Musl.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                    #else
                        Glibc.send(
                            descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                    #endif
                }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }

    /// Waits until this end is shut down, or for `seconds`; true when the time has passed.
    func waitWhileOpen(seconds: TimeInterval) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while true {
            let left = deadline.timeIntervalSinceNow
            guard left > 0 else { return true }
            // No events are asked for: only the shutdown of both directions ends the wait early.
            var entry = pollfd(fd: descriptor, events: 0, revents: 0)
            let milliseconds = Int32(min(left * 1000 + 1, 60_000))
            if poll(&entry, 1, milliseconds) > 0 { return false }
        }
    }

    /// Ends both directions, so that whoever reads or writes this socket wakes up.
    func shutDown() {
        #if canImport(Darwin) || canImport(Musl)
            _ = shutdown(descriptor, SHUT_RDWR)
        #else
            _ = shutdown(descriptor, Int32(SHUT_RDWR))
        #endif
    }

    /// Ends the connection in good order, so that the other side can read what was sent.
    func close() {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
    }

    /// Makes the coming `close()` a TCP reset (RFC 9293, section 3.10.5).
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private func set(_ level: Int32, _ name: Int32, _ value: Int32) {
        var option = value
        _ = setsockopt(descriptor, level, name, &option, socklen_t(MemoryLayout<Int32>.size))
    }
}

#if canImport(Glibc)
    private let streamType = Int32(SOCK_STREAM.rawValue)
#else
    private let streamType = SOCK_STREAM
#endif

/// Calls again after a signal.
private func repeating(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}
