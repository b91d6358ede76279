import Foundation

extension MultipartFormData {
    /// One field of the form.
    struct Part: Sendable {
        var name: String
        var source: BodySource
        var filename: String?
        /// Nil sends none: plain text fields have no content type, as browsers send them.
        var contentType: String?
        /// Further headers, behind the disposition and the media type.
        var headers = HTTPHeaders()

        init(
            name: String, source: BodySource, filename: String? = nil, contentType: String? = nil,
            headers: HTTPHeaders = HTTPHeaders()
        ) {
            self.name = name
            self.source = source
            self.filename = filename
            self.contentType = contentType
            self.headers = headers
        }

        init(name: String, file: FilePart) {
            self.init(
                name: name, source: BodySource(file.source), filename: file.filename,
                contentType: file.contentType, headers: file.headers)
        }

        init(name: String, text: String) {
            self.init(name: name, source: .data(Data(text.utf8)))
        }

        init(name: String, json: Data) {
            self.init(name: name, source: .data(json), contentType: MediaType.json)
        }
    }

    /// The parts of a value: one for each element of an array, `application/json` for objects.
    static func parts(named name: String, _ value: JSON) -> [Part] {
        switch value {
        case .null: []
        case .array(let elements):
            elements.flatMap { element in
                if case .array = element {
                    [Part(name: name, json: element.jsonData())]
                } else {
                    parts(named: name, element)
                }
            }
        case .object: [Part(name: name, json: value.jsonData())]
        case .bool(let value): [Part(name: name, text: value ? "true" : "false")]
        case .number(let number): [Part(name: name, text: number.text)]
        case .string(let text): [Part(name: name, text: text)]
        }
    }
}

extension MultipartFormData.Part {
    /// Headers that the part has anyway.
    private static let ownHeaders: Set = ["content-disposition", "content-type"]

    /// The headers of the part, each with its line end.
    func head(sendsExtendedFilenames: Bool) -> String {
        var head = "Content-Disposition: form-data; name=\"\(name.escapedForMultipart)\""
        if let filename {
            // In UTF-8 (RFC 7578, section 5.1).
            head += "; filename=\"\(filename.escapedForMultipart)\""
            if sendsExtendedFilenames, !filename.utf8.allSatisfy({ $0 < 0x80 }) {
                head += "; filename*=UTF-8''\(filename.extendedValue)"
            }
        }
        head += "\r\n"
        if let contentType { head += "Content-Type: \(contentType)\r\n" }
        for header in headers where !Self.ownHeaders.contains(header.name.lowercased()) {
            head += "\(header.name): \(header.value)\r\n"
        }
        return head
    }
}

extension String {
    /// Escapes what would end a quoted name, as the HTML standard says: `"` → `%22`, CR → `%0D`, LF → `%0A`.
    fileprivate var escapedForMultipart: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "%22"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            case "\0": text += "%00"
            default: text.unicodeScalars.append(scalar)
            }
        }
        // Parsers that know quoted pairs (RFC 9110, section 5.6.4) would take the closing quote for text.
        return text.hasSuffix("\\") ? text.dropLast() + "%5C" : text
    }

    /// The text as RFC 8187, section 3.2.1 has it, without the charset: `é.png` → `%C3%A9.png`.
    fileprivate var extendedValue: String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte.isUnreserved || "!#$&+^`|".utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes.appendEncoded(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
