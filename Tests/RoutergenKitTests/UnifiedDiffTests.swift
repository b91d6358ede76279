import RoutergenKit
import TestSupport
import Testing

struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.text(old: old, oldLabel: "a", new: new, newLabel: "b")
    }

    @Test func isEmptyForEqualTexts() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
        #expect(diff("", "") == "")
    }

    @Test func showsChangesWithThreeLinesAround() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
        #expect(
            diff(old, new) == """
                --- a
                +++ b
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func startsAnotherHunkWhereChangesAreFarApart() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = "0\n" + old.replacing("20\n", with: "")
        #expect(
            diff(old, new) == """
                --- a
                +++ b
                @@ -1,3 +1,4 @@
                +0
                 1
                 2
                 3
                @@ -17,4 +18,3 @@
                 17
                 18
                 19
                -20

                """)
    }

    @Test func showsNewAndEmptiedFiles() {
        #expect(diff("", "x\n") == "--- a\n+++ b\n@@ -0,0 +1,1 @@\n+x\n")
        #expect(diff("x\n", "") == "--- a\n+++ b\n@@ -1,1 +0,0 @@\n-x\n")
    }

    @Test func saysWhereTheLastNewlineIsMissing() {
        #expect(
            diff("x", "x\n")
                == "--- a\n+++ b\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x\n")
    }

    @Test func tellsLineEndingsApart() {
        #expect(diff("x\r\ny\n", "x\ny\n") == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n-x\r\n+x\n y\n")
    }

    /// The differences rebuild the new text, whatever the texts are.
    @Test func leadsFromTheOldToTheNewText() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<300 {
            let old = random.lines()
            let new = random.lines()
            #expect(applying(diff(old, new), to: old) == new)
        }
    }

    @Test func showsTextsWithNothingInCommonAsOneChange() {
        let old = (0..<3000).map { "old \($0)\n" }.joined()
        let new = (0..<3000).map { "new \($0)\n" }.joined()
        let text = diff(old, new)
        #expect(text.hasPrefix("--- a\n+++ b\n@@ -1,3000 +1,3000 @@\n-old 0\n"))
        #expect(applying(text, to: old) == new)
    }

    /// What `patch` does, for texts whose lines all end with a newline.
    private func applying(_ diff: String, to old: String) -> String {
        var result = ""
        var rest = old.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
        var position = 0
        for line in diff.split(separator: "\n").dropFirst(2) {
            switch line.first {
            case "@":
                let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
                let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                while position < start, let kept = rest.popFirst() {
                    result += kept + "\n"
                    position += 1
                }
            case "+":
                result += line.dropFirst() + "\n"
            default:
                guard let next = rest.popFirst(), next == line.dropFirst() else {
                    return "no match"
                }
                position += 1
                result += line.first == " " ? next + "\n" : ""
            }
        }
        return result + rest.map { $0 + "\n" }.joined()
    }
}

extension SeededRandom {
    /// A text of a few different lines.
    fileprivate mutating func lines() -> String {
        let count = Int.random(in: 0..<30, using: &self)
        return (0..<count).map { _ in "\(Int.random(in: 0..<4, using: &self))\n" }.joined()
    }
}
