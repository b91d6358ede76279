/// Where the lines begin in a text with U+0085, U+2028 or U+2029, counted in Unicode scalars.
///
/// libyaml takes these three for line breaks, as YAML 1.1 did; editors and YAML 1.2 do not. What
/// users read must be the line that their editor shows.
struct ScalarLines {
    private var starts = [0]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scalars = 0
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte & 0xC0 != 0x80 else { continue }
            scalars += 1
            let isCarriageReturn = byte == UInt8(ascii: "\r")
            let isBeforeLineFeed = offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || (isCarriageReturn && !isBeforeLineFeed) {
                starts.append(scalars)
            }
        }
    }

    func position(ofScalar index: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: index - starts[low] + 1)
    }
}
