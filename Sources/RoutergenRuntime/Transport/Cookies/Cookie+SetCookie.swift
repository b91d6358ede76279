import Foundation

extension Cookie {
    /// Reads the value of a `Set-Cookie` header (RFC 6265, section 5.2 and 5.3).
    ///
    /// - Returns: nil where the header has to be ignored: it is no cookie, it is for a host that the answer
    ///   did not come from, or it wants more than its scheme allows.
    init?(setCookie text: String, from url: URL, now: Date = Date()) {
        guard let origin = Origin(url), text.utf8.count <= 4_096, !Self.hasControls(text) else {
            return nil
        }
        var parts = text.split(separator: ";", omittingEmptySubsequences: false)[...]
        guard let pair = parts.popFirst(), let equals = pair.firstIndex(of: "=") else { return nil }
        let name = pair[..<equals].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return nil }
        self.init(
            name: name,
            value: pair[pair.index(after: equals)...].trimmingCharacters(in: .whitespaces),
            domain: origin.host, path: Self.defaultPath(of: url))
        var attributes = Attributes()
        for part in parts { attributes.add(part, now: now) }
        guard set(attributes, host: origin.host), isAllowed(attributes, over: origin.scheme) else {
            return nil
        }
    }

    /// Takes the attributes over; false where the domain is not one that the host may set cookies for.
    private mutating func set(_ attributes: Attributes, host: String) -> Bool {
        isSecure = attributes.isSecure
        isHTTPOnly = attributes.isHTTPOnly
        expires = attributes.lifetimeEnd ?? attributes.expires
        if let path = attributes.path, path.hasPrefix("/") { self.path = path }
        guard let domain = attributes.domain, domain != host else {
            isHostOnly = attributes.domain == nil || Self.isAddress(host)
            return true
        }
        // A domain of one label is the whole of a country's, or nobody's.
        guard Self.host(host, isWithin: domain), domain.contains(".") else { return false }
        self.domain = domain
        isHostOnly = false
        return true
    }

    /// Nobody in between may plant cookies that TLS is meant to protect; and the promises that a name makes
    /// have to be kept (both from the revision of RFC 6265 that browsers follow).
    private func isAllowed(_ attributes: Attributes, over scheme: String) -> Bool {
        if isSecure, scheme != "https" { return false }
        let name = name.lowercased()
        if name.hasPrefix("__host-") {
            return isSecure && attributes.domain == nil && attributes.path == "/"
        }
        return !name.hasPrefix("__secure-") || isSecure
    }

    /// Section 5.1.4: up to the last slash.
    private static func defaultPath(of url: URL) -> String {
        let path = path(of: url)
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash > path.startIndex
        else { return "/" }
        return String(path[..<slash])
    }

    private static func hasControls(_ text: String) -> Bool {
        text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\t") || $0.value == 0x7F }
    }

    /// What stands behind name and value.
    private struct Attributes {
        var domain: String?
        var path: String?
        var expires: Date?
        /// From `Max-Age`, which goes before `Expires`.
        var lifetimeEnd: Date?
        var isSecure = false
        var isHTTPOnly = false

        mutating func add(_ text: Substring, now: Date) {
            let equals = text.firstIndex(of: "=") ?? text.endIndex
            let value = text[equals...].dropFirst().trimmingCharacters(in: .whitespaces)
            switch text[..<equals].trimmingCharacters(in: .whitespaces).lowercased() {
            case "expires": expires = CookieDate.date(value) ?? expires
            case "max-age": setLifetime(value, now)
            case "domain":
                let name = value.hasPrefix(".") ? String(value.dropFirst()) : value
                domain = name.isEmpty ? domain : name.lowercased()
            case "path": path = value
            case "secure": isSecure = true
            case "httponly": isHTTPOnly = true
            default: break
            }
        }

        private mutating func setLifetime(_ text: String, _ now: Date) {
            guard let first = text.utf8.first,
                first == UInt8(ascii: "-") || text.allSatisfy(\.isNumber),
                let seconds = Double(text)
            else { return }
            // As browsers do, no more than 400 days.
            lifetimeEnd = seconds <= 0 ? .distantPast : now + min(seconds, 34_560_000)
        }
    }

    /// Takes a header apart that was joined from several ones by commas, as `URLSession` does:
    /// `a=1; Expires=Wed, 09 Jun 2027 10:18:14 GMT, b=2` → `a=1; …` and `b=2`.
    static func split(_ joined: String) -> [String] {
        var cookies: [String] = []
        for piece in joined.split(separator: ",", omittingEmptySubsequences: false) {
            // A new cookie begins with a name and an equals sign.
            let name = piece.prefix { $0 != "=" && $0 != ";" }.drop { $0 == " " }
            let begins =
                !name.isEmpty && name.endIndex < piece.endIndex
                && piece[name.endIndex] == "=" && HTTPHeader.isToken(String(name))
            if begins || cookies.isEmpty {
                cookies.append(piece.trimmingCharacters(in: .whitespaces))
            } else {
                cookies[cookies.count - 1] += "," + piece
            }
        }
        return cookies
    }
}
