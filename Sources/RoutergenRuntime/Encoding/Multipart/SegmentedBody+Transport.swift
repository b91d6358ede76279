import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension SegmentedBody {
    /// The body for a transport.
    var transportBody: TransportBody {
        if segments.count == 1, case .file(let url, _) = segments[0] { return .file(url) }
        return .stream(TransportStream(length: length) { [self] in stream() })
    }

    #if canImport(Darwin)
        /// `URLSession` of Apple platforms reads no streams but Foundation's own, so a thread copies the body
        /// into one of those. It ends with the body, or when the other end is closed.
        private func stream() -> InputStream {
            var ends: (input: InputStream?, output: OutputStream?)
            Stream.getBoundStreams(
                withBufferSize: 65_536, inputStream: &ends.input, outputStream: &ends.output)
            guard let input = ends.input, let output = ends.output else {
                return SegmentedStream(self)
            }
            nonisolated(unsafe) let target = output
            let body = self
            Thread.detachNewThread { body.copy(to: target) }
            return input
        }

        private func copy(to output: OutputStream) {
            let stream = SegmentedStream(self)
            stream.open()
            output.open()
            defer {
                stream.close()
                output.close()
            }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = stream.read(&buffer, maxLength: buffer.count)
                // Ending early makes the body too short, which fails the request where its length is known.
                guard count > 0 else { return }
                var offset = 0
                while offset < count {
                    let written = buffer[offset..<count].withUnsafeBufferPointer { bytes in
                        bytes.baseAddress.map { output.write($0, maxLength: bytes.count) } ?? -1
                    }
                    guard written > 0 else { return }
                    offset += written
                }
            }
        }
    #else
        private func stream() -> InputStream { SegmentedStream(self) }
    #endif
}

extension URLRequest {
    /// Sets a body that is ready to be sent.
    mutating func setBody(_ body: EncodedBody) {
        switch body {
        case .data(let data): httpBody = data
        case .segments(let body): httpBodyStream = SegmentedStream(body)
        }
    }

    /// The body for a transport.
    var transportBody: TransportBody {
        if let stream = httpBodyStream as? SegmentedStream { return stream.body.transportBody }
        return httpBody.flatMap { $0.isEmpty ? nil : .data($0) } ?? .none
    }
}
