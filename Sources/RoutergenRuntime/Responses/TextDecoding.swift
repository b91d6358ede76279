import Foundation

/// Text of a body (RFC 9110, section 8.3.2).
enum TextDecoding {
    /// The text of a body, by the encoding given, the charset of the content type, or else as UTF-8. A byte
    /// order mark is dropped, and never decides.
    static func text(
        of data: Data, contentType: String?, encoding: String.Encoding? = nil
    ) throws(RouterError) -> String {
        let charset = encoding == nil ? contentType.flatMap(charset) : nil
        guard let encoding = encoding ?? (charset.map(Self.encoding) ?? .utf8) else {
            throw RouterError(.decodingFailed("the charset \(charset ?? "") is not known"))
        }
        guard let text = decode(data, as: encoding) else {
            throw RouterError(
                .decodingFailed("the answer is no text in \(charset ?? "\(encoding)")"))
        }
        return text
    }

    /// The text without its byte order mark, which Foundation keeps in some encodings.
    private static func decode(_ data: Data, as encoding: String.Encoding) -> String? {
        // Foundation reads half a character as none.
        guard data.count.isMultiple(of: unitSize(encoding)),
            let text = String(data: data, encoding: encoding)
        else { return nil }
        return text.unicodeScalars.first == "\u{FEFF}"
            ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// How many bytes make the smallest character.
    private static func unitSize(_ encoding: String.Encoding) -> Int {
        switch encoding {
        case .utf16, .utf16LittleEndian, .utf16BigEndian: 2
        case .utf32, .utf32LittleEndian, .utf32BigEndian: 4
        default: 1
        }
    }

    /// The charset of a content type, in lower case: `text/html; charset="GBK"` → `gbk`.
    static func charset(of contentType: String) -> String? {
        for parameter in contentType.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0].lowercased() == "charset" else { continue }
            return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")).lowercased()
        }
        return nil
    }

    /// The encoding of a charset's name in IANA's registry; nil for one that we do not know.
    static func encoding(of charset: String) -> String.Encoding? {
        encodings[charset]
    }

    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8,
        // Every ASCII text is UTF-8, and what calls itself ASCII often is.
        "us-ascii": .utf8, "ascii": .utf8,
        "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
        "utf-32": .utf32, "utf-32le": .utf32LittleEndian, "utf-32be": .utf32BigEndian,
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
        "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
        "windows-1254": .windowsCP1254, "macintosh": .macOSRoman,
        "iso-8859-5": .coreFoundation(0x0205), "iso-8859-7": .coreFoundation(0x0207),
        "iso-8859-8": .coreFoundation(0x0208), "iso-8859-9": .coreFoundation(0x0209),
        "iso-8859-15": .coreFoundation(0x020F), "windows-1255": .coreFoundation(0x0505),
        "windows-1256": .coreFoundation(0x0506), "windows-1257": .coreFoundation(0x0507),
        "windows-1258": .coreFoundation(0x0508),
        // The first has Microsoft's additions, which servers send by all of these names.
        "shift_jis": .shiftJIS, "x-sjis": .shiftJIS, "windows-31j": .shiftJIS,
        // The number of Foundation's own constant has no converter on Linux.
        "euc-jp": .coreFoundation(0x0930), "iso-2022-jp": .iso2022JP,
        "gb18030": .coreFoundation(0x0632), "gbk": .coreFoundation(0x0632),
        "gb2312": .coreFoundation(0x0632), "big5": .coreFoundation(0x0A03),
        "euc-kr": .coreFoundation(0x0940), "koi8-r": .coreFoundation(0x0A02),
    ]
}

extension String.Encoding {
    /// An encoding by its number in Core Foundation, which Foundation takes with the top bit set.
    fileprivate static func coreFoundation(_ number: UInt) -> String.Encoding {
        String.Encoding(rawValue: 0x8000_0000 | number)
    }
}
