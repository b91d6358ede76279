import Foundation

/// A file in a `multipart/form-data` body (RFC 7578), or as a whole body.
public struct FilePart: Sendable, Hashable {
    /// Where the bytes come from.
    public enum Source: Sendable, Hashable {
        /// Bytes in memory.
        case data(Data)
        /// A file that is read when the request is made.
        case file(URL)
    }

    /// Where the bytes come from.
    public var source: Source
    /// The name that the server is told; nil sends none.
    public var filename: String?
    /// The media type, such as `image/png`.
    public var contentType: String {
        didSet { isContentTypeGiven = true }
    }
    /// Further headers of a part, behind its disposition and its media type.
    public var headers = HTTPHeaders()
    /// Whether the media type is the caller's word or known from the filename's extension.
    private var isContentTypeGiven: Bool

    /// Makes a part of bytes in memory.
    ///
    /// - Parameter contentType: nil takes it from the filename's extension, or
    ///   `application/octet-stream` where that says nothing.
    public init(data: Data, filename: String? = nil, contentType: String? = nil) {
        source = .data(data)
        self.filename = filename
        let known = contentType ?? MediaType.forFilename(filename)
        self.contentType = known ?? MediaType.octetStream
        isContentTypeGiven = known != nil
    }

    /// Makes a part of a file on disk.
    ///
    /// - Parameters:
    ///   - filename: nil takes the last component of the URL.
    ///   - contentType: nil takes it from the filename's extension, or `application/octet-stream`.
    public init(fileURL: URL, filename: String? = nil, contentType: String? = nil) {
        let filename = filename ?? fileURL.lastPathComponent
        source = .file(fileURL)
        self.filename = filename
        let known = contentType ?? MediaType.forFilename(filename)
        self.contentType = known ?? MediaType.octetStream
        isContentTypeGiven = known != nil
    }

    /// The media type that a description names, where nothing else is known about the file.
    mutating func setContentTypeUnlessGiven(_ contentType: String) {
        if !isContentTypeGiven { self.contentType = contentType }
    }
}
