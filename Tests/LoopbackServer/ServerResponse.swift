import Foundation

/// What the server answers: a message in good order, or a script of single steps.
public struct ServerResponse: Sendable {
    /// One step of an answer that is sent as it stands.
    public enum Step: Sendable {
        /// Sends bytes.
        case data(Data)
        /// Sends the UTF-8 bytes of a text.
        case text(String)
        /// Sends the UTF-8 bytes of a text again and again, until the client is gone.
        case endlessly(String)
        /// Calls a closure, which learns that what stands before it is out.
        case call(@Sendable () -> Void)
        /// Waits, in seconds.
        case wait(TimeInterval)
        /// Closes the connection in good order and ends the answer.
        case close
        /// Resets the connection and ends the answer.
        case reset
    }

    enum Content: Sendable {
        case message(status: Int, headers: [(name: String, value: String)], body: Data)
        case script([Step])
    }

    var content: Content

    /// Makes an answer with `Content-Length`, after which the connection stays open.
    ///
    /// Statuses 204 and 304, and answers to `HEAD`, are sent without a body.
    public init(
        status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data()
    ) {
        content = .message(status: status, headers: headers, body: body)
    }

    private init(_ content: Content) {
        self.content = content
    }

    /// `text/plain` in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> ServerResponse {
        ServerResponse(
            status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
            body: Data(text.utf8))
    }

    /// `application/json`; the text is sent as it is.
    public static func json(_ text: String, status: Int = 200) -> ServerResponse {
        ServerResponse(
            status: status, headers: [("Content-Type", "application/json")], body: Data(text.utf8))
    }

    /// A redirect with a short body.
    public static func redirect(_ status: Int, to location: String) -> ServerResponse {
        ServerResponse(
            status: status, headers: [("Location", location)], body: Data("moved".utf8))
    }

    /// The message with `Connection: close`, so that no client sends more on the connection; a script stays
    /// as it is.
    func closing() -> ServerResponse {
        guard case .message(let status, let headers, let body) = content else { return self }
        return ServerResponse(
            status: status, headers: headers + [("Connection", "close")], body: body)
    }

    /// Single steps, for answers that are slow, damaged or cut.
    ///
    /// The connection stays open after the last step unless that is `.close` or `.reset`.
    ///
    ///     .script([.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"), .close])
    public static func script(_ steps: [Step]) -> ServerResponse {
        ServerResponse(.script(steps))
    }

    /// A body in chunks (RFC 9112, section 7.1), with a pause in seconds before each, and trailers.
    public static func chunked(
        _ chunks: [Data], status: Int = 200, headers: [(name: String, value: String)] = [],
        pause: TimeInterval = 0, trailers: [(name: String, value: String)] = []
    ) -> ServerResponse {
        let all = headers + [("Transfer-Encoding", "chunked")]
        var steps: [Step] = [.data(head(status: status, headers: all))]
        for chunk in chunks where !chunk.isEmpty {
            if pause > 0 { steps.append(.wait(pause)) }
            let size = String(chunk.count, radix: 16)
            steps.append(.data(Data("\(size)\r\n".utf8) + chunk + Data("\r\n".utf8)))
        }
        steps.append(.data(Data("0\r\n".utf8) + lines(trailers)))
        return .script(steps)
    }

    /// The status line and the headers, with the empty line behind them.
    static func head(status: Int, headers: [(name: String, value: String)]) -> Data {
        Data("HTTP/1.1 \(status) \(reason(status))\r\n".utf8) + lines(headers)
    }

    private static func lines(_ headers: [(name: String, value: String)]) -> Data {
        Data((headers.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n").utf8)
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 401: "Unauthorized"
        case 404: "Not Found"
        default: "Status"
        }
    }

    /// The steps that send this answer to a request.
    func steps(answering method: String) -> [Step] {
        switch content {
        case .script(let steps):
            return steps
        case .message(let status, var headers, let body):
            let hasBody = method != "HEAD" && status >= 200 && status != 204 && status != 304
            if status >= 200 && status != 204 && status != 304 {
                headers.append(("Content-Length", String(body.count)))
            }
            return [.data(Self.head(status: status, headers: headers) + (hasBody ? body : Data()))]
        }
    }
}
