import Foundation

/// The parts of a multipart body.
open class MultipartFormData {
    public let boundary: String
    private var parts: [(headers: HTTPHeaders, data: Data)] = []

    public init(fileManager: FileManager = .default, boundary: String? = nil) {
        self.boundary = boundary ?? "stand-in"
    }

    open lazy var contentType: String = "multipart/form-data; boundary=\(boundary)"

    public func append(
        _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
    ) {
        var disposition = "form-data; name=\"\(name)\""
        if let fileName { disposition += "; filename=\"\(fileName)\"" }
        var headers = HTTPHeaders([.contentDisposition(disposition)])
        if let mimeType { headers.add(.contentType(mimeType)) }
        parts.append((headers, data))
    }

    public func append(_ stream: InputStream, withLength length: UInt64, headers: HTTPHeaders) {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1024)
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
            data.append(contentsOf: buffer[..<count])
        }
        parts.append((headers, data))
    }

    public func encode() throws -> Data {
        var body = Data()
        for part in parts {
            body += Data("--\(boundary)\r\n".utf8)
            for header in part.headers { body += Data("\(header.name): \(header.value)\r\n".utf8) }
            body += Data("\r\n".utf8) + part.data + Data("\r\n".utf8)
        }
        return body + Data("--\(boundary)--\r\n".utf8)
    }
}
