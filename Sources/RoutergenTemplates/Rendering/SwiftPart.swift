/// A part of a line of Swift, taken apart at its outermost brackets.
struct SwiftPart {
    /// A pair of brackets with what is between them.
    struct Group {
        let bracket: SwiftLine.Bracket
        /// The places of the brackets, in bytes.
        let open: Int
        let close: Int
        /// The numbers of the marks between them.
        let marks: Range<Int>

        var length: Int { close - open - 1 }
    }

    let line: SwiftLine
    let range: Range<Int>
    /// Whether a comma follows, which is not one of the bytes.
    let endsWithComma: Bool
    /// The outermost groups in their order; empty where brackets do not match.
    private(set) var groups: [Group] = []
    /// The places of the first `=`, `??` and colon outside of all brackets.
    private var assignment: Int?
    private var coalescing: Int?
    private var colon: Int?

    init(_ range: Range<Int>, of line: SwiftLine, endsWithComma: Bool) {
        self.line = line
        self.range = range
        self.endsWithComma = endsWithComma
        findGroups()
    }

    private mutating func findGroups() {
        let marks = line.marks
        var index = line.firstMark(from: range.lowerBound)
        // A line may end with the brace of a body that goes on below; any other open bracket is too much.
        var hasOpenBrace = false
        while index < marks.count, marks[index].place < range.upperBound {
            let mark = marks[index]
            switch mark.kind {
            case .opening(let bracket):
                if let partner = mark.partner, marks[partner].place < range.upperBound {
                    if !hasOpenBrace {
                        groups.append(
                            Group(
                                bracket: bracket, open: mark.place, close: marks[partner].place,
                                marks: index + 1..<partner))
                    }
                    index = partner
                } else if bracket == .brace, !hasOpenBrace {
                    hasOpenBrace = true
                } else {
                    groups = []
                    return
                }
            case .closing, .mismatch:
                groups = []
                return
            case .comma, .assignment, .coalescing, .colon:
                if !hasOpenBrace { note(mark) }
            }
            index += 1
        }
    }

    private mutating func note(_ mark: SwiftLine.Mark) {
        // The spaces around a sign belong to this part, too.
        func hasSpaces(behind length: Int) -> Bool {
            mark.place > range.lowerBound && mark.place + length < range.upperBound
        }
        switch mark.kind {
        case .assignment where assignment == nil && hasSpaces(behind: 1): assignment = mark.place
        case .coalescing where coalescing == nil && hasSpaces(behind: 2): coalescing = mark.place
        case .colon where colon == nil: colon = mark.place
        default: break
        }
    }

    /// Whether there is nothing but spaces between the brackets.
    func isEmpty(_ group: Group) -> Bool {
        line.trimmed(group.open + 1..<group.close).isEmpty
    }

    /// The items of a group, without the commas.
    func items(of group: Group) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var start = group.open + 1
        for comma in commas(of: group) {
            items.append(line.trimmed(start..<comma))
            start = comma + 1
        }
        items.append(line.trimmed(start..<group.close))
        return items
    }

    /// The places of the commas directly between the brackets.
    private func commas(of group: Group) -> [Int] {
        var places: [Int] = []
        var index = group.marks.lowerBound
        while index < group.marks.upperBound {
            let mark = line.marks[index]
            if case .comma = mark.kind { places.append(mark.place) }
            index = (mark.partner ?? index) + 1
        }
        return places
    }

    /// Whether the last thing is a list of several elements, before the comma behind it.
    var endsWithList: Bool {
        guard let last = groups.last, last.bracket == .square else { return false }
        let rest = range.upperBound - last.close - 1
        let isLast =
            rest == 0 || rest == 1 && !endsWithComma && line.bytes[last.close + 1] == .comma
        return isLast && !commas(of: last).isEmpty
    }

    /// Whether the part declares a function, whose parameters are broken before its result.
    var isFunction: Bool {
        guard let end = groups.first?.open else { return false }
        return line.bytes[range.lowerBound..<end].split(separator: .space).contains {
            $0.elementsEqual("func".utf8)
        }
    }

    // MARK: - Splitting

    /// The label of a `switch` (`case .staging(let region):`) and what stands behind it.
    func splitBehindCase() -> (label: Range<Int>, rest: Range<Int>)? {
        let code = line.bytes[range]
        guard let colon,
            code.starts(with: "case ".utf8) || code.starts(with: "default:".utf8)
        else { return nil }
        return split(behind: colon)
    }

    /// `size =`, `try object.optional("size")` and `?? 1` of an assignment that has a fallback.
    func splitFallback() -> (head: Range<Int>, value: Range<Int>, fallback: Range<Int>)? {
        guard let assignment, let coalescing, assignment < coalescing else { return nil }
        return (
            range.lowerBound..<assignment + 1, line.trimmed(assignment + 1..<coalescing),
            coalescing..<range.upperBound
        )
    }

    /// The part up to its `=`, or up to the colon of its label, and the rest.
    func splitBehindAssignment() -> (head: Range<Int>, rest: Range<Int>)? {
        (assignment ?? labelColon).flatMap(split)
    }

    /// What ends with the byte at a place, and the rest; nil where there is no rest.
    private func split(behind place: Int) -> (Range<Int>, Range<Int>)? {
        let rest = line.trimmed(place + 1..<range.upperBound)
        guard !rest.isEmpty || endsWithComma else { return nil }
        return (range.lowerBound..<place + 1, rest)
    }

    /// The colon of an argument's label, which begins the part.
    private var labelColon: Int? {
        colon.flatMap { colon in
            line.bytes[range.lowerBound..<colon].allSatisfy(\.isIdentifier) ? colon : nil
        }
    }
}
