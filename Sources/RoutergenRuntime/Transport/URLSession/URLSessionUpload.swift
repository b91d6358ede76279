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
        case stream(TransportStream)
    }

    private let source: Source
    /// In bytes; nil when there is no body, or when it is not known.
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
                (source, length) = (.file(url), try url.readableFileLength())
            } catch {
                throw TransportError(.bodyUnreadable, "\(url.path): \(error.localizedDescription)")
            }
        case .stream(let stream):
            (source, length) = (.stream(stream), stream.length)
        }
    }

    /// A stream of the body from its start; nil when there is none.
    ///
    /// - Throws: `.bodyUnreadable`.
    func stream() throws(TransportError) -> InputStream? {
        switch source {
        case .none: return nil
        case .data(let data): return InputStream(data: data)
        case .file(let url): return InputStream(fileAtPath: url.path)
        case .stream(let stream):
            do {
                return try stream.make()
            } catch {
                throw TransportError(.bodyUnreadable, "the stream of the body: \(error)")
            }
        }
    }

    private var hasBody: Bool {
        if case .none = source { false } else { true }
    }

    #if canImport(FoundationNetworking)
        /// Bodies go out as streams: a body that `URLSession` of Linux holds as data or file is not
        /// sent again when a kept connection turns out to be closed. A blank `Transfer-Encoding`
        /// makes it use the length instead of chunks, a blank `Content-Type` keeps it from adding
        /// one, and neither is sent itself.
        func task(
            for request: URLRequest, in session: URLSession
        ) throws(TransportError) -> URLSessionDataTask {
            var request = request
            // The exchange has a clock of its own; this one cuts fractions off.
            request.timeoutInterval = 864_000
            request.httpBody = nil
            if hasBody {
                request.httpBodyStream = try stream()
                request.setValue(length.map(String.init), forHTTPHeaderField: "Content-Length")
                request.setValue(length.map { _ in " " }, forHTTPHeaderField: "Transfer-Encoding")
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
        func task(
            for request: URLRequest, in session: URLSession
        ) throws(TransportError) -> URLSessionDataTask {
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
            case .stream:
                request.setValue(length.map(String.init), forHTTPHeaderField: "Content-Length")
                return session.uploadTask(withStreamedRequest: request)
            }
        }
    #endif
}
