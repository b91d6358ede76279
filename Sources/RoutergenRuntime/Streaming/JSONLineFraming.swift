import Foundation

/// JSON texts, one a line: JSON Lines, also called newline-delimited JSON. Lines of blanks are skipped.
public struct JSONLineFraming<Value: Sendable>: StreamFraming {
    private var buffer: LineBuffer
    private var number = 0
    private let decode: @Sendable (Data) throws -> Value

    /// Makes a framing.
    ///
    /// - Parameters:
    ///   - maximumLength: of a line, in bytes; a longer one is an error.
    ///   - decode: makes a value of a line.
    public init(
        maximumLength: Int = standardMaximumFrameLength,
        decode: @escaping @Sendable (Data) throws -> Value
    ) {
        buffer = LineBuffer(lineEnd: .lineFeed, maximumLength: maximumLength)
        self.decode = decode
    }

    /// Takes the bytes that follow.
    public mutating func append(_ data: Data) { buffer.append(data) }

    /// Says that no bytes follow.
    public mutating func finish() { buffer.finish() }

    /// The next value.
    ///
    /// - Throws: `RouterError` with the number of a line that cannot be read.
    public mutating func next() throws -> Value? {
        while let line = try buffer.next() {
            number += 1
            guard !line.allSatisfy(\.isJSONBlank) else { continue }
            do {
                return try decode(Data(line))
            } catch {
                throw RouterError(
                    .decodingFailed("line \(number) is no \(Value.self)"), underlyingError: error)
            }
        }
        return nil
    }
}

extension UInt8 {
    /// RFC 8259, section 2.
    var isJSONBlank: Bool {
        self == UInt8(ascii: " ") || self == .lineFeed || self == .carriageReturn
            || self == UInt8(ascii: "\t")
    }
}
