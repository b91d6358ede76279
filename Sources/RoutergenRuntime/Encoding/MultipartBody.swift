import Foundation

/// A `multipart/form-data` body (RFC 7578). Files stay on disk until the body is encoded.
struct MultipartBody: Sendable {
    /// One field of the form.
    struct Part: Sendable {
        var name: String
        var file: FilePart
        /// Plain text fields have no content type, as browsers send them.
        var showsContentType = true

        init(name: String, file: FilePart) {
            self.name = name
            self.file = file
        }

        init(name: String, text: String) {
            self.name = name
            file = FilePart(data: Data(text.utf8))
            showsContentType = false
        }

        init(name: String, json: Data) {
            self.name = name
            file = FilePart(data: json, contentType: MediaType.json)
        }

        mutating func setContentType(_ contentType: String) {
            file.contentType = contentType
            showsContentType = true
        }
    }

    var parts: [Part] = []
    /// Random, so that no content can contain it by chance or by intent.
    let boundary = "routergen." + UUID().uuidString

    var mediaType = "multipart/form-data"

    var contentType: String { "\(mediaType); boundary=\(boundary)" }

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

    /// All parts as bytes.
    func encoded() throws(RouterError) -> Data {
        var data = Data()
        for part in parts {
            data.append(contentsOf: "--\(boundary)\r\n".utf8)
            data.append(contentsOf: part.head.utf8)
            data.append(contentsOf: "\r\n".utf8)
            data.append(try part.file.read())
            data.append(contentsOf: "\r\n".utf8)
        }
        data.append(contentsOf: "--\(boundary)--\r\n".utf8)
        return data
    }
}

extension MultipartBody.Part {
    /// Headers that the part has anyway.
    private static let ownHeaders: Set = ["content-disposition", "content-type"]

    /// The headers of the part, each with its line end.
    fileprivate var head: String {
        var head = "Content-Disposition: form-data; name=\"\(name.escapedForMultipart)\""
        if let filename = file.filename {
            // In UTF-8; RFC 7578, section 4.2 forbids `filename*` here.
            head += "; filename=\"\(filename.escapedForMultipart)\""
        }
        head += "\r\n"
        if showsContentType { head += "Content-Type: \(file.contentType)\r\n" }
        for header in file.headers where !Self.ownHeaders.contains(header.name.lowercased()) {
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
}
