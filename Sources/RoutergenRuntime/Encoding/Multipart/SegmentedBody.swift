import Foundation

/// A body that is made of several sources, one behind the other.
struct SegmentedBody: Sendable {
    /// A piece of the body.
    enum Segment: Sendable {
        case data(Data)
        /// A file that had so many bytes when the body was made.
        case file(URL, length: Int64)
        case stream(TransportStream)

        var length: Int64? {
            switch self {
            case .data(let data): Int64(data.count)
            case .file(_, let length): length
            case .stream(let stream): stream.length
            }
        }
    }

    private(set) var segments: [Segment] = []

    init() {}

    /// - Throws: `.fileUnreadable`.
    init(_ source: BodySource) throws(RouterError) {
        try append(source)
    }

    /// In bytes; nil where a stream does not say, and where the sum is none.
    var length: Int64? {
        var total: Int64 = 0
        for segment in segments {
            guard let length = segment.length, length >= 0 else { return nil }
            let (sum, isTooLong) = total.addingReportingOverflow(length)
            guard !isTooLong else { return nil }
            total = sum
        }
        return total
    }

    mutating func append(text: String) {
        var data = Data(text.utf8)
        if case .data(let last) = segments.last {
            segments.removeLast()
            data = last + data
        }
        segments.append(.data(data))
    }

    /// - Throws: `.fileUnreadable`.
    mutating func append(_ source: BodySource) throws(RouterError) {
        switch source {
        case .data(let data): segments.append(.data(data))
        case .file(let url): segments.append(.file(url, length: try Self.length(of: url)))
        case .stream(let stream): segments.append(.stream(stream))
        }
    }

    /// How the body is sent: from memory where it is small and its length is known, otherwise from its sources.
    ///
    /// - Throws: `.fileUnreadable`.
    func encoded() throws(RouterError) -> EncodedBody {
        let isSmall = length.map { $0 <= MultipartFormData.encodingMemoryThreshold } ?? false
        let isInMemory = segments.allSatisfy { if case .data = $0 { true } else { false } }
        return isSmall || isInMemory ? .data(try data()) : .segments(self)
    }

    /// The whole body in memory.
    ///
    /// - Throws: `.fileUnreadable`, or `.encodingFailed` for a stream.
    func data() throws(RouterError) -> Data {
        var data = Data()
        if let length, let capacity = Int(exactly: length) { data.reserveCapacity(capacity) }
        try forEachPiece { data.append($0) }
        return data
    }

    /// Writes the body to a new file, which is removed where that fails.
    func write(to fileURL: URL) throws {
        try Data().write(to: fileURL)
        do {
            let file = try FileHandle(forWritingTo: fileURL)
            defer { try? file.close() }
            var failure: (any Error)?
            try forEachPiece { piece in
                do {
                    if failure == nil { try file.write(contentsOf: piece) }
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
        } catch {
            try? FileManager.default.removeItem(at: fileURL)
            throw error
        }
    }

    private func forEachPiece(_ body: (Data) -> Void) throws(RouterError) {
        let stream = SegmentedStream(self)
        stream.open()
        defer { stream.close() }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count >= 0 else { throw stream.failure ?? RouterError(.missingBody) }
            guard count > 0 else { return }
            body(Data(buffer[..<count]))
        }
    }

    /// The size of a file that can be read.
    private static func length(of url: URL) throws(RouterError) -> Int64 {
        do {
            return try url.readableFileLength()
        } catch {
            throw RouterError(.fileUnreadable(url), underlyingError: error)
        }
    }
}

/// A body that is ready to be sent.
enum EncodedBody: Sendable {
    case data(Data)
    case segments(SegmentedBody)
}
