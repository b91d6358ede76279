import Foundation

/// Finds the frames in a stream of bytes, whatever the pieces in which they arrive: lines, JSON texts, events.
///
/// A framing is fed with `append` and asked with `next` until it returns nil; after `finish` it gives what is left.
/// `FramedSequence` does that for an `AsyncSequence` of data.
public protocol StreamFraming: Sendable {
    /// What is found.
    associatedtype Frame: Sendable

    /// Takes the bytes that follow.
    mutating func append(_ data: Data)
    /// Says that no bytes follow.
    mutating func finish()
    /// The next frame; nil where it takes more bytes, or at the end.
    ///
    /// - Throws: `RouterError` where the bytes are none of the format; then nothing more may be asked.
    mutating func next() throws -> Frame?
}

/// The longest line, text or event that a framing takes by default, in bytes; a server that never ends one would
/// otherwise fill the memory.
public let standardMaximumFrameLength = 1_048_576
