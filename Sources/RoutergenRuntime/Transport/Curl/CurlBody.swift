#if os(Linux)
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Reads the body of a request while it is sent. Used on the loop's thread only.
    final class CurlBody {
        /// In bytes.
        let length: Int64
        /// Set when reading has failed.
        private(set) var failure: TransportError?

        private enum Source {
            case data(Data)
            /// A file descriptor that this object owns.
            case file(Int32, path: String)
        }

        private let source: Source
        private var offset: Int64 = 0

        /// Opens a body; nil when there is none.
        ///
        /// - Throws: `.bodyUnreadable`.
        init?(_ body: TransportBody) throws(TransportError) {
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
            }
        }

        deinit {
            if case .file(let descriptor, _) = source { close(descriptor) }
        }

        /// Fills the buffer as far as it can; 0 is the end, nil a failure.
        func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
            let wanted = min(Int64(buffer.count), length - offset)
            guard wanted > 0 else { return 0 }
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(Int(wanted)))
            switch source {
            case .data(let data):
                let start = data.startIndex + Int(offset)
                data.copyBytes(to: target, from: start..<(start + target.count))
                offset += wanted
                return target.count
            case .file(let descriptor, let path):
                let count = pread(descriptor, target.baseAddress, target.count, off_t(offset))
                guard count > 0 else {
                    // The length is already promised to the server, so less cannot be sent.
                    let reason = count < 0 ? String(cString: strerror(errno)) : "it became shorter"
                    failure = TransportError(.bodyUnreadable, "\(path): \(reason)")
                    return nil
                }
                offset += Int64(count)
                return count
            }
        }

        /// Goes to a position, to send the body again; false when it does not exist.
        func seek(to position: Int64) -> Bool {
            guard (0...length).contains(position) else { return false }
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
