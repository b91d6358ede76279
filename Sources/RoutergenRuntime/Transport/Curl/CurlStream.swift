#if os(Linux)
    import Foundation

    /// Reads a stream on a thread of its own, a little ahead of the network.
    ///
    /// Unchecked because the condition's lock guards what changes; the stream belongs to the thread.
    final class CurlStream: @unchecked Sendable {
        /// How much is read ahead, in bytes.
        private static let capacity = 262_144
        private static let pieceSize = 65_536

        private let source: TransportStream
        private let onProgress: @Sendable () -> Void

        private let condition = NSCondition()
        private var pieces: ArraySlice<Data> = []
        private var count = 0
        private var end: Result<Void, TransportError>?
        private var isStopped = false
        /// Whether the reader was sent away with nothing, and is to be called back.
        private var isAwaited = false

        /// Starts to read.
        ///
        /// - Parameter onProgress: Called, on the thread, when there is something again after `read`
        ///   had to say that there is nothing yet.
        init(_ source: TransportStream, onProgress: @escaping @Sendable () -> Void) {
            self.source = source
            self.onProgress = onProgress
            let thread = Thread { [self] in run() }
            thread.stackSize = 512 * 1024
            thread.start()
        }

        /// Ends the thread as soon as the stream lets it.
        func stop() {
            locked {
                isStopped = true
                pieces = []
                condition.broadcast()
            }
        }

        /// Whether `read` would not say that there is nothing yet.
        var isReady: Bool { locked { !pieces.isEmpty || end != nil } }

        /// Takes what is there.
        func read(into buffer: UnsafeMutableRawBufferPointer) -> CurlBody.Piece {
            locked {
                guard let piece = pieces.popFirst() else {
                    switch end {
                    case .success: return .end
                    case .failure(let failure): return .failure(failure)
                    case nil:
                        isAwaited = true
                        return .nothingYet
                    }
                }
                let taken = min(piece.count, buffer.count)
                piece.copyBytes(to: buffer, count: taken)
                if taken < piece.count {
                    pieces = [piece.dropFirst(taken)] + pieces
                }
                count -= taken
                condition.broadcast()
                return .bytes(taken)
            }
        }

        // MARK: On the thread

        private func run() {
            nameThread("CurlStream")
            let end = Result { () throws(TransportError) in try readAll() }
            tell { self.end = end }
        }

        private func readAll() throws(TransportError) {
            let stream: InputStream
            do {
                stream = try source.make()
            } catch {
                throw TransportError(.bodyUnreadable, "the stream of the body: \(error)")
            }
            stream.open()
            defer { stream.close() }
            var total: Int64 = 0
            while waitForRoom() {
                let piece = try read(stream)
                total += Int64(piece.count)
                if let length = source.length {
                    // The last piece goes out only when nothing follows it: a server would take a body
                    // that is cut off for the whole one.
                    let isWrong = piece.isEmpty ? total < length : total > length
                    let isLast = total == length && !piece.isEmpty
                    let rest = isLast ? try read(stream) : Data()
                    guard !isWrong, rest.isEmpty else {
                        throw TransportError(
                            .bodyUnreadable,
                            "the stream of the body does not yield \(length) bytes")
                    }
                }
                guard !piece.isEmpty else { return }
                tell {
                    pieces.append(piece)
                    count += piece.count
                }
            }
        }

        /// The next bytes; none at the end.
        private func read(_ stream: InputStream) throws(TransportError) -> Data {
            var piece = Data(count: Self.pieceSize)
            let count = piece.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map {
                    stream.read(
                        $0.assumingMemoryBound(to: UInt8.self), maxLength: Self.pieceSize)
                } ?? 0
            }
            guard count >= 0 else {
                let reason = stream.streamError.map { "\($0)" } ?? "it cannot be read"
                throw TransportError(.bodyUnreadable, "the stream of the body: \(reason)")
            }
            return piece.prefix(count)
        }

        /// False when nobody wants the rest.
        private func waitForRoom() -> Bool {
            locked {
                while count >= Self.capacity && !isStopped { condition.wait() }
                return !isStopped
            }
        }

        /// Changes what the reader sees, and calls the reader back if it waits.
        private func tell(_ change: () -> Void) {
            let isAwaited = locked {
                guard !isStopped else { return false }
                change()
                defer { self.isAwaited = false }
                return self.isAwaited
            }
            if isAwaited { onProgress() }
        }

        private func locked<Result>(_ body: () -> Result) -> Result {
            condition.lock()
            defer { condition.unlock() }
            return body()
        }
    }
#endif
