import Foundation

/// Scheme, host and port of a URL (RFC 9110, section 4.3.1): what credentials are meant for.
struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int

    /// nil for anything but http and https with a host.
    init?(_ url: URL) {
        guard
            let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }

    /// Without the scheme, which hardly ever tells two origins apart that have the same port.
    func hash(into hasher: inout Hasher) {
        hasher.combine(host)
        hasher.combine(port)
    }
}
