import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes a body to a temporary file, and goes on with one that was cut off.
///
/// What changes is behind a lock; the file is written on the transport's thread.
final class FileSink: ResponseSink {
    private struct State {
        /// What the file has, where the server lets a request go on from there.
        var partial: PartialDownload?
        /// How many bytes the present attempt asks to skip.
        var requestedOffset: Int64?
        /// Whether the caller asks for a part.
        var isPartWanted = false
        /// How many bytes are missing behind the part that comes, as far as the server says so.
        var missingCount: Int64 = 0
        var status: Int?
        var handle: FileHandle?
        var isComplete = false
        /// Whether the server does not have the part that the present attempt asks for (416).
        var isRangeRefused = false
        /// Whether the file is somebody else's now: moved, or named in data to resume from.
        var isGivenAway = false
        /// What the present attempt asks for, before redirects.
        var url: URL?
        var onResumption: (@Sendable (Int64) -> Void)?

        mutating func close() throws {
            defer { handle = nil }
            try handle?.close()
        }
    }

    /// How much of the body of an error is read from the file.
    private static let errorBodyLimit = 1_048_576

    let temporaryURL: URL
    private let state: Protected<State>

    /// - Parameter partial: of an earlier request.
    init(partial: PartialDownload? = nil) {
        temporaryURL =
            partial?.fileURL
            ?? FileManager.default.temporaryDirectory
            .appendingPathComponent("routergen-\(UUID().uuidString).download")
        state = Protected(State(partial: partial, isGivenAway: partial != nil))
    }

    /// Hears how many bytes need not be transferred again. Set once, before the request starts.
    var onResumption: (@Sendable (Int64) -> Void)? {
        get { state.withLock(\.onResumption) }
        set { state.withLock { $0.onResumption = newValue } }
    }

    /// Asks for the rest, where a part is there (RFC 9110, section 13.1.5).
    func resuming(_ urlRequest: URLRequest) -> URLRequest {
        state.withLock { state in
            state.requestedOffset = nil
            state.isPartWanted = urlRequest.value(forHTTPHeaderField: "Range") != nil
            state.url = urlRequest.url
            guard let partial = state.partial, partial.url == urlRequest.url,
                let size = Self.size(of: temporaryURL), size > 0
            else { return urlRequest }
            state.requestedOffset = size
            var request = urlRequest
            request.setValue("bytes=\(size)-", forHTTPHeaderField: "Range")
            request.setValue(partial.validator, forHTTPHeaderField: "If-Range")
            // The bytes that are there are not compressed.
            request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
            return request
        }
    }

    func begin(_ head: ResponseHead) throws(RouterError) {
        let response = head.response
        let (offset, report) = try openFile(for: response)
        if offset > 0 { report?(offset) }
    }

    private func openFile(
        for response: HTTPURLResponse
    ) throws(RouterError) -> (Int64, (@Sendable (Int64) -> Void)?) {
        let offset = try self.offset(of: response)
        do {
            if offset == 0 { try Data().write(to: temporaryURL) }
            let handle = try FileHandle(forWritingTo: temporaryURL)
            try handle.truncate(atOffset: UInt64(offset))
            try handle.seek(toOffset: UInt64(offset))
            return state.withLock { state in
                let partial = state.url.flatMap {
                    PartialDownload(response, to: $0, fileURL: temporaryURL)
                }
                state.handle = handle
                state.status = response.statusCode
                state.isComplete = false
                state.isRangeRefused = response.statusCode == 416 && state.requestedOffset != nil
                state.partial = partial ?? (offset > 0 ? state.partial : nil)
                return (offset, state.onResumption)
            }
        } catch {
            throw RouterError(.fileNotWritten(temporaryURL), underlyingError: error)
        }
    }

    /// Where the body of an answer belongs in the file.
    private func offset(of response: HTTPURLResponse) throws(RouterError) -> Int64 {
        let (requested, isPartWanted) = state.withLock { state in
            state.missingCount = 0
            return (state.requestedOffset, state.isPartWanted)
        }
        guard response.statusCode == 206, requested != nil || !isPartWanted else { return 0 }
        let range = ContentRange(response)
        guard let range, range.start == requested ?? 0 else {
            state.withLock { $0.partial = nil }
            let problem = TransportError(
                .badServerResponse, "the server sends another part than bytes \(requested ?? 0)-")
            throw RouterError(.transport(problem))
        }
        state.withLock { $0.missingCount = range.missingCount }
        return range.start
    }

