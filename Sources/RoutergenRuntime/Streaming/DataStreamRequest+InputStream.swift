import Foundation

extension DataStreamRequest {
    /// The body as a stream, for code that takes one. The request starts when the stream is opened, and is cancelled when
    /// it is closed or let go before the end.
    ///
    /// `read` waits for the network and blocks its thread for so long. The stream is no other reader's: it has what comes
    /// after it was opened, all of it, and makes the server wait where nobody reads it. Its `streamError` is a
    /// `RouterError`.
    public func asInputStream() -> InputStream { AnswerStream(self) }
}

/// Reads what a request hands on.
private final class AnswerStream: InputStream {
    private let request: DataStreamRequest
    private let pipe = AnswerPipe()

    init(_ request: DataStreamRequest) {
        self.request = request
        super.init(data: Data())
    }

    deinit { pipe.close() }

    override func open() { pipe.open(request) }
    override func close() { pipe.close() }
    override var streamStatus: Stream.Status { pipe.status }
    override var streamError: (any Error)? { pipe.error }
    override var hasBytesAvailable: Bool { pipe.status == .open }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
        length: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        pipe.read(into: UnsafeMutableBufferPointer(start: buffer, count: maxLength))
    }
}

/// Holds one piece between the task that reads the request and the thread that reads the stream.
///
/// Unchecked because the condition guards everything.
private final class AnswerPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private var state = Stream.Status.notOpen
    private var failure: (any Error)?
    private var piece = Data()
    /// Waits until the piece has been read.
    private var supplier: CheckedContinuation<Void, Never>?
    private var task: Task<Void, Never>?

    var status: Stream.Status { locked { state } }
    var error: (any Error)? { locked { failure } }

    func open(_ request: DataStreamRequest) {
        locked {
            guard state == .notOpen else { return }
            state = .open
            task = Task { [self] in
                do {
                    for try await data in request { await supply(data) }
                    end(nil)
                } catch {
                    end(error)
                }
            }
        }
    }

    func close() {
        locked {
            task?.cancel()
            task = nil
            piece = Data()
            state = .closed
            supplier?.resume()
            supplier = nil
            condition.broadcast()
        }
    }

    /// - Returns: How many bytes were read; 0 at the end, -1 where the request has failed.
    func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        locked {
            while piece.isEmpty, state == .open { condition.wait() }
            guard !piece.isEmpty else { return failure == nil ? 0 : -1 }
            let count = piece.copyBytes(to: buffer)
            piece = piece.dropFirst(count)
            if piece.isEmpty {
                supplier?.resume()
                supplier = nil
            }
            return count
        }
    }

    private func supply(_ data: Data) async {
        await withCheckedContinuation { continuation in
            locked {
                guard state == .open else { return continuation.resume() }
                piece = data
                supplier = continuation
                condition.broadcast()
            }
        }
    }

    private func end(_ error: (any Error)?) {
        locked {
            guard state == .open else { return }
            failure = error
            state = error == nil ? .atEnd : .error
            condition.broadcast()
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}
