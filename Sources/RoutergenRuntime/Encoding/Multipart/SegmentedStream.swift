import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads a body from its sources, one after the other. In a `URLRequest` it stands for the body, which can be sent any
/// number of times: each time a stream of its own is made of it.
final class SegmentedStream: InputStream {
    let body: SegmentedBody
    private(set) var failure: RouterError?
    private var index = 0
    private var source: InputStream?
    /// Of the present segment.
    private var delivered: Int64 = 0
    private var status = Stream.Status.notOpen

    init(_ body: SegmentedBody) {
        self.body = body
        super.init(data: Data())
    }

    override func open() { status = .open }

    override func close() {
        source?.close()
        source = nil
        status = .closed
    }

    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { failure }
    override var hasBytesAvailable: Bool { status == .open }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
        length: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        guard failure == nil else { return -1 }
        while index < body.segments.count {
            do throws(RouterError) {
                let count = try read(body.segments[index], buffer, maxLength)
                if count > 0 { return count }
            } catch {
                failure = error
                status = .error
                return -1
            }
            source?.close()
            source = nil
            delivered = 0
            index += 1
        }
        status = .atEnd
        return 0
    }

    /// The next bytes of a segment; 0 at its end.
    private func read(
        _ segment: SegmentedBody.Segment, _ buffer: UnsafeMutablePointer<UInt8>, _ maxLength: Int
    ) throws(RouterError) -> Int {
        if case .data(let data) = segment {
            let rest = data.dropFirst(Int(delivered)).prefix(maxLength)
            rest.copyBytes(to: buffer, count: rest.count)
            delivered += Int64(rest.count)
            return rest.count
        }
        let source = try openSource(of: segment)
        let count = source.read(buffer, maxLength: maxLength)
        guard count >= 0 else { throw problem(with: segment, source.streamError) }
        delivered += Int64(count)
        if let length = segment.length {
            // The length may already be promised to the server.
            let isAsAnnounced = count == 0 ? delivered == length : delivered <= length
            guard isAsAnnounced else {
                throw problem(
                    with: segment,
                    RouterError(.encodingFailed("it does not have \(length) bytes any more")))
            }
        }
        return count
    }

    /// The stream of the present segment.
    private func openSource(
        of segment: SegmentedBody.Segment
    ) throws(RouterError) -> InputStream {
        if let source { return source }
        let opened: InputStream
        do {
            opened = try segment.stream()
        } catch {
            throw problem(with: segment, error)
        }
        opened.open()
        source = opened
        return opened
    }

    private func problem(
        with segment: SegmentedBody.Segment, _ error: (any Error)?
    ) -> RouterError {
        if case .file(let url, _) = segment {
            RouterError(.fileUnreadable(url), underlyingError: error)
        } else {
            RouterError(
                .encodingFailed("a stream of the body cannot be read"), underlyingError: error)
        }
    }
}

extension SegmentedBody.Segment {
    /// A stream of the bytes, which is not open.
    fileprivate func stream() throws -> InputStream {
        switch self {
        case .data(let data): return InputStream(data: data)
        case .file(let url, _):
            guard let stream = InputStream(url: url) else { throw CocoaError(.fileReadUnknown) }
            return stream
        case .stream(let stream): return try stream.make()
        }
    }
}