    func receive(_ data: Data) throws(RouterError) {
        do {
            // Behind the lock, because the file may be closed at any time.
            try state.withLock { state in
                guard let handle = state.handle else { return }
                try handle.write(contentsOf: data)
            }
        } catch {
            throw RouterError(.fileNotWritten(temporaryURL), underlyingError: error)
        }
    }

    func complete() throws(RouterError) {
        do {
            try state.withLock { state in
                state.isComplete = state.missingCount == 0
                try state.close()
            }
        } catch {
            throw RouterError(.fileNotWritten(temporaryURL), underlyingError: error)
        }
        // A server may send less than it is asked for (RFC 9110, section 14.2), from which the next attempt goes on.
        let missing = state.withLock(\.missingCount)
        guard missing == 0 else {
            throw RouterError(
                .transport(
                    TransportError(
                        .connectionLost, "the server has kept the last \(missing) bytes")))
        }
    }

    /// Whether the server does not have the part that was asked for (RFC 9110, section 15.5.17). Says so once.
    func takeRefusal() -> Bool {
        state.withLock { state in
            defer { state.isRangeRefused = false }
            return state.isRangeRefused
        }
    }

    /// Keeps what has come where the next attempt can go on from it.
    func reset() {
        state.withLock { state in
            try? state.close()
            if state.isComplete { state.partial = nil }
            state.isComplete = false
        }
    }

    /// Of an answer that is no success.
    var data: Data? {
        guard let status = state.withLock(\.status), !(200..<300).contains(status) else {
            return nil
        }
        let handle = try? FileHandle(forReadingFrom: temporaryURL)
        defer { try? handle?.close() }
        return try? handle?.read(upToCount: Self.errorBodyLimit) ?? Data()
    }

    /// What to go on from; the file stays from now on.
    func keepPartial() -> PartialDownload? {
        state.withLock { state in
            guard !state.isComplete, let partial = state.partial,
                let size = Self.size(of: temporaryURL), size > 0
            else { return nil }
            // What comes now comes too late: another request may write to the file.
            try? state.close()
            state.isGivenAway = true
            return partial
        }
    }

    /// Moves the complete file to where it belongs.
    func move(to url: URL, _ options: DownloadRequest.Options) throws {
        let files = FileManager.default
        if options.contains(.createIntermediateDirectories) {
            try files.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        if options.contains(.removePreviousFile) {
            try replace(url)
        } else if url != temporaryURL {
            try files.moveItem(at: temporaryURL, to: url)
        }
        state.withLock { $0.isGivenAway = true }
    }

    /// Puts the file in the place of another at once, so that there is always a whole one. The temporary folder may be
    /// on another disk, so the file goes beside the other first.
    private func replace(_ url: URL) throws {
        let neighbour = url.deletingLastPathComponent()
            .appendingPathComponent(".\(temporaryURL.lastPathComponent)")
        try FileManager.default.moveItem(at: temporaryURL, to: neighbour)
        guard rename(neighbour.path, url.path) == 0 else {
            let reason = POSIXErrorCode(rawValue: errno).map { POSIXError($0) }
            try? FileManager.default.removeItem(at: neighbour)
            throw reason ?? POSIXError(.EIO)
        }
    }

    /// Closes the file, and removes one from which nobody can go on.
    func endUnsuccessfully() {
        let isUnwanted = state.withLock { state in
            try? state.close()
            return !state.isGivenAway && (state.partial == nil || state.isComplete)
        }
        if isUnwanted { try? FileManager.default.removeItem(at: temporaryURL) }
    }

    deinit {
        let isUnwanted = state.withLock { state in
            try? state.close()
            return !state.isGivenAway
        }
        if isUnwanted { try? FileManager.default.removeItem(at: temporaryURL) }
    }

    private static func size(of url: URL) -> Int64? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return (attributes?[.size] as? NSNumber)?.int64Value
    }
}
