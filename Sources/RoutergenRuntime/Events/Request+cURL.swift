import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Request {
    /// The request as a command for a shell, which can be pasted and run, with the secrets replaced by `***`.
    ///
    ///     curl --request POST \
    ///         --header 'Authorization: Bearer ***' \
    ///         --data-raw 'page=2' \
    ///         'https://api.example.com/photos'
    ///
    /// It is the request of the present attempt, as adapters left it. A body that is no text, and the body of an
    /// upload, are named and not shown.
    ///
    /// - Parameter redaction: what is taken out; `.none` gives a command that works, with everything in it.
    public func cURLDescription(redaction: Redaction = Redaction()) -> String {
        guard let request, request.url != nil else { return "# no request could be made" }
        return request.cURLDescription(redaction: redaction)
    }
}

extension URLRequest {
    /// The request as a command for a shell; see `Request.cURLDescription(redaction:)`.
    public func cURLDescription(redaction: Redaction = Redaction()) -> String {
        guard let url else { return "# a request without a URL" }
        var words = ["curl"]
        let method = httpMethod ?? "GET"
        if method == "HEAD" {
            words.append("--head")
        } else if method != "GET" || httpBody != nil {
            words.append("--request \(Shell.quoted(method))")
        }
        let fields = (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
        for (name, value) in fields {
            let header = "\(name): \(redaction.header(name, value))"
            words.append("--header \(Shell.quoted(header))")
        }
        if let httpBody, !httpBody.isEmpty {
            let body = redaction.body(
                httpBody, contentType: value(forHTTPHeaderField: "Content-Type"))
            if let text = Shell.text(body) {
                words.append("--data-raw \(Shell.quoted(text))")
            } else {
                words.append("--data-binary '@body-of-\(httpBody.count)-bytes'")
            }
        }
        words.append(Shell.quoted(redaction.url(url)))
        return words.joined(separator: " \\\n    ")
    }
}

/// Words of a POSIX shell.
private enum Shell {
    /// A word in single quotes, in which nothing has a meaning but the quote itself: `it's` → `'it'\''s'`.
    static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// Text that can stand in a command; nil for what is no UTF-8 or has a zero byte.
    static func text(_ data: Data) -> String? {
        guard !data.contains(0) else { return nil }
        return String(data: data, encoding: .utf8)
    }
}
