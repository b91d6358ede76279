/// A file whose bytes are known to be a text that a parser can read.
struct CheckedText {
    /// The offset of the first byte behind a byte order mark.
    let start: Int
    /// Whether U+0085, U+2028 or U+2029 occur, which libyaml takes for line breaks.
    let hasUnusualLineBreaks: Bool
    /// The place behind the last character.
    let end: SourcePosition
    /// Of the lines that begin with a letter, the one nearest to the middle of the text.
    let middleLine: TextScan.LineStart?

    /// Checks size, encoding and, for YAML, characters; nil after an error was reported.
    init?(
        _ file: SourceFile, forbidsControls: Bool, limits: ParseLimits,
        _ diagnostics: inout Diagnostics
    ) {
        let start = SourceRange.startOfFile(file.id)
        guard file.bytes.count <= limits.bytes else {
            let message = "the file has \(file.bytes.count) bytes; at most \(limits.bytes) are read"
            diagnostics.error("file-too-large", message, at: start)
            return nil
        }
        if let encoding = Self.foreignEncoding(of: file.bytes) {
            diagnostics.error(
                "not-utf8", "the file is \(encoding); save it as UTF-8", at: start)
            return nil
        }
        if let offset = file.bytes.prefix(Self.binaryProbe).firstIndex(of: 0) {
            diagnostics.error(
                "not-text", "this is not a text file: it has a NUL byte at offset \(offset)",
                at: start)
            return nil
        }
        let offset = ByteOrderMark.utf8.isAtStart(of: file.bytes) ? ByteOrderMark.utf8.length : 0
        let scan = file.bytes.withUnsafeBufferPointer {
            TextScan($0, from: offset, forbidsControls: forbidsControls)
        }
        if let fault = scan.fault {
            let position = LineIndex(file.bytes).position(ofByte: fault.offset)
            let range = SourceRange(file: file.id, start: position, end: position)
            diagnostics.error(fault.id, fault.message, at: range)
            return nil
        }
        self.start = offset
        hasUnusualLineBreaks = scan.hasUnusualLineBreaks
        end = scan.end
        middleLine = scan.middleLine
    }

    /// How far a NUL byte means that the file is no text at all.
    private static let binaryProbe = 8192

    private static func foreignEncoding(of bytes: [UInt8]) -> String? {
        if let mark = ByteOrderMark.find(atStartOf: bytes), mark != .utf8 {
            return mark.encodingName
        }
        // The first character of JSON and of nearly all YAML is ASCII: in UTF-16, one byte of
        // the first two is zero and the next pair looks the same.
        guard bytes.count >= 4, bytes.count % 2 == 0 else { return nil }
        let isLittleEndian =
            bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
        let isBigEndian = bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
        return isLittleEndian || isBigEndian ? "UTF-16" : nil
    }
}
