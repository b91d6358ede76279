#if os(Linux)
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Reads the body of a request while it is sent. Used in the seat of the loop only.
    final class CurlBody {
        /// In bytes; nil when it is not known.
        let length: Int64?
        /// Set when reading has failed.
        private(set) var failure: TransportError?

        /// What a read found.
        enum Piece {
            case bytes(Int)
            /// There will be more; `onProgress` says when.
            case nothingYet
            case end
            case failure(TransportError)
        }

        private enum Source {
            case data(Data)
            /// A file descriptor that this object owns.
            case file(Int32, path: String)
            case stream(TransportStream, CurlStream)
        }

        private var source: Source
        /// How many bytes were read since the start.
        private(set) var offset: Int64 = 0
        private let onProgress: @Sendable () -> Void

        /// Opens a body; nil when there is none.
        ///
        /// - Parameter onProgress: Called, on any thread, when a stream goes on after `.nothingYet`.
        /// - Throws: `.bodyUnreadable`.
        init?(
            _ body: TransportBody, onProgress: @escaping @Sendable () -> Void
        ) throws(TransportError) {
            self.onProgress = onProgress
            switch body {
            case .none:
                return nil
            case .data(let data):
                length = Int64(data.count)
                source = .data(data)
            case .file(let url):
                let (descriptor, size) = try Self.open(url)
                length = size
                source = .file(descriptor, path: url.path)
            case .stream(let stream):
                length = stream.length
                source = .stream(stream, CurlStream(stream, onProgress: onProgress))
            }
        }

        deinit {
            switch source {
            case .data: break
            case .file(let descriptor, _): close(descriptor)
            case .stream(_, let reader): reader.stop()
            }
        }

        /// Whether `read` would not say `.nothingYet`.
        var isReady: Bool {
            if case .stream(_, let reader) = source { reader.isReady } else { true }
        }

        /// Fills the buffer as far as it can.
        func read(into buffer: UnsafeMutableRawBufferPointer) -> Piece {
            let piece =
                switch source {
                case .data(let data): read(data, into: buffer)
                case .file(let descriptor, let path): read(descriptor, path, into: buffer)
                case .stream(_, let reader): reader.read(into: buffer)
                }
            if case .failure(let failure) = piece { self.failure = failure }
            if case .bytes(let count) = piece { offset += Int64(count) }
            return piece
        }

        private func read(_ data: Data, into buffer: UnsafeMutableRawBufferPointer) -> Piece {
            let count = min(buffer.count, data.count - Int(offset))
            guard count > 0 else { return .end }
            let start = data.startIndex + Int(offset)
            data.copyBytes(to: buffer, from: start..<(start + count))
            return .bytes(count)
        }

        private func read(
            _ descriptor: Int32, _ path: String, into buffer: UnsafeMutableRawBufferPointer
        ) -> Piece {
            let wanted = Int(min(Int64(buffer.count), (length ?? 0) - offset))
            guard wanted > 0 else { return .end }
            let count = pread(descriptor, buffer.baseAddress, wanted, off_t(offset))
            guard count > 0 else {
                // The length is already promised to the server, so less cannot be sent.
                let reason = count < 0 ? String(cString: strerror(errno)) : "it became shorter"
                return .failure(TransportError(.bodyUnreadable, "\(path): \(reason)"))
            }
            return .bytes(count)
        }

        /// Goes to a position, to send the body again; false when it does not exist.
        func seek(to position: Int64) -> Bool {
            if case .stream(let stream, let reader) = source {
                guard position == 0 else { return false }
                if offset > 0 {
                    reader.stop()
                    source = .stream(stream, CurlStream(stream, onProgress: onProgress))
                }
            }
            guard position >= 0, length.map({ position <= $0 }) ?? true else { return false }
            offset = position
            return true
        }

        private static func open(_ url: URL) throws(TransportError) -> (Int32, Int64) {
            func failure(_ reason: String) -> TransportError {
                TransportError(.bodyUnreadable, "\(url.path): \(reason)")
            }
            guard url.isFileURL else { throw failure("not a file URL") }
            let descriptor = openForReading(url.path)
            guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                close(descriptor)
                throw failure("not a regular file")
            }
            return (descriptor, Int64(status.st_size))
        }
    }

    /// Outside the class, whose own `open` would hide the system's.
    private func openForReading(_ path: String) -> Int32 {
        // Not blocking, because opening a named pipe would wait for its writer.
        open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
#endif
