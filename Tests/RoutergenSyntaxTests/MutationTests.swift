import RoutergenSyntax
import TestSupport
import Testing

/// Damaged documents: whatever the bytes, the parsers answer with a tree or an error, and every
/// place that they name is inside the file.
@Suite struct MutationTests {
    private static let documents = [
        """
        # comment
        api: &a {é: "😀\\n", 'x': [1, 2.5, ~]}
        list:
          - one two
          - <<: *a
            text: |
              block
                more
            folded: >-
              a

              b
        ? key
        : !!int 12
        """,
        "%YAML 1.1\n---\n- \"a\\u00e9\\\n  b\"\n- {a: &x b, c: *x, ? d : e}\n...\n",
        "{\"a\": [1, -2.5e+3, true, null, \"\\ud83d\\ude00é\"],\r\n\t\"b\": {\"c\": {}}}",
        "[[[]], {\"\\\"\": \"\\\\\"}, \"\u{2028}\u{85}\", 0]",
    ]

    private static let interesting = Array("{}[]:,-?&*!|>'\"%@`#\\ \t\n\r0a~<.\u{FEFF}\u{85}".utf8)

    private func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededRandom) {
        let place = Int.random(in: 0...bytes.count, using: &numbers)
        let byte =
            Bool.random(using: &numbers)
            ? Self.interesting.randomElement(using: &numbers) ?? 0
            : UInt8.random(in: .min ... .max, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes.insert(byte, at: place)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        case 2: if place < bytes.count { bytes[place] = byte }
        case 3: bytes.removeSubrange(place...)
        case 4: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        default:
            let other = Int.random(in: 0...bytes.count, using: &numbers)
            bytes.insert(contentsOf: bytes[other...].prefix(8), at: place)
        }
    }

    @Test(arguments: 0..<4)
    func answersEveryMutation(document: Int) {
        var numbers = SeededRandom(seed: UInt64(document))
        for _ in 0..<500 {
            var bytes = Array(Self.documents[document].utf8)
            for _ in 0...Int.random(in: 0..<4, using: &numbers) { mutate(&bytes, &numbers) }
            check(readYAML(bytes: bytes), bytes)
            check(readJSON(bytes: bytes), bytes)
        }
    }

    private func check(_ reading: Reading, _ bytes: [UInt8]) {
        #expect(reading.tree != nil || reading.diagnostics.hasErrors, "\(bytes)")
        let lines = LineIndex(bytes)
        let ranges =
            reading.diagnostics.sorted.flatMap { [$0.range] + $0.notes.map(\.range) }
            .compactMap(\.self) + (reading.tree?.allRanges ?? [])
        let areInside = ranges.allSatisfy { range in
            range.start <= range.end && isInside(range.start, lines)
                && isInside(range.end, lines)
        }
        #expect(areInside, "\(bytes)")
    }

    private func isInside(_ position: SourcePosition, _ lines: LineIndex) -> Bool {
        guard let length = lines.length(ofLine: Int(position.line)) else { return false }
        return position.column >= 1 && Int(position.column) <= length + 1
    }
}

extension Node {
    fileprivate var allRanges: [SourceRange] {
        switch content {
        case .scalar: [range]
        case .sequence(let items): [range] + items.flatMap(\.allRanges)
        case .mapping(let mapping):
            [range] + mapping.entries.flatMap { [$0.keyRange] + $0.value.allRanges }
        }
    }
}
