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
        let fileExtension = filename[filename.index(after: dot)...].lowercased()
        return byExtension[fileExtension]
    }

    /// What people upload; a longer table would still not be complete.
    private static let byExtension = [
        "7z": "application/x-7z-compressed", "aac": "audio/aac", "avif": "image/avif",
        "bmp": "image/bmp", "css": "text/css", "csv": "text/csv", "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "heif": "image/heif",
        "htm": "text/html", "html": "text/html", "jpeg": "image/jpeg", "jpg": "image/jpeg",
        "js": "text/javascript", "json": "application/json", "m4a": "audio/mp4",
        "m4v": "video/x-m4v", "md": "text/markdown", "mov": "video/quicktime", "mp3": "audio/mpeg",
        "mp4": "video/mp4", "mpeg": "video/mpeg", "ogg": "audio/ogg", "pdf": "application/pdf",
        "plist": "application/x-plist", "png": "image/png",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "rtf": "application/rtf", "svg": "image/svg+xml", "tar": "application/x-tar",
        "tif": "image/tiff", "tiff": "image/tiff", "txt": "text/plain", "wav": "audio/wav",
        "webm": "video/webm", "webp": "image/webp",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "xml": "application/xml", "yaml": "application/yaml", "yml": "application/yaml",
        "zip": "application/zip",
    ]
}
