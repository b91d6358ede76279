import Foundation

/// Lines of text in UTF-8, without their ends: LF or CRLF.
///
/// Empty lines count. What is no UTF-8 becomes U+FFFD, and a byte order mark at the beginning is dropped.
public struct LineFraming: StreamFraming {
    private var buffer: LineBuffer

    /// Makes a framing.
    ///
    /// - Parameter maximumLength: of a line, in bytes; a longer one is an error.
    public init(maximumLength: Int = standardMaximumFrameLength) {
        buffer = LineBuffer(lineEnd: .lineFeed, maximumLength: maximumLength)
    }

    /// Takes the bytes that follow.
    public mutating func append(_ data: Data) { buffer.append(data) }

    /// Says that no bytes follow.
    public mutating func finish() { buffer.finish() }

    /// The next line.
    public mutating func next() throws -> String? {
        try buffer.next().map { String(decoding: $0, as: UTF8.self) }
    }
}
