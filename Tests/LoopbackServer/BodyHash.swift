import Foundation

/// FNV-1a, 64 bits: enough to find bytes that are lost, doubled or out of place.
public struct BodyHash: Sendable, CustomStringConvertible {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Starts with no bytes.
    public init() {}

    /// The hash of a whole body.
    public init(_ data: Data) { add(data) }

    /// Goes on with further bytes.
    public mutating func add(_ data: Data) {
        var value = value
        data.withUnsafeBytes { bytes in
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        self.value = value
    }

    /// In hexadecimal digits.
    public var description: String { String(value, radix: 16) }
}
