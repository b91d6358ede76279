/// One line of Swift with the places where it may be broken, found in one pass.
///
/// What is inside of string literals does not count. They can be very long, so that nothing looks at
/// them a second time.
struct SwiftLine {
    enum Bracket {
        case round
        case square
        case brace
    }

    struct Mark {
        enum Kind {
            case opening(Bracket)
            case closing
            case comma
            /// An `=` with spaces around it.
            case assignment
            /// A `??` with spaces around it.
            case coalescing
            case colon
            /// A bracket that closes nothing or one of another kind; nothing behind it is marked.
            case mismatch
        }

        let kind: Kind
        /// In bytes.
        let place: Int
        /// The number of the mark of the other bracket; nil for one without, and for other marks.
        var partner: Int?
    }

    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var marks: [Mark] = []

    /// - Parameter bytes: must outlive this value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        scan()
    }

    /// The number of the first mark that does not stand before a place.
    func firstMark(from place: Int) -> Int {
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A range without the spaces at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start] == .space { start += 1 }
        while start < end, bytes[end - 1] == .space { end -= 1 }
        return start..<end
    }

    // MARK: - Scanning

    private mutating func scan() {
        var open: [Int] = []
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == .quote || byte == .hash, let end = endOfLiteral(at: place) {
                place = end
                continue
            }
            if let bracket = Bracket(opening: byte) {
                open.append(marks.count)
                marks.append(Mark(kind: .opening(bracket), place: place))
            } else if let bracket = Bracket(closing: byte) {
                guard let opening = open.popLast(),
                    case .opening(bracket) = marks[opening].kind
                else {
                    marks.append(Mark(kind: .mismatch, place: place))
                    return
                }
                marks[opening].partner = marks.count
                marks.append(Mark(kind: .closing, place: place, partner: opening))
            } else if let kind = separator(at: place) {
                marks.append(Mark(kind: kind, place: place))
            }
            place += 1
        }
    }

    private func separator(at place: Int) -> Mark.Kind? {
        switch bytes[place] {
        case .comma: .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "=") where isSpace(place - 1) && isSpace(place + 1): .assignment
        case UInt8(ascii: "?") where isSpace(place - 1) && isSpace(place + 2):
            bytes[place + 1] == UInt8(ascii: "?") ? .coalescing : nil
        default: nil
        }
    }

    private func isSpace(_ place: Int) -> Bool {
        bytes.indices.contains(place) && bytes[place] == .space
    }

    /// The place behind the string literal that starts here; nil where none does.
    private func endOfLiteral(at start: Int) -> Int? {
        var quote = start
        while quote < bytes.count, bytes[quote] == .hash { quote += 1 }
        guard quote < bytes.count, bytes[quote] == .quote else { return nil }
        let hashes = quote - start
        var place = quote + 1
        while place < bytes.count {
            if bytes[place] == .backslash, hashes == 0 {
                place += 2
            } else if bytes[place] == .quote, hasHashes(hashes, at: place + 1) {
                return place + 1 + hashes
            } else {
                place += 1
            }
        }
        return bytes.count
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        return (start..<start + count).allSatisfy { bytes[$0] == .hash }
    }
}

extension SwiftLine.Bracket {
    fileprivate init?(opening byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("): self = .round
        case UInt8(ascii: "["): self = .square
        case UInt8(ascii: "{"): self = .brace
        default: return nil
        }
    }

    fileprivate init?(closing byte: UInt8) {
        switch byte {
        case UInt8(ascii: ")"): self = .round
        case UInt8(ascii: "]"): self = .square
        case UInt8(ascii: "}"): self = .brace
        default: return nil
        }
    }
}
