/// Lays a JSON text out on lines.
///
/// An object or array that fits on a line stands on one; of any other each member begins a line:
///
///     {
///       "id": 1,
///       "owner": {"name": "Ann", "age": 7}
///     }
struct JSONLines {
    private let bytes: [UInt8]
    /// The place of the closing bracket by that of the opening one.
    private let ends: [Int: Int]
    private var lines: [String] = []
    private var line: [UInt8] = []
    private var depth = 0

    /// Deeper values are indented no further.
    private static let deepestIndentation = 20

    /// The lines of a JSON text without spaces between its tokens; nil where its brackets do not match.
    ///
    /// - Parameter width: how many bytes a line should have at most.
    static func lines(of compact: String, width: Int) -> [String]? {
        let bytes = spaced(compact)
        guard let ends = ends(of: bytes) else { return nil }
        var layout = JSONLines(bytes: bytes, ends: ends)
        layout.write(width: width)
        return layout.lines
    }

    private init(bytes: [UInt8], ends: [Int: Int]) {
        self.bytes = bytes
        self.ends = ends
    }

    private mutating func write(width: Int) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = Self.endOfString(in: bytes, from: index)
                line += bytes[index..<end]
                index = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                // The comma behind it has to fit, too.
                if let end = ends[index], end == index + 1 || line.count + end - index + 2 <= width
                {
                    line += bytes[index...end]
                    index = end + 1
                    continue
                }
                line.append(byte)
                depth += 1
                breakLine()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                breakLine()
                line.append(byte)
            case UInt8(ascii: ","):
                line.append(byte)
                breakLine()
                // The space behind it.
                index += 1
            default: line.append(byte)
            }
            index += 1
        }
        lines.append(String(decoding: line, as: UTF8.self))
    }

    private mutating func breakLine() {
        lines.append(String(decoding: line, as: UTF8.self))
        let indentation = 2 * min(depth, Self.deepestIndentation)
        line = Array(repeating: UInt8(ascii: " "), count: indentation)
    }

    /// The text with a space behind each comma and colon.
    private static func spaced(_ compact: String) -> [UInt8] {
        let bytes = Array(compact.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                let end = endOfString(in: bytes, from: index)
                result += bytes[index..<end]
                index = end
                continue
            }
            result.append(bytes[index])
            if bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ":") {
                result.append(UInt8(ascii: " "))
            }
            index += 1
        }
        return result
    }

    private static func ends(of bytes: [UInt8]) -> [Int: Int]? {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index = endOfString(in: bytes, from: index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard let start = open.popLast() else { return nil }
                ends[start] = index
            default: break
            }
            index += 1
        }
        return open.isEmpty ? ends : nil
    }

    /// The place behind the string that begins at a quote.
    private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
