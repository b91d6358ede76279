import Foundation

extension MultipartFormData {
    /// How long the body is, in bytes, with boundaries and headers; nil where a stream does not say, or a file cannot
    /// be read.
    public var contentLength: Int64? { (try? body())?.length }

    /// The whole body in memory.
    ///
    /// - Throws: `RouterError`: the first mistake, or a file or stream that cannot be read, or that is not as long as
    ///   was announced.
    public func encode() throws -> Data { try body().data() }

    /// Writes the body to a file without having it whole in memory.
    ///
    /// - Throws: `RouterError`, and what Foundation throws where the file cannot be written; what has been
    ///   written is then removed.
    public func writeEncodedData(to fileURL: URL) throws { try body().write(to: fileURL) }

    /// The parts with what stands between them.
    ///
    /// - Throws: the first mistake, or `.fileUnreadable`.
    func body() throws(RouterError) -> SegmentedBody {
        if let failure { throw failure }
        var body = SegmentedBody()
        for part in parts {
            let head = part.head(sendsExtendedFilenames: sendsExtendedFilenames)
            body.append(text: "--\(boundary)\r\n\(head)\r\n")
            try body.append(part.source)
            body.append(text: "\r\n")
        }
        body.append(text: "--\(boundary)--\r\n")
        return body
    }
}
