/// Lays a JSON text out on lines.
///
/// An object or array that fits on a line stands on one; of any other each member begins a line:
///
///     {
///       "id": 1,
///       "owner": {"name": "Ann", "age": 7}
///     }
struct JSONLines {
    struct Line {
        /// How many spaces it begins with.
        let indentation: Int
        /// What follows them, in `bytes`.
        let code: Range<Int>
    }

    private struct Bracket {
        /// The place of the closing bracket.
        var end: Int
        /// The number of the first bracket that opens behind that.
        var next: Int
    }

    /// The text on one line, with a space behind each comma and colon.
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [Line] = []
    /// In the order in which they open.
    private var brackets: [Bracket] = []

    /// Deeper values are indented no further.
    private static let deepestIndentation = 20

    /// Nil where the brackets of the text do not match.
    ///
    /// - Parameters:
    ///   - compact: a JSON text without spaces between its tokens.
    ///   - width: how many bytes a line should have at most.
    init?(_ compact: [UInt8], width: Int) {
        bytes.reserveCapacity(compact.count + compact.count / 8)
        guard compact.withUnsafeBufferPointer({ space($0) }) else { return nil }
        write(width: width)
    }

    /// Copies the text with its spaces and finds its brackets; false where they do not match.
    private mutating func space(_ compact: UnsafeBufferPointer<UInt8>) -> Bool {
        var open: [Int] = []
        var index = 0
        while index < compact.count {
            let byte = compact[index]
            let end =
                byte == UInt8(ascii: "\"") ? Self.endOfString(in: compact, from: index) : index + 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open.append(brackets.count)
                brackets.append(Bracket(end: bytes.count, next: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard let bracket = open.popLast() else { return false }
                brackets[bracket] = Bracket(end: bytes.count, next: brackets.count)
            default: break
            }
            bytes += UnsafeBufferPointer(rebasing: compact[index..<end])
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
                bytes.append(UInt8(ascii: " "))
            }
            index = end
        }
        return open.isEmpty
    }

    private mutating func write(width: Int) {
        var depth = 0
        var indentation = 0
        // Where the line begins that is being written, and the number of the next bracket that opens.
        var start = 0
        var bracket = 0
        func breakLine(before next: Int, at end: Int, _ lines: inout [Line]) {
            lines.append(Line(indentation: indentation, code: start..<end))
            indentation = 2 * min(depth, Self.deepestIndentation)
            start = next
        }
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index = bytes.withUnsafeBufferPointer { Self.endOfString(in: $0, from: index) }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let (end, next) = (brackets[bracket].end, brackets[bracket].next)
                // The comma behind it has to fit, too.
                if end == index + 1 || indentation + end - start + 2 <= width {
                    index = end
                    bracket = next
                } else {
                    bracket += 1
                    depth += 1
                    breakLine(before: index + 1, at: index + 1, &lines)
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                breakLine(before: index, at: index, &lines)
            case UInt8(ascii: ","):
                // The space behind it is left out.
                breakLine(before: index + 2, at: index + 1, &lines)
                index += 1
            default: break
            }
            index += 1
        }
        lines.append(Line(indentation: indentation, code: start..<bytes.count))
    }

    /// The place behind the string that begins at a quote.
    private static func endOfString(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
