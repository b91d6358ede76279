import Foundation
import LoopbackServer
import TestSupport

/// Bodies that look random: a block of a prime length, repeated, so that no two pieces of a power of two are alike.
enum SoakBody {
    private static let block: Data = {
        var generator = SeededRandom(seed: 99)
        return Data((0..<4_093).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
    }()

    /// So many bytes, from another place of the block for each size.
    static func data(_ size: Int) -> Data {
        repeated(size, from: size % block.count)
    }

    private static func repeated(_ size: Int, from start: Int) -> Data {
        var data = Data(capacity: size + block.count)
        data += block[start...]
        while data.count < size { data += block }
        return data.prefix(size)
    }

    // MARK: 1 GiB

    static let largeSize = pieceCount * pieceSize
    private static let pieceCount = 1_024
    private static let pieceSize = 1 << 20
    /// Every piece is a part of this.
    private static let source = repeated(pieceSize + block.count, from: 0)

    /// The pieces of the large body, which share their memory.
    static var largePieces: some Sequence<Data> {
        (0..<pieceCount).lazy.map { number in
            source.dropFirst(number * pieceSize % block.count).prefix(pieceSize)
        }
    }

    /// The hash of the large body with bytes around it.
    static func largeHash(between head: Data = Data(), and tail: Data = Data()) -> String {
        var hash = BodyHash(head)
        for piece in largePieces { hash.add(piece) }
        hash.add(tail)
        return hash.description
    }
}
