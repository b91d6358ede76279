/// The text of JSON pointers (RFC 6901), also as they stand in the fragment of a URI (section 6).
enum JSONPointer {
    /// A token as a pointer writes it: `~` is `~0`, `/` is `~1`.
    static func escaped(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") })
        else { return token }
        return token.map { character in
            switch character {
            case "~": "~0"
            case "/": "~1"
            default: String(character)
            }
        }
        .joined()
    }

    /// The tokens of a pointer that begins with `/`, unescaped.
    static func tokens(_ pointer: String) -> [String] {
        guard pointer.utf8.first == UInt8(ascii: "/") else { return [] }
        var tokens: [String] = []
        var rest = pointer.utf8.dropFirst()
        while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
            tokens.append(unescaped(Substring(rest[..<slash])))
            rest = rest[rest.index(after: slash)...]
        }
        tokens.append(unescaped(Substring(rest)))
        return tokens
    }

    private static func unescaped(_ token: Substring) -> String {
        guard token.utf8.contains(UInt8(ascii: "~")) else { return String(token) }
        var text = ""
        var rest = token
        while let tilde = rest.firstIndex(of: "~") {
            text += rest[..<tilde]
            let behind = rest[rest.index(after: tilde)...]
            switch behind.first {
            case "0": text += "~"
            case "1": text += "/"
            // Not a pointer by the letter: the tilde stands for itself.
            default:
                text += "~"
                rest = behind
                continue
            }
            rest = behind.dropFirst()
        }
        return text + rest
    }

    /// The pointer of tokens, for messages.
    static func text(_ tokens: [String]) -> String {
        tokens.map { "/" + escaped($0) }.joined()
    }
}
