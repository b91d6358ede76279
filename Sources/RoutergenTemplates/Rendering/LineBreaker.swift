/// Breaks long lines of Swift at their brackets, the way `swift format` accepts it.
///
/// Templates write each declaration and each call on one line; how deep it is indented, and so whether
/// it fits, is known only afterwards.
///
/// ```swift
/// func popularPhotos(
///     page: Int = 1,
///     feature: Feature = .popular
/// ) async throws -> PhotoPage {
/// ```
struct LineBreaker {
    /// The last column that a line may use.
    let lineLength: Int

    func broken(_ text: [UInt8]) -> [UInt8] {
        text.withUnsafeBufferPointer { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + bytes.count / 8)
            var closing: [UInt8]?
            // Nearly all lines stay: those between two that are broken are copied at once.
            var staying = 0
            var start = 0
            while start < bytes.count {
                let end = bytes.endOfLine(from: start)
                let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
                if !mayStay(line, &closing) {
                    result += UnsafeBufferPointer(rebasing: bytes[staying..<start])
                    result =
                        LineLayout(line, lineLength: lineLength, behind: consume result).result
                    staying = end
                }
                start = end + 1
            }
            result += UnsafeBufferPointer(rebasing: bytes[staying...])
            return result
        }
    }

    /// Whether a line is short, a comment, or a part of a literal of several lines.
    ///
    /// - Parameter closing: What the literal ends with that the line is in: `"""##`.
    private func mayStay(
        _ line: UnsafeBufferPointer<UInt8>, _ closing: inout [UInt8]?
    ) -> Bool {
        if let end = closing {
            if line.drop(while: { $0 == .space }).starts(with: end) { closing = nil }
            return true
        }
        let endsWithQuotes =
            line.last == .quote && line.suffix(Self.quotes.count).elementsEqual(Self.quotes)
        if line.count < lineLength, !endsWithQuotes { return true }
        let isComment = line.drop { $0 == .space }.starts(with: "//".utf8)
        guard endsWithQuotes, !isComment else { return line.count < lineLength || isComment }
        // A literal of several lines begins at the end of a line; quotes elsewhere are text.
        let hashes = line.dropLast(Self.quotes.count).reversed().prefix { $0 == .hash }
        closing = Self.quotes + hashes
        return true
    }

    private static let quotes = Array("\"\"\"".utf8)
}
