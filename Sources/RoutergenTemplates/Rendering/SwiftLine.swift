/// One line of Swift, taken apart at its outermost brackets; those inside string literals do not count.
struct SwiftLine {
    /// A pair of brackets with what is between them.
    struct Group {
        enum Kind {
            case round
            case square
            case brace
        }

        var kind: Kind
        /// The places of the brackets and of the commas directly between them, in bytes.
        var open: Int
        var close: Int
        var commas: [Int]
        /// Whether there is nothing but spaces in between.
        var isEmpty: Bool

        var length: Int { close - open - 1 }
    }

    private let bytes: [UInt8]
    /// The outermost groups in their order; empty where brackets do not match.
    private(set) var groups: [Group] = []
    /// The place of the first `=` outside of all brackets.
    private var assignment: Int?
    /// The place of the first `??` outside of all brackets.
    private var coalescing: Int?
    /// The place of the first colon outside of all brackets.
    private var colon: Int?

    init(_ code: ArraySlice<UInt8>) {
        bytes = Array(code)
        scan()
    }

    /// Whether the last thing is a list of several elements, before the comma behind it.
    var endsWithList: Bool {
        guard let last = groups.last, last.kind == .square, !last.commas.isEmpty else {
            return false
        }
        let rest = bytes[(last.close + 1)...]
        return rest.isEmpty || (rest.count == 1 && rest.first == .comma)
    }

    /// Whether the line declares a function, whose parameters are broken before its result.
    var isFunction: Bool {
        code(..<(groups.first?.open ?? 0)).split(separator: .space).contains {
            $0.elementsEqual("func".utf8)
        }
    }

    func code(_ range: some RangeExpression<Int>) -> ArraySlice<UInt8> {
        bytes[range.relative(to: bytes)]
    }

    func trimmedCode(_ range: some RangeExpression<Int>) -> ArraySlice<UInt8> {
        let slice = code(range).drop { $0 == .space }
        let end = slice.lastIndex { $0 != .space }.map { $0 + 1 } ?? slice.startIndex
        return slice[slice.startIndex..<end]
    }

    /// The items of a group, without the commas.
    func items(of group: Group) -> [ArraySlice<UInt8>] {
        let starts = [group.open + 1] + group.commas.map { $0 + 1 }
        let ends = group.commas + [group.close]
        return zip(starts, ends).map { trimmedCode($0..<$1) }
    }

    /// The label of a `switch` (`case .staging(let region):`) and what stands behind it.
    func splitBehindCase() -> (
        label: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
    )? {
        let begins = ["case ", "default:"].contains { bytes.starts(with: $0.utf8) }
        guard begins, let colon else { return nil }
        let rest = trimmedCode((colon + 1)...)
        return rest.isEmpty ? nil : (code(...colon), rest)
    }

    /// `size =`, `try object.optional("size")` and `?? 1` of an assignment that has a fallback.
    func splitFallback() -> (
        head: ArraySlice<UInt8>, value: ArraySlice<UInt8>, fallback: ArraySlice<UInt8>
    )? {
        guard let assignment, let coalescing, assignment < coalescing else { return nil }
        return (
            code(...assignment), trimmedCode((assignment + 1)..<coalescing), code(coalescing...)
        )
    }

    /// The line up to its `=`, or up to the colon of its label, and the rest.
    func splitBehindAssignment() -> (
        head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
    )? {
        guard let place = assignment ?? labelColon else { return nil }
        let rest = trimmedCode((place + 1)...)
        return rest.isEmpty ? nil : (code(...place), rest)
    }

    /// The colon of an argument's label, which begins the line.
    private var labelColon: Int? {
        colon.flatMap { bytes[..<$0].allSatisfy(\.isIdentifier) ? $0 : nil }
    }

    private mutating func scan() {
        let bytes = bytes
        bytes.withUnsafeBufferPointer { scan($0) }
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var open: [Group] = []
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == .quote || byte == .hash, let end = Self.endOfLiteral(in: bytes, at: place) {
                markContent(&open)
                place = end
                continue
            }
            if let kind = Group.Kind(opening: byte) {
                markContent(&open)
                open.append(Group(kind: kind, open: place, close: place, commas: [], isEmpty: true))
            } else if let kind = Group.Kind(closing: byte) {
                guard var group = open.popLast(), group.kind == kind else {
                    groups = []
                    return
                }
                group.close = place
                if open.isEmpty { groups.append(group) }
            } else if byte != .space {
                if byte == .comma, !open.isEmpty {
                    open[open.count - 1].commas.append(place)
                }
                if open.isEmpty { noteSeparator(at: place) }
                markContent(&open)
            }
            place += 1
        }
        if !open.isEmpty { closeOpenBrace(open) }
    }

    /// A line may end with the brace of a body that goes on below; any other open bracket is too much.
    private mutating func closeOpenBrace(_ open: [Group]) {
        if open.count > 1 || open.first?.kind != .brace { groups = [] }
    }

    private func markContent(_ open: inout [Group]) {
        if !open.isEmpty { open[open.count - 1].isEmpty = false }
    }

    private mutating func noteSeparator(at place: Int) {
        let isAlone = place > 0 && bytes[place - 1] == .space
        switch bytes[place] {
        case UInt8(ascii: "=") where isAlone && bytes[(place + 1)...].first == .space:
            assignment = assignment ?? place
        case UInt8(ascii: "?") where isAlone && bytes[place...].starts(with: "?? ".utf8):
            coalescing = coalescing ?? place
        case UInt8(ascii: ":"):
            colon = colon ?? place
        default:
            break
        }
    }

    /// The place behind the string literal that starts here; nil where none does.
    private static func endOfLiteral(
        in bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Int? {
        let hashes = bytes[start...].prefix { $0 == .hash }.count
        let quote = start + hashes
        guard quote < bytes.count, bytes[quote] == .quote else { return nil }
        var place = quote + 1
        while place < bytes.count {
            if bytes[place] == .backslash, hashes == 0 {
                place += 2
            } else if bytes[place] == .quote,
                bytes[(place + 1)...].prefix(hashes).count(where: { $0 == .hash }) == hashes
            {
                return place + 1 + hashes
            } else {
                place += 1
            }
        }
        return bytes.count
    }
}

extension SwiftLine.Group.Kind {
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
