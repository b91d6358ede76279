import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A file that was cut off, and what a server needs to know to send the rest. It has no headers of the request, which
/// may carry credentials.
struct PartialDownload: Codable, Sendable, Hashable {
    var url: URL
    var fileURL: URL
    /// A strong entity tag, or else the date of the last change (RFC 9110, section 13.1.5).
    var validator: String

    /// What the answer to a request for a URL allows to go on from; nil where it does not.
    init?(_ response: HTTPURLResponse, to url: URL, fileURL: URL) {
        func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
        guard response.statusCode == 200 || response.statusCode == 206,
            header("Content-Encoding").map({ $0.lowercased() == "identity" }) ?? true,
            header("Accept-Ranges")?.lowercased() != "none"
        else { return nil }
        let tag = header("ETag").flatMap { $0.hasPrefix("W/") ? nil : $0 }
        guard let validator = tag ?? header("Last-Modified") else { return nil }
        self.url = url
        self.fileURL = fileURL
        self.validator = validator
    }

    /// Reads what `data` wrote.
    ///
    /// - Throws: `RouterError` with `.decodingFailed`.
    init(_ data: Data) throws(RouterError) {
        do {
            self = try PropertyListDecoder().decode(PartialDownload.self, from: data)
        } catch {
            throw RouterError(
                .decodingFailed("the data to resume a download from is damaged"),
                underlyingError: error)
        }
    }

    var data: Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try? encoder.encode(self)
    }
}

/// The `Content-Range` of a part: `bytes 5-9/10` (RFC 9110, section 14.4).
struct ContentRange {
    var start: Int64
    /// How many bytes stand behind the part; 0 where the server does not say.
    var missingCount: Int64 = 0

    init?(_ response: HTTPURLResponse) {
        guard let text = response.value(forHTTPHeaderField: "Content-Range") else { return nil }
        let words = text.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bytes",
            let start = words[1].split(separator: "-").first.flatMap({ Int64($0) }), start >= 0
        else { return nil }
        self.start = start
        let numbers = words[1].split { $0 == "-" || $0 == "/" }.map { Int64($0) }
        if numbers.count == 3, let end = numbers[1], let total = numbers[2], end >= start {
            missingCount = max(0, total - 1 - end)
        }
    }
}
