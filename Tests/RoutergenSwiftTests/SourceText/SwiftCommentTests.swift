import Testing

@testable import RoutergenSwift

/// Documentation comments from the Markdown of a description.
@Suite struct SwiftCommentTests {
    private func documentation(_ text: String, width: Int = 40) -> [String] {
        SwiftComment.documentation(text, width: width)
    }

    @Test func nothingMakesNoComment() {
        #expect(documentation("") == [])
        #expect(documentation(" \n\t\r\n") == [])
    }

    @Test func everyLineBreakMakesALine() {
        let breaks = ["\n", "\r", "\r\n", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}"]
        for text in breaks {
            #expect(documentation("a\(text)b") == ["/// a", "/// b"])
        }
        #expect(documentation("a\n\r\nb\r\rc") == ["/// a", "///", "/// b", "///", "/// c"])
    }

    @Test func blanksAtTheEndsAreRemoved() {
        #expect(documentation("\n\n  a  \n\n\n\nb \t\n\n") == ["///   a", "///", "/// b"])
    }

    @Test func whatCannotBeSeenIsLeftOut() {
        #expect(documentation("a\0b\u{1B}c\u{202E}d\u{FEFF}e\u{E000}") == ["/// abcde"])
        #expect(documentation("👩\u{200D}💻") == ["/// 👩\u{200D}💻"])
    }

    @Test func longLinesAreWrappedBetweenWords() {
        #expect(
            documentation("The quick brown fox jumps over the lazy dog and runs away.") == [
                "/// The quick brown fox jumps over the", "/// lazy dog and runs away.",
            ])
        let word = String(repeating: "x", count: 60)
        #expect(documentation("See \(word) there") == ["/// See", "/// \(word)", "/// there"])
    }

    @Test func shortLinesAreNotJoined() {
        #expect(documentation("a\nb") == ["/// a", "/// b"])
    }

    @Test func listsAndQuotationsKeepTheirShape() {
        #expect(
            documentation("- The quick brown fox jumps over the lazy dog") == [
                "/// - The quick brown fox jumps over the", "///   lazy dog",
            ])
        #expect(
            documentation("  12. The quick brown fox jumps over the lazy dog") == [
                "///   12. The quick brown fox jumps over", "///       the lazy dog",
            ])
        #expect(
            documentation("> - The quick brown fox jumps over the dog") == [
                "/// > - The quick brown fox jumps over", "/// >   the dog",
            ])
    }

    @Test func noWordBecomesABlock() {
        #expect(
            documentation("The quick brown fox jumps over dogs - and runs away - again and again")
                == [
                    "/// The quick brown fox jumps over",
                    "/// dogs - and runs away - again and", "/// again",
                ])
        #expect(
            documentation("The quick brown fox jumps over th 1. # > | + * = --- ``` ~~~ <b>") == [
                "/// The quick brown fox jumps over",
                "/// th 1. # > | + * = --- ``` ~~~ <b>",
            ])
    }

    @Test func codeTablesHeadingsAndDefinitionsStayWhole() {
        let long = "let photo = try await client.photos.photoInfo(id: 42)"
        for text in [
            "```swift\n\(long)\n```", "~~~~\n\(long)\n```\n~~~~", "a\n\n    \(long)",
            "# \(long)", "\(long)\n===", "| a | b |\n|---|---|\n| \(long) | x |",
            "\(long) | b\n--- | ---\n\(long) | c", "[photo]: https://example.com/ \"\(long)\"",
            "<p>\(long)</p>",
        ] {
            let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "///" : "/// \($0)" }
            #expect(documentation(text) == expected)
        }
    }

    @Test func anOpenCodeBlockIsClosed() {
        #expect(
            documentation("```\na\n\n\nb") == [
                "/// ```", "/// a", "///", "///", "/// b", "/// ```",
            ])
        #expect(
            documentation("  ~~~~x\na\n~~~") == ["///   ~~~~x", "/// a", "/// ~~~", "///   ~~~~"])
    }

    @Test func indentationWithoutRoomIsNotRepeated() {
        let text = "a\n" + String(repeating: " ", count: 30) + "The quick brown fox"
        #expect(documentation(text).count == 2)
        let nested = String(repeating: "> ", count: 2000) + String(repeating: "a ", count: 2000)
        #expect(documentation(nested).count == 1)
    }

    @Test func ordinaryCommentsAreSafeToo() {
        #expect(SwiftComment.oneLine("a\rb\u{2028}\n\nimport C\u{202E}") == "a b import C")
    }
}
