/// One pass over the bytes of a text for what no parser should meet.
struct TextScan {
    enum Fault: Equatable {
        case invalidUTF8(offset: Int, byte: UInt8)
        case control(offset: Int, Unicode.Scalar)
    }

    private(set) var fault: Fault?
    private(set) var hasUnusualLineBreaks = false
    /// The place behind the last character.
    private(set) var end = SourcePosition.start
    /// Of the lines that begin with a letter, the one nearest to the middle of the text.
    private(set) var middleLine: LineStart?

    /// Where a line begins.
    struct LineStart: Equatable, Sendable {
        /// The offset of its first byte.
        let offset: Int
        /// Its number, counted from one.
        let line: Int
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, forbidsControls: Bool) {
        var offset = start
        var line = 1
        var lineStart = start
        while offset < bytes.count {
            offset = Self.endOfPlainText(from: offset, in: bytes)
            guard offset < bytes.count else { break }
            let byte = bytes[offset]
            if LineIndex.isLineBreak(at: offset, in: bytes) {
                line += 1
                lineStart = offset + 1
                noteLine(LineStart(offset: lineStart, line: line), of: bytes)
            }
            guard let length = UTF8Sequence.length(at: offset, in: bytes) else {
                fault = .invalidUTF8(offset: offset, byte: byte)
                return
            }
            // Only these lead bytes can begin a scalar that concerns us.
            if forbidsControls, byte < 0x80 || byte == 0xC2 || byte == 0xE2 || byte == 0xEF,
                let scalar = UTF8Sequence.scalar(at: offset, length: length, in: bytes)
            {
                if Self.isForbidden(scalar) {
                    fault = .control(offset: offset, scalar)
                    return
                }
                if Self.isUnusualLineBreak(scalar) { hasUnusualLineBreaks = true }
            }
            offset += length
        }
        let lastLine = bytes[lineStart...]
        end = SourcePosition(line: line, column: LineIndex.scalarCount(lastLine) + 1)
    }

    /// The offset of the next byte that is no printable ASCII character.
    private static func endOfPlainText(
        from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var offset = start
        // Eight bytes at a time: what is below 0x20 has its highest bit set when 0x20 is taken away, 0x7F
        // when one is added, and what is above has it anyway.
        let ones: UInt64 = 0x0101_0101_0101_0101
        while offset + 8 <= bytes.count {
            let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
                fromByteOffset: offset, as: UInt64.self)
            let marks = (word &- ones &* 0x20) | (word &+ ones) | word
            guard marks & (ones &* 0x80) == 0 else { break }
            offset += 8
        }
        while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] < 0x7F { offset += 1 }
        return offset
    }

    private mutating func noteLine(_ start: LineStart, of bytes: UnsafeBufferPointer<UInt8>) {
        guard start.offset < bytes.count,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start.offset] | 0x20)
        else { return }
        let middle = bytes.count / 2
        if let best = middleLine, abs(best.offset - middle) <= abs(start.offset - middle) { return }
        middleLine = start
    }

    /// Outside `c-printable` (YAML 1.2.2, section 5.1), or a byte order mark inside the text.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x85: false
        case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func isUnusualLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}

extension TextScan.Fault {
    var id: String {
        switch self {
        case .invalidUTF8: "invalid-utf8"
        case .control: "control-character"
        }
    }

    var offset: Int {
        switch self {
        case .invalidUTF8(let offset, _), .control(let offset, _): offset
        }
    }

    var message: String {
        switch self {
        case .invalidUTF8(let offset, let byte):
            "invalid UTF-8: byte 0x\(hexadecimal(UInt32(byte), digits: 2)) at offset \(offset)"
        case .control(_, let scalar):
            "the control character U+\(hexadecimal(scalar.value, digits: 4)) is not allowed here"
        }
    }
}
