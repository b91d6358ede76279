import Foundation

/// A `multipart/form-data` body (RFC 7578): what generated routes send, and what `Session.upload` takes.
///
///     session.upload(
///         multipartFormData: { form in
///             form.append("Dusk", withName: "title")
///             form.append(photoURL, withName: "photo")
///         }, to: "https://api.example.com/photos")
///
/// Files and streams are not read before the body is sent. A body of more than `encodingMemoryThreshold` bytes is
/// never whole in memory, whatever its size, and every body can be sent again.
///
/// Nothing throws until the body is needed: the first mistake is kept, and is then the error of the request.
public struct MultipartFormData: Sendable {
    /// Up to this size a body is put together in memory, in bytes. A larger one is read from its files while it
    /// is sent.
    public static let encodingMemoryThreshold: Int64 = 10_000_000

    /// What stands between the parts. Random by default, so that no content can contain it by chance or by intent.
    public let boundary: String
    /// Whether a filename with characters outside ASCII is sent a second time as `filename*` (RFC 8187), for servers
    /// that read only that. False by default: RFC 7578, section 4.2 forbids it, and browsers send UTF-8.
    public var sendsExtendedFilenames = false
    /// Such as `multipart/mixed`.
    var mediaType = "multipart/form-data"
    var parts: [Part] = []
    /// The first mistake.
    private(set) var failure: RouterError?

    /// Starts a form without parts.
    ///
    /// - Parameter boundary: up to 70 characters (RFC 2046, section 5.1.1); nil makes a random one.
    public init(boundary: String? = nil) {
        self.boundary = boundary ?? "routergen." + UUID().uuidString
        if let boundary, !Self.isBoundary(boundary) {
            failure = RouterError(.encodingFailed("'\(boundary)' cannot separate parts"))
        }
    }

    /// The value of the `Content-Type` header.
    public var contentType: String {
        let isToken = HTTPHeader.isToken(boundary)
        return "\(mediaType); boundary=\(isToken ? boundary : "\"\(boundary)\"")"
    }

    /// Adds a field of text, as browsers send it: without a content type, in UTF-8.
    public mutating func append(_ text: String, withName name: String) {
        append(Part(name: name, text: text))
    }

    /// Adds bytes.
    ///
    /// - Parameters:
    ///   - fileName: what the server is told; nil sends none.
    ///   - mimeType: nil takes it from the filename's extension, and sends none where there is no filename.
    public mutating func append(
        _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil,
        headers: HTTPHeaders = HTTPHeaders()
    ) {
        let known = fileName.map { MediaType.forFilename($0) ?? MediaType.octetStream }
        append(
            Part(
                name: name, source: .data(data), filename: fileName,
                contentType: mimeType ?? known, headers: headers))
    }

    /// Adds a file, which is read when the body is sent.
    ///
    /// - Parameters:
    ///   - fileName: what the server is told; nil takes the last component of the URL.
    ///   - mimeType: nil takes it from the filename's extension, or `application/octet-stream`.
    public mutating func append(
        _ fileURL: URL, withName name: String, fileName: String? = nil, mimeType: String? = nil,
        headers: HTTPHeaders = HTTPHeaders()
    ) {
        let filename = fileName ?? fileURL.lastPathComponent
        append(
            Part(
                name: name, source: .file(fileURL), filename: filename,
                contentType: mimeType ?? MediaType.forFilename(filename) ?? MediaType.octetStream,
                headers: headers))
    }

    /// Adds what a stream yields, made and read anew whenever the body is sent. Where its length is known, so is that
    /// of the body.
    ///
    /// - Parameters:
    ///   - fileName: what the server is told; nil sends none.
    ///   - mimeType: nil takes it from the filename's extension, or `application/octet-stream`.
    public mutating func append(
        _ stream: TransportStream, withName name: String, fileName: String? = nil,
        mimeType: String? = nil, headers: HTTPHeaders = HTTPHeaders()
    ) {
        append(
            Part(
                name: name, source: .stream(stream), filename: fileName,
                contentType: mimeType ?? MediaType.forFilename(fileName) ?? MediaType.octetStream,
                headers: headers))
    }

    /// Adds a value as JSON.
    ///
    /// - Parameter encoder: nil is a `JSONEncoder` that sorts keys.
    public mutating func append(
        encoding value: some Encodable, withName name: String,
        mimeType: String = "application/json",
        encoder: JSONEncoder? = nil
    ) {
        do {
            let data = try (encoder ?? JSONParameterEncoder.default.encoder).encode(value)
            append(data, withName: name, mimeType: mimeType)
        } catch {
            fail(
                RouterError(
                    .encodingFailed("the part '\(name)' is no JSON"), underlyingError: error))
        }
    }

    mutating func append(_ part: Part) {
        if let contentType = part.contentType, !HTTPHeader.isFieldValue(contentType) {
            fail(RouterError(.invalidHeader(name: "Content-Type")))
        }
        for header in part.headers
        where !HTTPHeader.isToken(header.name) || !HTTPHeader.isFieldValue(header.value) {
            fail(RouterError(.invalidHeader(name: header.name)))
        }
        parts.append(part)
    }

    private mutating func fail(_ error: RouterError) { failure = failure ?? error }

    /// RFC 2046, section 5.1.1.
    private static func isBoundary(_ text: String) -> Bool {
        let others = "'()+_,-./:=? "
        return (1...70).contains(text.utf8.count) && !text.hasSuffix(" ")
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || others.unicodeScalars.contains(scalar))
            }
    }
}
