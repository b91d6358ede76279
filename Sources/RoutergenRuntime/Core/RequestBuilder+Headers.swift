import Foundation

// Headers, cookies and credentials.
extension RequestBuilder {
    /// Sets a header, in place of one of the same name; `nil` and an empty array set nothing.
    ///
    /// A name or value with characters that HTTP does not allow, such as a line feed, is refused.
    public mutating func header(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard
    ) {
        header(name, value.content(in: style), style: style)
    }

    mutating func header(_ name: String, _ content: ParameterContent, style: ParameterStyle) {
        guard !content.isNothing else { return }
        setHeader(name, content.joined(style))
    }

    /// Adds a cookie to the `Cookie` header; `nil` and an empty array add nothing. In the style `.repeat` each
    /// element of an array is a cookie of that name, and each field of an object one of its own name.
    ///
    /// Characters that RFC 6265 does not allow in a cookie's value are percent-encoded; a control
    /// character is refused.
    public mutating func cookie(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard
    ) {
        cookie(name, value.content(in: style), style: style)
    }

    mutating func cookie(_ name: String, _ content: ParameterContent, style: ParameterStyle) {
        guard !content.isNothing else { return }
        if style == .repeat {
            for item in content.items(named: name, style: style) { cookie(item.name, [item.text]) }
        } else {
            cookie(name, content.flattened, style.delimiter)
        }
    }

    private mutating func cookie(
        _ name: String, _ texts: [String], _ delimiter: ParameterStyle.Delimiter = .comma
    ) {
        guard HTTPHeader.isToken(name), texts.allSatisfy(HTTPHeader.isFieldValue) else {
            return fail(.invalidHeader(name: "Cookie"))
        }
        if !cookies.isEmpty { cookies += "; " }
        cookies += name + "="
        cookies += texts.map(cookieValue).joined(separator: delimiter.urlText)
    }

    /// Sets `Authorization: Bearer …` (RFC 6750); `nil` sets nothing.
    public mutating func bearer(_ token: String?) {
        guard let token else { return }
        setHeader("Authorization", "Bearer \(token)")
    }

    /// Sets `Authorization: Basic …` (RFC 7617); `nil` sets nothing.
    public mutating func basic(_ credential: BasicCredential?) {
        guard let credential else { return }
        guard !credential.username.contains(":") else {
            return fail(.invalidParameter(name: "username", problem: "contains a colon"))
        }
        setHeader("Authorization", credential.headerValue)
    }

    /// Sends a key as a header; `nil` sends nothing.
    public mutating func apiKey(header name: String, _ key: String?) { header(name, key) }

    /// Sends a key as a query item; `nil` sends nothing.
    public mutating func apiKey(query name: String, _ key: String?) { query(name, key) }

    /// Sends a key as a cookie; `nil` sends nothing.
    public mutating func apiKey(cookie name: String, _ key: String?) { cookie(name, key) }

    private mutating func setHeader(_ name: String, _ value: String) {
        guard HTTPHeader.isToken(name), HTTPHeader.isFieldValue(value) else {
            return fail(.invalidHeader(name: name))
        }
        if name.isSameHeaderName(as: "Cookie") {
            cookies += cookies.isEmpty ? value : "; \(value)"
        } else {
            headers.add(name: name, value: value)
        }
    }
}

extension ParameterContent {
    /// Whether nothing is sent for the value: `nil`, an empty array, an array of `nil`s.
    var isNothing: Bool {
        if case .text = self { false } else { flattened.isEmpty }
    }
}

/// Encodes what RFC 6265, section 4.1.1 does not allow in a cookie's value. `%` stays, so that a value that
/// a server has set goes back as it came.
private func cookieValue(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: bytes.append(byte)
        default: bytes.appendEncoded(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
