import Foundation

/// The parts of the text of an absolute URL, found without making a `URL` of it.
struct URLText {
    /// Scheme, host and port: `https://host:8080`.
    let origin: ArraySlice<UInt8>
    /// The path as it is written, without a query.
    let path: ArraySlice<UInt8>
    /// The query as it is written, without its `?`; nil where there is no `?`.
    let query: ArraySlice<UInt8>?
    /// The fragment as it is written, without its `#`.
    let fragment: ArraySlice<UInt8>?

    /// Takes a URL apart; nil for a text without a scheme, `://` and a host.
    init?(_ text: String) {
        // Copied: positions in a text are found more slowly than those in an array.
        let bytes = Array(text.utf8)[...]
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[colon...].starts(with: "://".utf8),
            let first = bytes.first, first.isASCIILetter,
            bytes[..<colon].allSatisfy(\.isSchemeCharacter)
        else { return nil }
        let authority = colon + 3
        let rest = bytes[authority...]
        let end = rest.firstIndex { $0 == .slash || $0 == .questionMark || $0 == .hash }
        let pathStart = end ?? bytes.endIndex
        guard pathStart > authority else { return nil }
        let hash = bytes[pathStart...].firstIndex(of: .hash) ?? bytes.endIndex
        let mark = bytes[pathStart..<hash].firstIndex(of: .questionMark) ?? hash
        origin = bytes[..<pathStart]
        path = bytes[pathStart..<mark]
        query = mark < hash ? bytes[(mark + 1)..<hash] : nil
        fragment = hash < bytes.endIndex ? bytes[(hash + 1)...] : nil
    }

    /// The URL that a text spells. What no URL may contain is percent-encoded; what is encoded stays.
    ///
    /// Foundation alone would encode the `%` of `%20` once more as soon as there is a space elsewhere.
    static func url(_ text: String) -> URL? {
        guard let parts = URLText(text) else { return URL(string: text) }
        var bytes = [UInt8](parts.origin)
        bytes.appendURLText(parts.path)
        if let query = parts.query {
            bytes.append(.questionMark)
            bytes.appendURLText(query)
        }
        if let fragment = parts.fragment {
            bytes.append(.hash)
            bytes.appendURLText(fragment)
        }
        return URL(string: String(decoding: bytes, as: UTF8.self))
    }

    /// The absolute URL that a text spells where another URL is known (RFC 3986, section 5.2).
    static func url(_ text: String, relativeTo base: URL) -> URL? {
        if URLText(text) != nil { return url(text) }
        if text.hasPrefix("//") { return base.scheme.flatMap { url("\($0):\(text)") } }
        var bytes: [UInt8] = []
        bytes.appendURLText(text.utf8)
        return URL(string: String(decoding: bytes, as: UTF8.self), relativeTo: base)?.absoluteURL
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= asciiLowercased
    }

    fileprivate var isSchemeCharacter: Bool {
        isASCIILetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
            || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
