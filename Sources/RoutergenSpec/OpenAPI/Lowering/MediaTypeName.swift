/// A media type as a description names it: `application/vnd.github+json; charset=utf-8`.
struct MediaTypeName {
    /// As written.
    let text: String
    /// In lower case, without parameters.
    let essence: String

    init(_ text: String) {
        self.text = text
        if text == "application/json" {
            // Nearly all bodies and answers.
            essence = text
            return
        }
        let parts = text.utf8.split(separator: UInt8(ascii: ";"), maxSplits: 1)
        let name = parts.first.map { String(Substring($0)) } ?? text
        let lowered = name.lowercased()
        let hasNoBlanks = lowered.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
        essence = hasNoBlanks ? lowered : lowered.filter { !$0.isWhitespace }
    }

    /// What stands behind the slash, without `+json`; empty for plain JSON.
    var subtype: String {
        let word = essence.drop { $0 != "/" }.dropFirst()
        if word == "json" { return "" }
        return String(word.hasSuffix("+json") ? word.dropLast("+json".count) : word)
    }

    var isWildcard: Bool { essence.utf8.contains(UInt8(ascii: "*")) }

    /// JSON, by its own name or by suffix (RFC 6839).
    var isJSON: Bool {
        essence.hasSuffix("/json") || essence.hasSuffix("+json") || essence == "*/*+json"
    }

    var isForm: Bool { essence == "application/x-www-form-urlencoded" }
    /// Several parts with names: `multipart/form-data`, `multipart/mixed`.
    var isMultipart: Bool { essence.hasPrefix("multipart/") }

    /// JSON texts one behind the other: JSON lines, RFC 7464.
    var isJSONSequence: Bool {
        [
            "application/jsonl", "application/jsonlines", "application/x-jsonlines",
            "application/ndjson", "application/x-ndjson", "application/json-seq",
        ]
        .contains(essence) || essence.hasSuffix("+json-seq")
    }

    var isText: Bool { essence.hasPrefix("text/") && !isXML }

    var isXML: Bool {
        essence.hasSuffix("/xml") || essence.hasSuffix("+xml")
    }

    /// Another notation of what JSON says: whoever reads the one needs no other.
    var isLikeJSON: Bool {
        let word = subtype.hasPrefix("x-") ? subtype.dropFirst(2) : subtype[...]
        return isXML
            || ["yaml", "msgpack", "cbor"].contains { word == $0 || word.hasSuffix("+\($0)") }
    }

    /// What is bytes by nature, so that nothing is lost when it is given as bytes.
    var isBinary: Bool {
        ["image/", "audio/", "video/", "font/"].contains { essence.hasPrefix($0) }
            || [
                "application/octet-stream", "application/pdf", "application/zip",
                "application/gzip", "application/x-tar", "application/x-gzip",
            ]
            .contains(essence)
    }
}
