import Foundation

/// Compresses another stream while it is read.
final class CompressedStream: InputStream {
    private let source: InputStream
    private var compressor: Compressor
    private var ready: ArraySlice<UInt8> = []
    private var isOver = false
    private var status = Stream.Status.notOpen
    private var failure: (any Error)?

    init(_ source: InputStream, _ format: RequestCompression) {
        self.source = source
        compressor = Compressor(format)
        super.init(data: Data())
    }

    override func open() {
        source.open()
        status = .open
    }

    override func close() {
        source.close()
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
        while ready.isEmpty, !isOver {
            guard compressMore() else {
                failure = source.streamError
                status = .error
                return -1
            }
        }
        guard !ready.isEmpty else {
            status = .atEnd
            return 0
        }
        let count = min(maxLength, ready.count)
        for (offset, byte) in ready.prefix(count).enumerated() { buffer[offset] = byte }
        ready = ready.dropFirst(count)
        return count
    }

    /// False where the source cannot be read.
    private func compressMore() -> Bool {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = source.read(&piece, maxLength: piece.count)
        guard count >= 0 else { return false }
        isOver = count == 0
        ready = isOver ? compressor.finish()[...] : compressor.append(Array(piece[..<count]))[...]
        return true
    }
}
