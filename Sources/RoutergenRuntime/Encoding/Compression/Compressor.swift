/// The forms in which the body of a request can be compressed.
public enum RequestCompression: String, Sendable, Hashable {
    /// `deflate` (RFC 1950).
    case deflate
    /// `gzip` (RFC 1952).
    case gzip
}

/// A text that is compressed piece by piece, with what its format puts around it.
struct Compressor {
    private let format: RequestCompression
    private var deflate = Deflate()
    private var hasBegun = false
    private var count: UInt32 = 0
    private var adler = (low: UInt32(1), high: UInt32(0))
    private var crc: UInt32 = 0xFFFF_FFFF

    init(_ format: RequestCompression) {
        self.format = format
    }

    /// The whole text at once.
    static func compress(_ bytes: [UInt8], _ format: RequestCompression) -> [UInt8] {
        var compressor = Compressor(format)
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 65_536) {
            output += compressor.append(Array(bytes[start..<min(start + 65_536, bytes.count)]))
        }
        return output + compressor.finish()
    }

    /// Takes what follows, and gives what is ready.
    mutating func append(_ bytes: [UInt8]) -> [UInt8] {
        note(bytes)
        deflate.append(bytes)
        return head() + deflate.takeOutput()
    }

    /// Gives the rest.
    mutating func finish() -> [UInt8] {
        deflate.finish()
        return head() + deflate.takeOutput() + tail()
    }

    private mutating func head() -> [UInt8] {
        guard !hasBegun else { return [] }
        hasBegun = true
        switch format {
        case .deflate: return [0x78, 0x9C]
        // No name, no time, and no word about the system.
        case .gzip: return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        }
    }

    private func tail() -> [UInt8] {
        func bytes(_ value: UInt32) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        switch format {
        case .deflate: return bytes(adler.high << 16 | adler.low).reversed()
        case .gzip: return bytes(~crc) + bytes(count)
        }
    }

    private mutating func note(_ bytes: [UInt8]) {
        switch format {
        case .deflate:
            for byte in bytes {
                adler.low = (adler.low + UInt32(byte)) % 65_521
                adler.high = (adler.high + adler.low) % 65_521
            }
        case .gzip:
            count &+= UInt32(truncatingIfNeeded: bytes.count)
            for byte in bytes { crc = crc >> 8 ^ Self.table[Int((crc ^ UInt32(byte)) & 0xFF)] }
        }
    }

    /// Of the CRC of RFC 1952, section 8.
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
    }
}
