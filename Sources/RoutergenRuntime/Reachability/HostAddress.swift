import Foundation

/// An address of a host, as the system's functions for sockets take it.
struct HostAddress: Sendable, Hashable {
    private let family: Int32
    /// A `sockaddr` of that family.
    private let bytes: [UInt8]

    /// The addresses of a name, in the order in which they are to be tried (RFC 6724), which may take as long as asking
    /// all servers of names; empty where there are none, or where nobody can be asked.
    static func all(of host: String) -> [HostAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = datagram
        var first: UnsafeMutablePointer<addrinfo>?
        // A port has to be named, and any will do.
        guard getaddrinfo(literal(host), "443", &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        return sequence(first: first) { $0?.pointee.ai_next }.prefix { $0 != nil }
            .compactMap { $0.flatMap { HostAddress($0.pointee) } }
    }

    private init?(_ info: addrinfo) {
        guard let address = info.ai_addr else { return nil }
        family = info.ai_family
        bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen)))
    }

    /// What kind of network leads to the address; nil where none does. A datagram socket is connected, which only
    /// chooses a route.
    func connectionType() -> Reachability.ConnectionType? {
        let descriptor = socket(family, Self.datagram, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let isRouted = withSocketAddress(bytes) { connect(descriptor, $0, $1) == 0 }
        guard isRouted, let own = Self.ownAddress(of: descriptor) else { return nil }
        return Self.isCellular(own) ? .cellular : .ethernetOrWiFi
    }

    /// The address from which a socket sends.
    private static func ownAddress(of descriptor: Int32) -> [UInt8]? {
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var storage = sockaddr_storage()
        return withUnsafeMutableBytes(of: &storage) { buffer in
            guard let base = buffer.baseAddress?.assumingMemoryBound(to: sockaddr.self),
                getsockname(descriptor, base, &length) == 0
            else { return nil }
            return Array(buffer.prefix(Int(length)))
        }
    }

    /// Whether an address belongs to an interface of a telephone network.
    private static func isCellular(_ address: [UInt8]) -> Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return false }
        defer { freeifaddrs(first) }
        var next = first
        while let entry = next?.pointee {
            if let other = entry.ifa_addr, host(in: other) == host(in: address) {
                return isCellular(interface: String(cString: entry.ifa_name))
            }
            next = entry.ifa_next
        }
        return false
    }

    private static func isCellular(interface: String) -> Bool {
        #if os(Linux)
            RoutingTable().isCellular(interface)
        #else
            interface.hasPrefix("pdp_ip")
        #endif
    }

    private static func host(in address: [UInt8]) -> [UInt8]? {
        withSocketAddress(address) { address, _ in host(in: address) }
    }

    /// The bytes of the address itself, without the port.
    private static func host(in address: UnsafePointer<sockaddr>) -> [UInt8]? {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            return withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) {
                Array($0)
            }
        case AF_INET6:
            return withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) {
                Array($0)
            }
        default: return nil
        }
    }

    /// Without the brackets that URLs put around an address of IPv6.
    private static func literal(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }

    #if canImport(Darwin)
        private static let datagram = SOCK_DGRAM
    #else
        private static let datagram = Int32(SOCK_DGRAM.rawValue)
    #endif
}

private func withSocketAddress<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
) -> Result {
    // Room for every family, and aligned for all of them.
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: bytes.prefix($0.count)) }
    return withUnsafePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            body($0, socklen_t(min(bytes.count, MemoryLayout<sockaddr_storage>.size)))
        }
    }
}
