import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes a line for each attempt of a request and for its end, with the secrets replaced by `***`.
///
///     let session = Session(eventMonitors: [RequestLogger(level: .headers) { print($0) }])
///
///     → GET https://api.example.com/photos?page=2
///     ← 200 in 41 ms, 5120 bytes: GET https://api.example.com/photos?page=2
public struct RequestLogger: EventMonitor {
    /// How much is written.
    public enum Level: Int, Sendable, Comparable {
        /// Lines for requests that fail.
        case errors
        /// A line for each attempt and one for the end.
        case lines
        /// The headers as well.
        case headers
        /// The bodies as well, as far as they are text.
        case bodies

        /// Whether one level writes less than another.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// How much is written.
    public let level: Level
    /// What is taken out.
    public let redaction: Redaction
    /// Bodies are cut behind so many bytes.
    public let maximumBodySize: Int
    private let output: @Sendable (String) -> Void

    /// Makes a logger.
    ///
    /// - Parameters:
    ///   - level: `.lines` by default.
    ///   - redaction: the standard one by default, which knows secrets by their names.
    ///   - maximumBodySize: in bytes; 100,000 by default.
    ///   - output: gets each message, on the queue of monitors, one at a time.
    public init(
        level: Level = .lines, redaction: Redaction = Redaction(), maximumBodySize: Int = 100_000,
        output: @escaping @Sendable (String) -> Void
    ) {
        self.level = level
        self.redaction = redaction
        self.maximumBodySize = maximumBodySize
        self.output = output
    }

    /// Writes what is sent.
    public func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {
        guard level >= .lines else { return }
        var text = "→ \(title(urlRequest))"
        if request.retryCount > 0 { text += " (retry \(request.retryCount))" }
        text += details(
            HTTPHeaders(urlRequest.allHTTPHeaderFields ?? [:]), body: urlRequest.httpBody)
        output(text)
    }

    /// Writes how it ended.
    public func requestDidFinish(_ request: Request) {
        let status = request.response?.statusCode
        let isFailure = request.error != nil || (status ?? 0) >= 400
        guard level >= .lines || isFailure else { return }
        var facts = [status.map(String.init) ?? "no answer"]
        if let duration = request.timeline.requestDuration {
            facts[0] += " in \(Int((duration * 1_000).rounded())) ms"
        }
        if status != nil { facts.append("\(request.downloadProgress.completedUnitCount) bytes") }
        let title = request.request.map(title) ?? request.description
        var text = "← \(facts.joined(separator: ", ")): \(title)"
        if let error = request.error { text += "\n  \(error.reason)" }
        if status != nil {
            let state = request.mutable.withLock(\.headers)
            text += details(state, body: request.sink.data)
        }
        output(text)
    }

    private func title(_ urlRequest: URLRequest) -> String {
        "\(urlRequest.httpMethod ?? "GET") \(urlRequest.url.map(redaction.url) ?? "no URL")"
    }

    private func details(_ headers: HTTPHeaders, body: Data?) -> String {
        var lines: [String] = []
        if level >= .headers {
            lines += headers.map { "\($0.name): \(redaction.header($0.name, $0.value))" }
        }
        if level >= .bodies, let body, !body.isEmpty {
            lines.append(text(body, contentType: headers["Content-Type"]))
        }
        return lines.map { "\n  \($0)" }.joined()
    }

    private func text(_ body: Data, contentType: String?) -> String {
        guard body.count <= maximumBodySize else { return "(\(body.count) bytes)" }
        let redacted = redaction.body(body, contentType: contentType)
        return String(data: redacted, encoding: .utf8) ?? "(\(body.count) bytes)"
    }
}
