import Foundation
import LoopbackServer
import TestSupport

/// A server that checks what arrives, and breaks one answer in ten.
///
/// Unchecked because the lock guards what changes.
final class SoakServer: @unchecked Sendable {
    private let lock = NSLock()
    private var generator: SeededRandom
    private var delivered: Set<Int> = []
    private var corruptCount = 0
    private var faultCount = 0

    /// Serves until the standard input ends; the first line of the output is the base URL.
    static func run(seed: UInt64) throws {
        let state = SoakServer(seed: seed)
        let server = try LoopbackServer(
            connectionLimit: 1_024, recordLimit: 0, early: { state.earlyAnswer($0) },
            handler: { state.answer($0) })
        // Not `print`, which keeps a line for itself while nobody watches.
        FileHandle.standardOutput.write(Data("\(server.baseURL)\n".utf8))
        while readLine() != nil {}
        server.stop()
    }

    private init(seed: UInt64) {
        generator = SeededRandom(seed: seed)
    }

    /// Breaks one request in a hundred before its body has been read.
    private func earlyAnswer(_ request: ServerRequest) -> ServerResponse? {
        guard Int(request.path.dropFirst()) != nil else { return nil }
        return lock.withLock {
            guard Int.random(in: 0..<100, using: &generator) == 0 else { return nil }
            faultCount += 1
            return SoakFault.resetBeforeBody.answer(Data())
        }
    }

    private func answer(_ request: ServerRequest) -> ServerResponse {
        switch request.path {
        case "/report":
            return .text(lock.withLock { "\(delivered.count) \(corruptCount) \(faultCount)" })
        case "/large":
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(SoakBody.largeSize)\r\n\r\n"
            return .script([.text(head)] + SoakBody.largePieces.map { .data($0) })
        case "/hash":
            // The body is its own length and hash, as `X-Discard-Body` has it.
            return .text(String(decoding: request.body, as: UTF8.self))
        case "/moved":
            return .redirect(307, to: "/\(request.query("to") ?? "")")
        default:
            return answer(numbered: request)
        }
    }

    private func answer(numbered request: ServerRequest) -> ServerResponse {
        let expected = request.header("X-Hash")
        let isWhole =
            request.method == "GET" || expected == BodyHash(request.body).description
        let (fault, size) = lock.withLock { () -> (SoakFault?, Int) in
            if !isWhole { corruptCount += 1 }
            let isBroken = Int.random(in: 0..<100, using: &generator) < 9
            let fault = isBroken ? SoakFault.allCases.randomElement(using: &generator) : nil
            let size = Int.random(in: 0..<50_000, using: &generator)
            if fault != nil { faultCount += 1 }
            if fault?.isLost != true, isWhole, let number = Int(request.path.dropFirst()) {
                delivered.insert(number)
            }
            return (fault, size)
        }
        let body = SoakBody.data(size)
        return fault?.answer(body)
            ?? ServerResponse(headers: [("X-Hash", BodyHash(body).description)], body: body)
    }
}
