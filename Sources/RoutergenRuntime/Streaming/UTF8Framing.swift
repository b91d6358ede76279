import Foundation

/// Text in UTF-8 as it arrives, never cut inside a character's bytes.
///
/// The pieces together are the same text as if all bytes had been decoded at once: what is no UTF-8 becomes U+FFFD,
/// and a byte order mark at the beginning is dropped. A piece may end between a letter and an accent that is a
/// character of its own in Unicode.
public struct UTF8Framing: StreamFraming {
    private var bytes: [UInt8] = []
    private var isAtEnd = false
    private var isAtBeginning = true

    /// Makes a framing.
    public init() {}

    /// Takes the bytes that follow.
    public mutating func append(_ data: Data) { bytes.append(contentsOf: data) }

    /// Says that no bytes follow.
    public mutating func finish() { isAtEnd = true }

    /// The text that is complete; never empty.
    public mutating func next() throws -> String? {
        let end = isAtEnd ? bytes.count : bytes.count - incompleteSuffixLength
        guard end > 0 else { return nil }
        var complete = bytes[..<end]
        if isAtBeginning, complete.starts(with: [0xEF, 0xBB, 0xBF]) { complete.removeFirst(3) }
        isAtBeginning = false
        let text = String(decoding: complete, as: UTF8.self)
        bytes.removeSubrange(..<end)
        return text.isEmpty ? nil : text
    }

    /// How many bytes at the end begin a scalar of which the rest has not come: three at most.
    private var incompleteSuffixLength: Int {
        for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            let length = index + 1
            let wanted =
                switch byte {
                case 0xC0...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF7: 4
                default: 1
                }
            return wanted > length ? length : 0
        }
        return 0
    }
}
