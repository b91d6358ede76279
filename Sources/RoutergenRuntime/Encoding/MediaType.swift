/// Media types that the runtime names itself.
enum MediaType {
    static let json = "application/json"
    static let form = "application/x-www-form-urlencoded"
    static let propertyList = "application/x-plist"
    static let text = "text/plain; charset=utf-8"
    static let octetStream = "application/octet-stream"

    /// Whether texts of a media type begin with a record separator (RFC 7464, section 2.2).
    static func isJSONSequence(_ mediaType: String) -> Bool {
        let essence = mediaType.prefix { $0 != ";" && $0 != " " }.lowercased()
        return essence == "application/json-seq" || essence.hasSuffix("+json-seq")
    }

    /// The media type of a file, by its extension; nil when that is unknown.
    static func forFilename(_ filename: String?) -> String? {
        guard let filename, let dot = filename.lastIndex(of: ".") else { return nil }
        return byExtension[filename[filename.index(after: dot)...].lowercased()]
    }

    private static let byExtension: [String: String] = {
        var types: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for fileExtension in words.dropFirst() {
                types[String(fileExtension)] = String(words[0])
            }
        }
        return types
    }()
}
