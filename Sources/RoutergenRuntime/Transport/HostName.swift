/// A host by which something is looked up that is meant for it alone.
enum HostName {
    /// The value for a host. `*.example.com` stands for any one label in place of the star; an exact name goes
    /// first. Letters may be of any case.
    static func value<Value>(of host: String, in values: [String: Value]) -> Value? {
        let host = normalized(host)
        let wildcard = host.firstIndex(of: ".").map { "*" + host[$0...] }
        for name in [host, wildcard].compactMap({ $0 }) {
            if let match = values.first(where: { normalized($0.key) == name }) {
                return match.value
            }
        }
        return nil
    }

    /// Without the dot that may stand behind a name, so that no spelling gets around a pin.
    private static func normalized(_ host: String) -> String {
        let host = host.lowercased()
        return host.hasSuffix(".") ? String(host.dropLast()) : host
    }
}
