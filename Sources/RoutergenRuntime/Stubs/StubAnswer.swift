import Foundation

/// What a `StubTransport` answers a request with.
///
///     let slow = StubAnswer.json(#"{"photos": []}"#).delayed(by: 2)
///     let drip = StubAnswer.response(200, body: image).inPieces(of: 1_000, every: 0.1)
///     let cut = StubAnswer.text("half of a").failing(.init(.connectionLost, "cut"))
public struct StubAnswer: Sendable {
    /// The status code.
    public var status: Int
    /// The headers, in order.
    public var headers: HTTPHeaders
    /// The pieces of the body, in the order in which they arrive.
    public var body: [Data]
    /// How long nothing comes, in seconds; 0 by default.
    public var delay: TimeInterval = 0
    /// How long each piece of the body lets wait, in seconds; 0 by default.
    public var pieceDelay: TimeInterval = 0
    /// How the exchange ends.
    public var end = End.success

    /// How an exchange ends.
    public enum End: Sendable, Hashable {
        /// With the whole answer.
        case success
        /// With a failure, behind the answer as far as it is there.
        case failure(TransportError)
        /// Not until it is cancelled.
        case never
    }

    /// Whether an answer comes at all, before the end.
    var hasHead = true

    /// Makes an answer of a status, headers and a body.
    public static func response(
        _ status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data()
    ) -> StubAnswer {
        StubAnswer(status: status, headers: headers, body: body.isEmpty ? [] : [body])
    }

    /// `application/json`; the text is sent as it is.
    public static func json(_ text: String, status: Int = 200) -> StubAnswer {
        response(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    /// `text/plain` in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> StubAnswer {
        response(
            status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data(text.utf8))
    }

    /// An answer without a body.
    public static func empty(_ status: Int = 204) -> StubAnswer { response(status) }

    /// An example of the description.
    public static func sample(_ sample: RouteSample) -> StubAnswer {
        response(
            sample.status, headers: ["Content-Type": sample.contentType],
            body: Data(sample.body.utf8))
    }

    /// A failure, and no answer.
    public static func failure(_ error: TransportError) -> StubAnswer {
        var answer = response(0)
        answer.hasHead = false
        answer.end = .failure(error)
        return answer
    }

    /// No answer, until the request is cancelled or runs out of its time.
    public static var never: StubAnswer {
        var answer = response(200)
        answer.hasHead = false
        answer.end = .never
        return answer
    }

    /// The same answer after so many seconds.
    public func delayed(by seconds: TimeInterval) -> StubAnswer {
        var answer = self
        answer.delay = seconds
        return answer
    }

    /// The same answer with its body in pieces of so many bytes at most, each of which lets wait for so many
    /// seconds.
    public func inPieces(of size: Int, every seconds: TimeInterval = 0) -> StubAnswer {
        var answer = self
        let whole = body.reduce(into: Data()) { $0.append($1) }
        let size = max(1, size)
        answer.body = stride(from: 0, to: whole.count, by: size).map {
            whole.subdata(in: $0..<min($0 + size, whole.count))
        }
        answer.pieceDelay = seconds
        return answer
    }

    /// The same answer with a failure in the place of a good end.
    public func failing(_ error: TransportError) -> StubAnswer {
        var answer = self
        answer.end = .failure(error)
        return answer
    }
}
