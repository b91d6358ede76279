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
        let server = try LoopbackServer(connectionLimit: 1_024, recordLimit: 0) {
            state.answer($0)
        }
        // Not `print`, which keeps a line for itself while nobody watches.
        FileHandle.standardOutput.write(Data("\(server.baseURL)\n".utf8))
        while readLine() != nil {}
        server.stop()
    }

    private init(seed: UInt64) {
        generator = SeededRandom(seed: seed)
    }

    private func answer(_ request: ServerRequest) -> ServerResponse {
        switch request.path {
        case "/report":
            let text = lock.withLock {
                "\(delivered.count) \(corruptCount) \(faultCount)"
            }
            return .text(text)
        case "/large":
            let piece = Data(repeating: 7, count: 1 << 20)
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(1 << 30)\r\n\r\n"
            let pieces = (0..<1_024).map { _ in ServerResponse.Step.data(piece) }
            return .script([.text(head)] + pieces)
        case "/count":
            return .text(String(request.body.count))
        case "/moved":
            return .redirect(307, to: "/\(request.query("to") ?? "")")
        default:
            return answer(numbered: request)
        }
    }

    private func answer(numbered request: ServerRequest) -> ServerResponse {
        let expected = request.header("X-Hash")
        let isWhole = expected == nil || expected == soakHash(request.body)
        let (fault, size) = lock.withLock { () -> (Fault?, Int) in
            if !isWhole { corruptCount += 1 }
            let isBroken = Int.random(in: 0..<10, using: &generator) == 0
            let fault = isBroken ? Fault.allCases.randomElement(using: &generator) : nil
            let size = Int.random(in: 0..<50_000, using: &generator)
            if fault != nil { faultCount += 1 }
            if fault?.isLost != true, isWhole, let number = Int(request.path.dropFirst()) {
                delivered.insert(number)
            }
            return (fault, size)
        }
        let body = soakBody(size)
        guard let fault else {
            return ServerResponse(headers: [("X-Hash", soakHash(body))], body: body)
        }
        return .script(fault.steps(body))
    }

    /// What may go wrong with an answer.
    private enum Fault: CaseIterable {
        case reset, close, resetInBody, cutBody, cutChunks, wrongChunk, wrongStatus, silence
        case slow, closeAfterwards

        /// Whether the client cannot get the answer.
        var isLost: Bool { self != .slow && self != .closeAfterwards }

        func steps(_ body: Data) -> [ServerResponse.Step] {
            let head = "HTTP/1.1 200 OK\r\nX-Hash: \(soakHash(body))\r\n"
            let sized = head + "Content-Length: \(body.count + (isLost ? 1 : 0))\r\n\r\n"
            let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"
            switch self {
            case .reset: return [.reset]
            case .close: return [.close]
            case .resetInBody: return [.text(sized), .data(body), .wait(0.01), .reset]
            case .cutBody: return [.text(sized), .data(body), .close]
            case .cutChunks: return [.text(chunked + "5\r\nabcde\r\n"), .close]
            case .wrongChunk: return [.text(chunked + "zz\r\n"), .close]
            case .wrongStatus: return [.text("HTTP/1.1 abc\r\n\r\n"), .close]
            case .silence: return [.wait(300)]
            case .slow: return [.text(sized), .wait(0.05), .data(body)]
            case .closeAfterwards: return [.text(sized), .data(body), .close]
            }
        }
    }
}

/// FNV-1a, 64 bits: enough to find bytes that are lost, doubled or out of place.
func soakHash(_ data: Data) -> String {
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
}

/// Bytes that look random: a block of a prime length, repeated from another place for each size.
func soakBody(_ size: Int) -> Data {
    let block = soakBlock
    let start = size % block.count
    var data = Data(capacity: size + block.count)
    data += block[start...]
    while data.count < size { data += block }
    return data.prefix(size)
}

private let soakBlock: Data = {
    var generator = SeededRandom(seed: 99)
    return Data((0..<4_093).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
}()
