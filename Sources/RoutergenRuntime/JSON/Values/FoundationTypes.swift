import Foundation

extension Decimal: JSONModel {
    /// Reads a number, exact up to 38 digits.
    public init(json: JSONReader) throws {
        self = try json.decimal()
    }

    /// Writes a number, exactly.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }
}

extension Date: JSONModel {
    /// Reads a string in RFC 3339; for other forms see `JSONObjectReader.date`.
    public init(json: JSONReader) throws {
        self = try json.document.tokens.usualDate(at: json.index) ?? json.date()
    }

    /// Writes a string in RFC 3339, in UTC, with a fraction only where there is one.
    public func write(json: inout JSONWriter) {
        json.write(self)
    }
}

extension URL: JSONModel {
    /// Reads a string that is a URL, absolute or relative (`/graphics/userpic.png`).
    ///
    /// The empty string is no URL; where a `URL?` is read it means nil, as `null` does.
    public init(json: JSONReader) throws {
        if let url = json.document.tokens.usualURL(at: json.index) {
            self = url
            return
        }
        guard let url = URL(string: try json.string()) else { throw json.mismatch("URL") }
        self = url
    }

    /// Writes a string: the whole URL where it has a base, as in parameters, and a relative one as it is.
    public func write(json: inout JSONWriter) {
        json.write(absoluteString)
    }
}

extension UUID: JSONModel {
    /// Reads a string of 36 characters (RFC 9562, section 4), in capital or small letters.
    public init(json: JSONReader) throws {
        guard let uuid = UUID(uuidString: try json.string()) else { throw json.mismatch("UUID") }
        self = uuid
    }

    /// Writes a string in small letters, as RFC 9562 has it.
    public func write(json: inout JSONWriter) {
        json.write(uuidString.lowercased())
    }
}

extension Data: JSONModel {
    /// Reads a string of base64 in the standard or the URL-safe alphabet, with or without padding
    /// (RFC 4648, sections 4 and 5), and without line breaks.
    public init(json: JSONReader) throws {
        self = try json.stringValue("base64 string") { Base64.data(utf8: $0) }
    }

    /// Writes a string of base64 in the standard alphabet, with padding.
    public func write(json: inout JSONWriter) {
        json.write(base64EncodedString())
    }
}
