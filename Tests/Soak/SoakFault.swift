import Foundation
import LoopbackServer

/// What may go wrong with an answer.
enum SoakFault: CaseIterable {
    case resetBeforeBody, reset, close, resetInBody, cutBody, cutChunks, wrongChunk, wrongStatus
    case silence, busy, slow, closeAfterwards

    /// Whether the client cannot get the answer.
    var isLost: Bool { self != .slow && self != .closeAfterwards }

    /// The answer with its fault.
    ///
    /// - Parameter body: what the answer would be without it.
    func answer(_ body: Data) -> ServerResponse {
        if self == .busy { return ServerResponse(status: 503, headers: [("Retry-After", "0")]) }
        return .script(steps(body))
    }

    private func steps(_ body: Data) -> [ServerResponse.Step] {
        let head = "HTTP/1.1 200 OK\r\nX-Hash: \(BodyHash(body))\r\n"
        let sized = head + "Content-Length: \(body.count + (isLost ? 1 : 0))\r\n\r\n"
        let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"
        return switch self {
        case .resetBeforeBody, .reset, .busy: [.reset]
        case .close: [.close]
        case .resetInBody: [.text(sized), .data(body), .wait(0.01), .reset]
        case .cutBody: [.text(sized), .data(body), .close]
        case .cutChunks: [.text(chunked + "5\r\nabcde\r\n"), .close]
        case .wrongChunk: [.text(chunked + "zz\r\n"), .close]
        case .wrongStatus: [.text("HTTP/1.1 abc\r\n\r\n"), .close]
        case .silence: [.wait(300)]
        case .slow: [.text(sized), .wait(0.05), .data(body)]
        case .closeAfterwards: [.text(sized), .data(body), .close]
        }
    }
}
