import Foundation

// The path and the query, and the URL that they make with the base URL.
extension RequestBuilder {
    /// Sends the request to a server of the route's own in place of the base URL.
    ///
    /// Where the application has a base URL other than the description's, an absolute URL changes nothing,
    /// so that a test's server gets every request.
    ///
    /// - Parameters:
    ///   - url: absolute, or relative to the base URL: `/v2`.
    ///   - override: what the application wants instead; it always applies.
    public mutating func server(_ url: String, override: String? = nil) {
        if let override {
            baseURL = override
        } else if URLText(url) != nil || url.hasPrefix("//") {
            guard usesOwnServers else { return }
            baseURL = url.hasPrefix("//") ? scheme + url : url
        } else if let base = URL(string: baseURL), let own = URLText.url(url, relativeTo: base) {
            baseURL = own.absoluteString
        } else {
            fail(.invalidURL(url))
        }
    }

    /// `https:`
    private var scheme: String {
        baseURL.firstIndex(of: ":").map { String(baseURL[...$0]) } ?? ""
    }

    /// Appends text of the description to the path; what no URL may contain is percent-encoded.
    public mutating func path(_ text: String) {
        pathBytes.appendURLText(text.utf8)
    }

    /// Appends a value to the path. It never leaves its segment: `/`, `?`, `#` and `%` are encoded.
    ///
    /// A value that is empty is refused, since its segment would vanish; so is one that makes its segment
    /// `.` or `..`, since no encoding keeps clients, proxies and servers from resolving that.
    ///
    /// - Parameter allowReserved: whether reserved characters that cannot end the segment, such as `:` and `@`,
    ///   are sent as they are.
    public mutating func segment(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard,
        allowReserved: Bool = false
    ) {
        segment(name, value.content(in: style), style: style, allowReserved: allowReserved)
    }

    mutating func segment(
        _ name: String, _ content: ParameterContent, style: ParameterStyle,
        allowReserved: Bool = false
    ) {
        let start = pathBytes.count
        pathBytes.appendSegment(
            named: name, content, style: style, escaping: allowReserved ? .segment : .all)
        if pathBytes.count == start {
            fail(.invalidParameter(name: name, problem: "is empty and cannot be part of the path"))
        } else if pathBytes[start...].allSatisfy({ $0 == UInt8(ascii: ".") }) {
            dotValueName = name
        }
    }

    /// Adds a query item; `nil` and an empty array add nothing.
    ///
    /// - Parameter allowReserved: whether reserved characters that cannot end the item, such as `/` and `:`,
    ///   are sent as they are.
    public mutating func query(
        _ name: String, _ value: some ParameterValue, style: ParameterStyle = .standard,
        allowReserved: Bool = false
    ) {
        queryBytes.appendItems(
            named: name, value.content(in: style), style: style,
            escaping: allowReserved ? .query : .all)
    }

    /// Adds a value that is a query of its own (OpenAPI 3.2, `in: querystring`): an item for each field of
    /// an object, or the text of a style such as `.json` as it is. `nil` adds nothing.
    public mutating func queryString(
        _ value: some ParameterValue, style: ParameterStyle = .repeat
    ) {
        switch value.content(in: style) {
        case .absent: break
        case .text(let text):
            if !queryBytes.isEmpty { queryBytes.append(.ampersand) }
            queryBytes.appendPercentEncoded(text)
        case .fields(let fields):
            for field in fields {
                queryBytes.appendItems(named: field.name, field.content, style: style)
            }
        case .list: fail(.encodingFailed("the query is a \(type(of: value)), which has no fields"))
        }
    }

    /// The URL of the base, the path and the query.
    func url() throws(RouterError) -> URL {
        guard let base = URLText(baseURL) else { throw RouterError(.invalidURL(baseURL)) }
        let pathEnd =
            pathBytes.firstIndex { $0 == .questionMark || $0 == .hash } ?? pathBytes.endIndex
        let path = pathBytes[..<pathEnd]
        try refuseDotSegments(of: path)

        var bytes: [UInt8] = []
        bytes.reserveCapacity(baseURL.utf8.count + pathBytes.count + queryBytes.count + 3)
        bytes.append(contentsOf: base.origin)
        bytes.appendURLText(base.path)
        bytes.appendJoined(path)
        var query: [UInt8] = []
        if let baseQuery = base.query { query.appendURLText(baseQuery) }
        query.appendItem(pathQuery(from: pathEnd))
        if query.isEmpty {
            query = queryBytes
        } else {
            query.appendItem(queryBytes[...])
        }
        if !query.isEmpty {
            bytes.append(.questionMark)
            bytes.append(contentsOf: query)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let url = URL(string: text) else { throw RouterError(.invalidURL(text)) }
        return url
    }

    /// The query in the text of the path; a fragment is for clients and is not sent.
    private func pathQuery(from pathEnd: Int) -> ArraySlice<UInt8> {
        let rest = pathBytes[pathEnd...]
        guard rest.first == .questionMark else { return [] }
        return rest.dropFirst().prefix { $0 != .hash }
    }

    private func refuseDotSegments(of path: ArraySlice<UInt8>) throws(RouterError) {
        guard let dotValueName else { return }
        let dot = UInt8(ascii: ".")
        for segment in path.split(separator: .slash) where segment.count <= 2 {
            guard segment.allSatisfy({ $0 == dot }) else { continue }
            let text = String(decoding: segment, as: UTF8.self)
            throw RouterError(
                .invalidParameter(
                    name: dotValueName, problem: "makes the path segment '\(text)', which gets lost"
                ))
        }
    }
}

extension [UInt8] {
    /// Appends a path to one that is there, with exactly one slash between them.
    fileprivate mutating func appendJoined(_ path: ArraySlice<UInt8>) {
        guard let first = path.first else { return }
        switch (last == .slash, first == .slash) {
        case (true, true): append(contentsOf: path.dropFirst())
        case (false, false):
            append(.slash)
            append(contentsOf: path)
        default: append(contentsOf: path)
        }
    }

    /// Appends items to a query that may be empty.
    fileprivate mutating func appendItem(_ items: ArraySlice<UInt8>) {
        guard !items.isEmpty else { return }
        if !isEmpty { append(.ampersand) }
        append(contentsOf: items)
    }
}
