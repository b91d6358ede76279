import Foundation
import RoutergenRuntime

/// What a framing finds, and how it ends.
struct Framed<Frame: Equatable>: Equatable {
    var frames: [Frame] = []
    var error: String?
}

/// Feeds bytes to a framing, whole, cut at every byte, and byte by byte: the same has to be found in each.
///
/// - Returns: What was found in each way.
func framedInEveryWay<Framing: StreamFraming>(
    _ bytes: [UInt8], _ make: () -> Framing
) -> [Framed<Framing.Frame>] where Framing.Frame: Equatable {
    var pieces = [[bytes], bytes.map { [$0] }]
    for cut in 0...bytes.count { pieces.append([Array(bytes[..<cut]), Array(bytes[cut...])]) }
    return pieces.map { framed($0, make()) }
}

private func framed<Framing: StreamFraming>(
    _ pieces: [[UInt8]], _ framing: Framing
) -> Framed<Framing.Frame> where Framing.Frame: Equatable {
    var framing = framing
    var found = Framed<Framing.Frame>()
    do {
        for piece in pieces {
            framing.append(Data(piece))
            while let frame = try framing.next() { found.frames.append(frame) }
        }
        framing.finish()
        while let frame = try framing.next() { found.frames.append(frame) }
    } catch {
        found.error = "\(error)"
    }
    return found
}

/// Pieces as a sequence, and how many were asked for.
struct Pieces: AsyncSequence, Sendable {
    typealias Element = Data

    struct Broken: Error {}

    var pieces: [String]
    var breaks = false
    let asked = Counter()

    func makeAsyncIterator() -> Iterator {
        Iterator(pieces: pieces[...], breaks: breaks, asked: asked)
    }

    struct Iterator: AsyncIteratorProtocol {
        var pieces: ArraySlice<String>
        var breaks: Bool
        let asked: Counter

        mutating func next() async throws -> Data? {
            asked.add()
            if let piece = pieces.popFirst() { return Data(piece.utf8) }
            if breaks { throw Broken() }
            return nil
        }
    }
}

/// Counts from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add() { lock.withLock { count += 1 } }
    var value: Int { lock.withLock { count } }
}
