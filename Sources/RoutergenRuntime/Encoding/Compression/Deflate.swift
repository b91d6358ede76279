/// Compresses bytes by DEFLATE (RFC 1951): repetitions within a piece become references, and everything is written with the
/// codes that the RFC fixes. That takes a little more room than codes made to measure, and needs no library.
struct Deflate {
    /// The compressed bytes that are ready.
    private(set) var output: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0
    /// The last place of three bytes with a certain hash, and of each place the one before it; -1 for none.
    private var heads: [Int32] = []
    private var previous: [Int32] = []

    private static let windowSize = 32_768
    private static let hashSize = 1 << 15
    /// How many places are looked at for the longest repetition.
    private static let chainLimit = 32
    private static let longestMatch = 258

    /// Compresses what follows, as a block that is not the last one.
    mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        write(0b010, count: 3)
        heads = [Int32](repeating: -1, count: Self.hashSize)
        previous = [Int32](repeating: -1, count: bytes.count)
        var place = 0
        while place < bytes.count {
            let match = longestMatch(in: bytes, at: place)
            if match.length >= 3 {
                write(length: match.length)
                write(distance: match.distance)
            } else {
                write(literal: bytes[place])
            }
            let next = place + max(1, match.length)
            while place < next {
                remember(place, in: bytes)
                place += 1
            }
        }
        write(symbol: 256)
    }

    /// Ends the text with a last, empty block.
    mutating func finish() {
        write(0b011, count: 3)
        write(symbol: 256)
        write(0, count: (8 - bitCount % 8) % 8)
    }

    /// Takes what is ready.
    mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }
}

// MARK: Repetitions

extension Deflate {
    private func hash(_ bytes: [UInt8], _ place: Int) -> Int {
        let three =
            UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        return Int((three &* 0x9E37_79B1) >> 17)
    }

    private mutating func remember(_ place: Int, in bytes: [UInt8]) {
        guard place + 2 < bytes.count else { return }
        let hash = hash(bytes, place)
        previous[place] = heads[hash]
        heads[hash] = Int32(place)
    }

    private func longestMatch(in bytes: [UInt8], at place: Int) -> (length: Int, distance: Int) {
        guard place + 2 < bytes.count else { return (0, 0) }
        let limit = min(Self.longestMatch, bytes.count - place)
        var best = (length: 0, distance: 0)
        var candidate = Int(heads[hash(bytes, place)])
        var tries = Self.chainLimit
        while candidate >= 0, tries > 0, place - candidate <= Self.windowSize, best.length < limit {
            var length = 0
            while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best.length { best = (length, place - candidate) }
            candidate = Int(previous[candidate])
            tries -= 1
        }
        return best
    }
}

// MARK: Codes (RFC 1951, section 3.2.5 and 3.2.6)

extension Deflate {
    /// The shortest length of each code from 257 on, and how many bits say how much longer it is.
    private static let lengths: [(base: Int, extraBits: Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
        (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
        (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
    ]
    /// The same for distances; from the fifth code on, two codes have one more bit than the two before.
    private static let distances: [(base: Int, extraBits: Int)] = {
        var codes: [(base: Int, extraBits: Int)] = []
        var base = 1
        for code in 0..<30 {
            let extraBits = max(0, code / 2 - 1)
            codes.append((base, extraBits))
            base += 1 << extraBits
        }
        return codes
    }()

    private mutating func write(literal: UInt8) { write(symbol: Int(literal)) }

    private mutating func write(length: Int) {
        let code = Self.lengths.lastIndex { $0.base <= length } ?? 0
        write(symbol: 257 + code)
        write(UInt64(length - Self.lengths[code].base), count: Self.lengths[code].extraBits)
    }

    private mutating func write(distance: Int) {
        let code = Self.distances.lastIndex { $0.base <= distance } ?? 0
        write(reversed: code, count: 5)
        write(UInt64(distance - Self.distances[code].base), count: Self.distances[code].extraBits)
    }

    private mutating func write(symbol: Int) {
        switch symbol {
        case ..<144: write(reversed: 0b0011_0000 + symbol, count: 8)
        case ..<256: write(reversed: 0b1_1001_0000 + symbol - 144, count: 9)
        case ..<280: write(reversed: symbol - 256, count: 7)
        default: write(reversed: 0b1100_0000 + symbol - 280, count: 8)
        }
    }

    /// Codes begin with their highest bit, numbers with their lowest one.
    private mutating func write(reversed code: Int, count: Int) {
        var reversed: UInt64 = 0
        for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
        write(reversed, count: count)
    }

    private mutating func write(_ value: UInt64, count: Int) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
