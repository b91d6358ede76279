/// The difference of two texts in the unified format that `patch` reads.
package struct UnifiedDiff {
    private enum Edit {
        case keep(old: Int, new: Int)
        case delete(old: Int, new: Int)
        case insert(old: Int, new: Int)
    }

    /// How many unchanged lines are around a change.
    private static let context = 3
    /// More edits than this are not looked for: what differs is then shown as one change.
    private static let maximumEdits = 500

    private let old: [Substring]
    private let new: [Substring]

    /// - Returns: an empty text when both are the same.
    package static func text(
        old: String, oldLabel: String, new: String, newLabel: String
    ) -> String {
        guard old != new else { return "" }
        let diff = UnifiedDiff(old: lines(old), new: lines(new))
        return "--- \(oldLabel)\n+++ \(newLabel)\n" + diff.hunks()
    }

    /// The lines with their newlines.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while let newline = rest.unicodeScalars.firstIndex(of: "\n") {
            let end = rest.unicodeScalars.index(after: newline)
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        if !rest.isEmpty { lines.append(rest) }
        return lines
    }

    // MARK: - Hunks

    private func hunks() -> String {
        let edits = edits()
        var text = ""
        var index = 0
        while let first = edits[index...].firstIndex(where: isChange) {
            var last = first
            while let next = edits[(last + 1)...].firstIndex(where: isChange),
                next - last <= 2 * Self.context
            {
                last = next
            }
            let start = max(first - Self.context, 0)
            let end = min(last + Self.context + 1, edits.count)
            text += hunk(edits[start..<end])
            index = end
        }
        return text
    }

    private func isChange(_ edit: Edit) -> Bool {
        if case .keep = edit { false } else { true }
    }

    private func hunk(_ edits: ArraySlice<Edit>) -> String {
        var body = ""
        var oldCount = 0
        var newCount = 0
        for edit in edits {
            switch edit {
            case .keep(let index, _):
                body += line(" ", old[index])
                oldCount += 1
                newCount += 1
            case .delete(let index, _):
                body += line("-", old[index])
                oldCount += 1
            case .insert(_, let index):
                body += line("+", new[index])
                newCount += 1
            }
        }
        let start = edits.first.map(position) ?? (0, 0)
        return "@@ -\(range(start.0, oldCount)) +\(range(start.1, newCount)) @@\n" + body
    }

    private func position(_ edit: Edit) -> (Int, Int) {
        switch edit {
        case .keep(let old, let new), .delete(let old, let new), .insert(let old, let new):
            (old, new)
        }
    }

    private func range(_ start: Int, _ count: Int) -> String {
        "\(count == 0 ? start : start + 1),\(count)"
    }

    private func line(_ marker: String, _ line: Substring) -> String {
        line.utf8.last == UInt8(ascii: "\n")
            ? marker + line : marker + line + "\n\\ No newline at end of file\n"
    }

    // MARK: - Edits

    private func edits() -> [Edit] {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let limit = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
        let oldRange = prefix..<old.count - suffix
        let newRange = prefix..<new.count - suffix
        let before = (0..<prefix).map { Edit.keep(old: $0, new: $0) }
        let after = (0..<suffix).map {
            Edit.keep(old: oldRange.upperBound + $0, new: newRange.upperBound + $0)
        }
        let middle = shortestEdits(oldRange, newRange) ?? replacement(oldRange, newRange)
        return before + middle + after
    }

    private func replacement(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Edit] {
        oldRange.map { .delete(old: $0, new: newRange.lowerBound) }
            + newRange.map { .insert(old: oldRange.upperBound, new: $0) }
    }

    /// The greedy algorithm of Myers, "An O(ND) Difference Algorithm and Its Variations" (1986); nil
    /// when it takes too many edits.
    private func shortestEdits(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Edit]? {
        var furthest: [Int: Int] = [1: 0]
        var history: [[Int: Int]] = []
        for distance in 0...Self.maximumEdits {
            history.append(furthest)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var x = start(diagonal, distance, furthest)
                while x < oldRange.count, x - diagonal < newRange.count,
                    old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
                {
                    x += 1
                }
                furthest[diagonal] = x
                if x >= oldRange.count, x - diagonal >= newRange.count {
                    return path(history, oldRange, newRange)
                }
            }
        }
        return nil
    }

    /// Where a diagonal is entered: one step down from the one above or right from the one below.
    private func start(_ diagonal: Int, _ distance: Int, _ furthest: [Int: Int]) -> Int {
        let down = furthest[diagonal + 1] ?? -1
        let right = (furthest[diagonal - 1] ?? -1) + 1
        if diagonal == -distance { return down }
        if diagonal == distance { return distance == 0 ? 0 : right }
        return down >= right ? down : right
    }

    private func path(
        _ history: [[Int: Int]], _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) -> [Edit] {
        var edits: [Edit] = []
        var x = oldRange.count
        var y = newRange.count
        for (distance, furthest) in history.enumerated().reversed() {
            let diagonal = x - y
            let startX = start(diagonal, distance, furthest)
            while x > startX, y > startX - diagonal {
                x -= 1
                y -= 1
                edits.append(.keep(old: oldRange.lowerBound + x, new: newRange.lowerBound + y))
            }
            guard distance > 0 else { break }
            if startX == furthest[diagonal + 1] {
                y -= 1
                edits.append(.insert(old: oldRange.lowerBound + x, new: newRange.lowerBound + y))
            } else {
                x -= 1
                edits.append(.delete(old: oldRange.lowerBound + x, new: newRange.lowerBound + y))
            }
        }
        return edits.reversed()
    }
}
