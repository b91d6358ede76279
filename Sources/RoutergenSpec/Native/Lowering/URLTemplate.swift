/// An absolute URL, which may hold `{variable}` placeholders: `https://{region}.example.com/v1`.
struct URLTemplate {
    private(set) var placeholders: [String] = []
    /// What is wrong with it, as the beginning of a sentence.
    private(set) var mistake: String?
    private(set) var hint: String?

    init(_ text: String) {
        var plain = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            plain += rest[..<open]
            let inside = rest[open...].dropFirst()
            guard rest[open] == "{", let close = inside.firstIndex(of: "}"), inside.first != "}",
                !inside[..<close].contains("{")
            else {
                mistake = "the braces of a URL come in pairs around a name"
                return
            }
            let name = String(inside[..<close])
            if !placeholders.contains(name) { placeholders.append(name) }
            // Stands for the value, so that the rest can be checked as a URL.
            plain += "0"
            rest = inside[close...].dropFirst()
        }
        check(plain + rest)
    }

    /// A scheme, a host and no query (RFC 3986, section 3).
    private mutating func check(_ text: String) {
        guard let scheme = ["https://", "http://"].first(where: text.lowercased().hasPrefix) else {
            mistake = "expected a URL that begins with 'https://' or 'http://'"
            return
        }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if rest.contains("?") || rest.contains("#") {
            mistake = "a base URL has no query and no fragment"
            hint = "what every request sends goes under 'query' at the top level"
        } else if host.isEmpty || host.hasPrefix(":") || host.hasSuffix("@") {
            mistake = "expected a host behind '\(scheme)'"
        } else if !Self.hasPort(host) {
            mistake = "the port of a URL is a number up to 65535"
        } else if !Self.isPrintable(text) {
            mistake = "a URL holds no spaces, no special characters and none but ASCII"
        }
    }

    /// Whether what stands behind a colon is a port; an IPv6 address in brackets has colons of its own.
    private static func hasPort(_ host: Substring) -> Bool {
        let address = host.split(separator: "@", omittingEmptySubsequences: false).last ?? host
        let behind = address.split(separator: "]", omittingEmptySubsequences: false).last ?? address
        guard let colon = behind.lastIndex(of: ":") else { return true }
        let port = behind[colon...].dropFirst()
        return UInt16(port) != nil && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Printable ASCII without spaces and the characters that RFC 3986 leaves out.
    private static func isPrintable(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
    }
}
