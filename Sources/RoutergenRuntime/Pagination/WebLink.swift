import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A link of a `Link` header (RFC 8288): `<https://api.example.com/photos?page=2>; rel="next"`.
public struct WebLink: Sendable, Hashable {
    /// Where it leads, as it is written; it may be relative to the URL of the answer.
    public var target: String
    /// What is there, seen from the answer, in lower case: `next`, `prev`, `first`, `last`.
    public var relations: [String]

    /// Makes a link.
    public init(target: String, relations: [String]) {
        self.target = target
        self.relations = relations
    }
}

extension HTTPHeaders {
    /// The links of all `Link` headers. What is damaged is left out.
    public var links: [WebLink] {
        values(for: "Link").flatMap { value in
            var scanner = LinkScanner(value)
            return scanner.links()
        }
    }
}

extension HTTPURLResponse {
    /// Where the first link of a relation leads, such as `next`; nil where there is none.
    public func link(_ relation: String) -> URL? {
        let headers = HTTPHeaders(["Link": value(forHTTPHeaderField: "Link") ?? ""])
        let link = headers.links.first { $0.relations.contains(relation.lowercased()) }
        guard let link, let url else { return nil }
        return URLText.url(link.target, relativeTo: url)
    }
}

/// Reads the value of a `Link` header (RFC 8288, section 3 and appendix B.2).
private struct LinkScanner {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = text[...].unicodeScalars
    }

    mutating func links() -> [WebLink] {
        var links: [WebLink] = []
        while !rest.isEmpty {
            skip { $0 == "," || $0.isBlank }
            guard rest.popFirst() == "<" else {
                skip { $0 != "," }
                continue
            }
            let target = take { $0 != ">" }
            guard rest.popFirst() == ">" else { break }
            links.append(
                WebLink(
                    target: target.trimmingCharacters(in: .whitespaces), relations: relations()))
        }
        return links
    }

    /// The first `rel` of the parameters behind a target; later ones do not count (section 3.3).
    private mutating func relations() -> [String] {
        var relations: [String]?
        while true {
            skip(\.isBlank)
            guard rest.first == ";" else { break }
            rest.removeFirst()
            skip { $0.isBlank || $0 == ";" }
            let name = take { !$0.isBlank && !"=;,".unicodeScalars.contains($0) }.lowercased()
            skip(\.isBlank)
            guard rest.first == "=" else { continue }
            rest.removeFirst()
            skip(\.isBlank)
            let value =
                rest.first == "\"" ? quoted() : take { !$0.isBlank && $0 != ";" && $0 != "," }
            if name == "rel", relations == nil {
                relations = value.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
            }
        }
        skip { $0 != "," }
        return relations ?? []
    }

    private mutating func quoted() -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            if scalar == "\\" {
                if let escaped = rest.popFirst() { text.append(escaped) }
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
        rest = rest.drop(while: isSkipped)
    }

    private mutating func take(_ isTaken: (Unicode.Scalar) -> Bool) -> String {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return String(taken)
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
