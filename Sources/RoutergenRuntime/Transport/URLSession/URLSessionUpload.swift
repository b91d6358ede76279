import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The body of a request in the words of `URLSession`.
struct URLSessionUpload: Sendable {
    private enum Source {
        case none
        case data(Data)
        case file(URL)
    }

    private let source: Source
    /// In bytes; nil when there is no body.
    let length: Int64?

    /// - Throws: `.bodyUnreadable`.
    init(_ body: TransportBody) throws(TransportError) {
        switch body {
        case .none:
            (source, length) = (.none, nil)
        case .data(let data):
            (source, length) = (.data(data), Int64(data.count))
        case .file(let url):
            do {
                // `resourceValues` follows no symbolic link, and a body may well be one.
                let values = try url.resolvingSymlinksInPath().resourceValues(
                    forKeys: [.isRegularFileKey, .fileSizeKey])
                guard values.isRegularFile == true, let size = values.fileSize else {
                    throw CocoaError(.fileReadUnknown)
                }
                guard FileManager.default.isReadableFile(atPath: url.path) else {
                    throw CocoaError(.fileReadNoPermission)
                }
                (source, length) = (.file(url), Int64(size))
            } catch {
                throw TransportError(.bodyUnreadable, "\(url.path): \(error.localizedDescription)")
            }
        }
    }

    /// A stream of the body from its start; nil when there is none.
    func stream() -> InputStream? {
        switch source {
        case .none: nil
        case .data(let data): InputStream(data: data)
        case .file(let url): InputStream(fileAtPath: url.path)
        }
    }

    #if canImport(FoundationNetworking)
        /// Bodies go out as streams: a body that `URLSession` of Linux holds as data or file is not
        /// sent again when a kept connection turns out to be closed. A blank `Transfer-Encoding`
        /// makes it use the length instead of chunks, a blank `Content-Type` keeps it from adding
        /// one, and neither is sent itself.
        func task(for request: URLRequest, in session: URLSession) -> URLSessionDataTask {
            var request = request
            // The exchange has a clock of its own; this one cuts fractions off.
            request.timeoutInterval = 864_000
            request.httpBody = nil
            if let length {
                request.httpBodyStream = stream()
                request.setValue(String(length), forHTTPHeaderField: "Content-Length")
                request.setValue(" ", forHTTPHeaderField: "Transfer-Encoding")
                if request.value(forHTTPHeaderField: "Content-Type") == nil {
                    request.setValue(" ", forHTTPHeaderField: "Content-Type")
                }
            } else {
                request.setValue(nil, forHTTPHeaderField: "Content-Length")
                request.setValue(nil, forHTTPHeaderField: "Transfer-Encoding")
            }
            return session.dataTask(with: request)
        }
    #else
        func task(for request: URLRequest, in session: URLSession) -> URLSessionDataTask {
            var request = request
            // The exchange has a clock of its own.
            request.timeoutInterval = 864_000
            request.httpBody = nil
            request.setValue(nil, forHTTPHeaderField: "Content-Length")
            request.setValue(nil, forHTTPHeaderField: "Transfer-Encoding")
            switch source {
            case .none: return session.dataTask(with: request)
            case .data(let data): return session.uploadTask(with: request, from: data)
            case .file(let url): return session.uploadTask(with: request, fromFile: url)
            }
        }
    #endif
}
