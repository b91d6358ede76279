/// Where the lines of a text begin: turns byte offsets into positions and lines into text.
///
/// A line ends with LF, CR LF or CR.
package struct LineIndex: Sendable {
    private let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [ByteOrderMark.utf8.isAtStart(of: bytes) ? ByteOrderMark.utf8.length : 0]
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where Self.isLineBreak(at: offset, in: bytes) {
                starts.append(offset + 1)
            }
        }
        self.starts = starts
    }

    /// How many lines there are; a text that ends with a line break has an empty last one.
    package var count: Int { starts.count }

    /// The place of a byte; an offset behind the end stands for the end.
    package func position(ofByte offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = min(starts[low], offset)
        return SourcePosition(line: low + 1, column: Self.scalarCount(bytes[start..<offset]) + 1)
    }

    /// The offset of the byte at a position, or nil when the text has no character there.
    package func offset(of position: SourcePosition) -> Int? {
        guard let range = lineRange(Int(position.line)) else { return nil }
        var column = 1
        for offset in range where !Self.isContinuation(bytes[offset]) {
            if column == Int(position.column) { return offset }
            column += 1
        }
        return nil
    }

    /// The text of a line, counted from one, without its line break.
    package func text(ofLine line: Int) -> String? {
        lineRange(line).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// How many Unicode scalars a line has, counted from one.
    package func length(ofLine line: Int) -> Int? {
        lineRange(line).map { Self.scalarCount(bytes[$0]) }
    }

    private func lineRange(_ line: Int) -> Range<Int>? {
        guard line >= 1, line <= starts.count else { return nil }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        if line < starts.count {
            end -= 1
            if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") {
                end -= 1
            }
        }
        return start..<end
    }

    /// Whether a line ends with this byte: at CR LF, that is the LF.
    static func isLineBreak(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\n") { return true }
        guard byte == UInt8(ascii: "\r") else { return false }
        return offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    }

    /// How many Unicode scalars a stretch of UTF-8 has.
    static func scalarCount(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { isContinuation($1) ? $0 : $0 + 1 }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}
