import Foundation

/// Reads the name of a file in `Content-Disposition` (RFC 6266).
enum ContentDisposition {
    /// The name: `filename*`, which says its charset (RFC 8187), before `filename`; nil where there is none.
    static func filename(in value: String) -> String? {
        var plain: String?
        var extended: String?
        for (name, value) in parameters(of: value) {
            switch name {
            case "filename": plain = plain ?? value
            case "filename*": extended = extended ?? text(ofExtended: value)
            default: break
            }
        }
        return extended ?? plain
    }

    /// What stands behind the type, with names in small letters: `attachment; filename="a \"b\".txt"`.
    private static func parameters(of value: String) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        var rest = value.drop { $0 != ";" }
        while rest.first == ";" {
            rest = rest.dropFirst()
            let name = rest.prefix { $0 != "=" && $0 != ";" }
            rest = rest[name.endIndex...]
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
            let text = rest.first == "\"" ? quoted(&rest) : plain(&rest)
            parameters.append((name.trimmingCharacters(in: .whitespaces).lowercased(), text))
        }
        return parameters
    }

    private static func plain(_ rest: inout Substring) -> String {
        let text = rest.prefix { $0 != ";" }
        rest = rest[text.endIndex...]
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// A text in quotes, which may lack the last one, and whatever stands between that and the next parameter.
    private static func quoted(_ rest: inout Substring) -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
            // Browsers write `%22` for a quote, so a backslash before anything else is one of Windows.
            if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
                text.append(next)
                rest = rest.dropFirst()
            } else {
                text.append(character)
            }
        }
        rest = rest.drop { $0 != ";" }
        return text
    }

    /// `UTF-8'en'%e2%82%ac` → `€`; nil where the charset is another one than those that everybody has to know.
    private static func text(ofExtended value: String) -> String? {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        switch parts[0].lowercased() {
        case "utf-8": return parts[2].removingPercentEncoding
        case "iso-8859-1":
            return String(parts[2]).removingPercentEncoding(encoding: .isoLatin1)
        default: return nil
        }
    }
}

extension String {
    /// With the bytes that percent signs stand for; nil where they are no text of the encoding.
    fileprivate func removingPercentEncoding(encoding: String.Encoding) -> String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let text = String(digits), let value = UInt8(text, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(data: Data(bytes), encoding: encoding)
    }
}
