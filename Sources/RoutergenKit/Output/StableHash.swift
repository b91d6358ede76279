/// A number for bytes that is the same in every run and on every machine, and another one for nearly all
/// other bytes. It withstands accidents, not attacks.
///
/// It takes eight bytes at a time as FNV-1a takes one, and mixes the upper bits into the lower ones.
struct StableHash {
    private(set) var value: UInt64

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes(StableHash.init)
    }

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { StableHash(UnsafeRawBufferPointer($0)) }
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        value = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
        var place = 0
        while place + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        while place < bytes.count {
            mix(UInt64(bytes[place]))
            place += 1
        }
        mix(0)
    }

    private mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
        value ^= value >> 32
    }
}
