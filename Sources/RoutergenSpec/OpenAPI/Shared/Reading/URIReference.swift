/// A URI or a reference relative to one, taken apart (RFC 3986, section 3 and appendix B).
struct URIReference: Equatable {
    var scheme: String?
    var authority: String?
    var path: String
    var query: String?
    var fragment: String?

    init(_ text: String) {
        // All that parts a URI is ASCII.
        var rest = text.utf8[...]
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
            fragment = Self.text(rest[rest.index(after: hash)...])
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = Self.text(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
            scheme = Self.text(rest[..<colon]).lowercased()
            rest = rest[rest.index(after: colon)...]
        }
        if rest.starts(with: "//".utf8) {
            let behind = rest.dropFirst(2)
            let end = behind.firstIndex(of: UInt8(ascii: "/")) ?? behind.endIndex
            authority = Self.text(behind[..<end])
            rest = behind[end...]
        }
        path = Self.text(rest)
    }

    private static func text(_ bytes: Substring.UTF8View) -> String {
        String(Substring(bytes))
    }

    /// Whether the text is a whole URI with a host: `https://example.com/docs`.
    static func isAbsolute(_ text: String) -> Bool {
        let reference = URIReference(text)
        let isPrintable = text.utf8.allSatisfy(isPrintable)
        guard let scheme = reference.scheme, isPrintable else { return false }
        return scheme == "mailto" || scheme == "urn" || reference.authority?.isEmpty == false
    }

    /// Whether a URI may have the byte, as such or in a character of several bytes.
    private static func isPrintable(_ byte: UInt8) -> Bool {
        switch byte {
        case ...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"):
            false
        default: true
        }
    }

    /// The URI that this one means inside a document of a base URI (RFC 3986, section 5.2).
    func resolved(against base: URIReference) -> URIReference {
        var target = self
        guard scheme == nil else { return target }
        target.scheme = base.scheme
        guard authority == nil else { return target }
        target.authority = base.authority
        if path.isEmpty {
            target.path = base.path
            target.query = query ?? base.query
        } else if path.hasPrefix("/") {
            target.path = Self.withoutDots(path)
        } else {
            let folder = base.path.lastIndex(of: "/").map { base.path[...$0] } ?? ""
            let isRooted = base.authority != nil && base.path.isEmpty
            target.path = Self.withoutDots((isRooted ? "/" : folder) + path)
        }
        return target
    }

    /// The text without its fragment.
    var resource: String {
        var text = scheme.map { "\($0):" } ?? ""
        if let authority { text += "//\(authority)" }
        text += path
        if let query { text += "?\(query)" }
        return text
    }

    /// The path without `.` and `..` segments (RFC 3986, section 5.2.4).
    static func withoutDots(_ path: String) -> String {
        var parts: [Substring] = []
        let isRooted = path.hasPrefix("/")
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        for segment in segments.dropFirst(isRooted ? 1 : 0) {
            switch segment {
            case ".": continue
            case "..":
                if let last = parts.last, last != ".." {
                    parts.removeLast()
                } else if !isRooted {
                    parts.append(segment)
                }
            default: parts.append(segment)
            }
        }
        return (isRooted ? "/" : "") + parts.joined(separator: "/")
    }

    /// `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`, two characters at least, so that the drive of
    /// a Windows path is none.
    private static func isScheme(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first, text.count > 1 else { return false }
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        return isLetter(first)
            && text.allSatisfy { byte in
                isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
            }
    }
}
