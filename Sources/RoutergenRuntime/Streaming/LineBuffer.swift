import Foundation

/// Cuts bytes into lines. A byte order mark at the very beginning is dropped.
struct LineBuffer: Sendable {
    /// What ends a line.
    enum LineEnd: Sendable {
        /// LF, and CRLF; a CR alone is text.
        case lineFeed
        /// LF, CRLF and CR.
        case any
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let lineEnd: LineEnd
    private let maximumLength: Int
    private var bytes: [UInt8] = []
    /// Where the present line begins.
    private var start = 0
    /// Up to here no line ends.
    private var scanned = 0
    private var isAtBeginning = true
    private var isAtEnd = false
    /// Whether a CR has just ended a line, to which an LF may belong.
    private var skipsLineFeed = false

    /// - Parameter maximumLength: of a line, in bytes, without its end.
    init(lineEnd: LineEnd, maximumLength: Int) {
        self.lineEnd = lineEnd
        self.maximumLength = max(0, min(maximumLength, .max - 1))
    }

    mutating func append(_ data: Data) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            scanned -= start
            start = 0
        }
        bytes.append(contentsOf: data)
    }

    mutating func finish() { isAtEnd = true }

    /// The next line that is complete. At the end, what is left is a line unless it is empty.
    mutating func next() throws(RouterError) -> ArraySlice<UInt8>? {
        guard skipByteOrderMark() else { return nil }
        if skipsLineFeed, start < bytes.count {
            if bytes[start] == .lineFeed { start += 1 }
            skipsLineFeed = false
        }
        scanned = max(scanned, start)
        guard let end = bytes[scanned...].firstIndex(where: isLineEnd) else {
            scanned = bytes.count
            return try rest()
        }
        var line = bytes[start..<end]
        if bytes[end] == .lineFeed, line.last == .carriageReturn { line.removeLast() }
        skipsLineFeed = bytes[end] == .carriageReturn
        start = end + 1
        try check(line.count)
        return line
    }

    private mutating func rest() throws(RouterError) -> ArraySlice<UInt8>? {
        let count = bytes.count - start
        guard isAtEnd else {
            // One more, which may be the CR of a CRLF.
            try check(count - 1)
            return nil
        }
        try check(count)
        defer { start = bytes.count }
        return count > 0 ? bytes[start...] : nil
    }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == .lineFeed || (byte == .carriageReturn && lineEnd == .any)
    }

    /// False while it is open whether there is one.
    private mutating func skipByteOrderMark() -> Bool {
        guard isAtBeginning else { return true }
        let beginning = bytes.prefix(3)
        if Self.byteOrderMark.starts(with: beginning) {
            guard beginning.count == 3 || isAtEnd else { return false }
            if beginning.count == 3 { start = 3 }
        }
        isAtBeginning = false
        return true
    }

    private func check(_ length: Int) throws(RouterError) {
        guard length <= maximumLength else {
            throw RouterError(.decodingFailed("a line is longer than \(maximumLength) bytes"))
        }
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
}
