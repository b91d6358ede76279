/// How much of a body has been sent or received.
///
/// Unlike Foundation's `Progress`, it is a value, and an unknown total is nil.
public struct TransferProgress: Sendable, Hashable {
    /// The bytes that have been transferred.
    public var completedUnitCount: Int64
    /// The bytes of the whole body; nil where nobody says.
    public var totalUnitCount: Int64?

    /// Makes a progress.
    public init(completedUnitCount: Int64 = 0, totalUnitCount: Int64? = nil) {
        self.completedUnitCount = completedUnitCount
        self.totalUnitCount = totalUnitCount
    }

    /// From 0 to 1; 0 where the total is unknown, and 1 for an empty body.
    public var fractionCompleted: Double {
        guard let totalUnitCount else { return 0 }
        guard totalUnitCount > 0 else { return 1 }
        return (Double(completedUnitCount) / Double(totalUnitCount)).clamped(to: 0...1)
    }

    /// Whether as many bytes have been transferred as were announced.
    public var isFinished: Bool { totalUnitCount.map { completedUnitCount >= $0 } ?? false }
}

extension TransferProgress: CustomStringConvertible {
    /// Such as `512 of 2048 bytes`.
    public var description: String {
        "\(completedUnitCount) of \(totalUnitCount.map(String.init) ?? "an unknown number of") bytes"
    }
}
