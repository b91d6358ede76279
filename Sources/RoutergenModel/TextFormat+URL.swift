extension TextFormat {
    /// A URL, absolute or relative, that every URL parser takes as it is (RFC 3986): no character
    /// needs an escape, and the host is a name or an IPv4 address.
    package static func isURL(_ text: String) -> Bool {
        let allowed = "-._~:/?#@!$&'()*+,;=%"
        let isPlain = text.utf8.allSatisfy {
            isLetter($0) || isDigit($0) || allowed.utf8.contains($0)
        }
        guard !text.isEmpty, isPlain, hasWholeEscapes(text),
            text.utf8.count(where: { $0 == UInt8(ascii: "#") }) <= 1
        else { return false }
        let beforePath = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        var rest = text[...]
        if let colon = beforePath.firstIndex(of: ":") {
            guard isScheme(text[..<colon]) else { return false }
            rest = text[colon...].dropFirst()
        }
        guard rest.hasPrefix("//") else { return true }
        return isAuthority(rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" })
    }

    /// Two hexadecimal digits behind each `%`.
    private static func hasWholeEscapes(_ text: String) -> Bool {
        text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
            $0.prefix(2).count == 2 && $0.prefix(2).allSatisfy(\.isHexDigit)
        }
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy {
            isLetter($0) || isDigit($0) || "+-.".utf8.contains($0)
        }
    }

    /// A host, perhaps with a port and with a user in front.
    private static func isAuthority(_ text: Substring) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count <= 2, let host = parts.last else { return false }
        let names = host.split(separator: ":", omittingEmptySubsequences: false)
        guard names.count <= 2, let name = names.first, !name.isEmpty else { return false }
        let isName = name.utf8.allSatisfy {
            isLetter($0) || isDigit($0) || "-._~".utf8.contains($0)
        }
        let port = names.dropFirst().first ?? "0"
        return isName && UInt16(port) != nil && port.utf8.allSatisfy(isDigit)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
