import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests of the routes of `Gallery`, as somebody writes them with `URLComponents`.
struct HandWrittenRequests {
    let baseURL: String
    let token: String

    func photo(id: Int) throws -> URLRequest {
        try request("/photos/\(id)")
    }

    func searchPhotos(
        term: String, tags: [String], page: Int, pageSize: Int, nested: Bool?
    ) throws -> URLRequest {
        var items = [
            URLQueryItem(name: "term", value: term),
            URLQueryItem(name: "tags", value: tags.joined(separator: ",")),
            URLQueryItem(name: "page", value: String(page)),
            URLQueryItem(name: "size", value: String(pageSize)),
        ]
        if let nested { items.append(URLQueryItem(name: "nested", value: String(nested))) }
        return try request("/photos", items)
    }

    func comments(
        album: String, id: Int, page: Int, requestID: String, entityTag: String?
    ) throws -> URLRequest {
        var request = try request(
            "/albums/\(album)/photos/\(id)/comments",
            [URLQueryItem(name: "page", value: String(page))])
        request.setValue(requestID, forHTTPHeaderField: "X-Request-ID")
        if let entityTag { request.setValue(entityTag, forHTTPHeaderField: "If-None-Match") }
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        return request
    }

    private func request(_ path: String, _ items: [URLQueryItem] = []) throws -> URLRequest {
        guard var components = URLComponents(string: baseURL) else { throw URLError(.badURL) }
        components.path += path
        if !items.isEmpty { components.queryItems = items }
        guard let url = components.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }
}
