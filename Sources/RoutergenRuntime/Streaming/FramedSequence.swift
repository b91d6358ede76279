import Foundation

/// The frames of a stream of bytes: what `lines()`, `jsonLines(of:)` and `serverSentEvents()` return.
public struct FramedSequence<Base: AsyncSequence, Framing: StreamFraming>: AsyncSequence
where Base.Element == Data {
    /// A frame.
    public typealias Element = Framing.Frame

    private let base: Base
    private let framing: Framing

    /// Finds frames in the pieces of a sequence. It asks for the next piece only when it has no frame left.
    public init(_ base: Base, framing: Framing) {
        self.base = base
        self.framing = framing
    }

    /// Starts from the beginning.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator(), framing: framing)
    }

    /// Gives one frame after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate var framing: Framing
        private var isBaseAtEnd = false
        private var hasFailed = false

        fileprivate init(base: Base.AsyncIterator, framing: Framing) {
            self.base = base
            self.framing = framing
        }

        /// The next frame; nil at the end, and behind an error.
        ///
        /// - Throws: what the sequence of pieces throws, and `RouterError` where they are none of the format.
        public mutating func next() async throws -> Framing.Frame? {
            guard !hasFailed else { return nil }
            do {
                while true {
                    if let frame = try framing.next() { return frame }
                    guard !isBaseAtEnd else { return nil }
                    if let data = try await base.next() {
                        framing.append(data)
                    } else {
                        isBaseAtEnd = true
                        framing.finish()
                    }
                }
            } catch {
                hasFailed = true
                throw error
            }
        }
    }
}

extension FramedSequence: Sendable where Base: Sendable {}
