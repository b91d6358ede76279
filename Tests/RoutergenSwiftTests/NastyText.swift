import TestSupport

/// Texts of pieces that mean something in Swift, in Markdown or on a screen.
enum NastyText {
    static let pieces = [
        "\"", "\\", "\\(", "\\#(", "*/", "/*", "//", "///", "\"\"\"", "#", "##", "\"#", "\r",
        "\r\n",
        "\n", "\t", "\0", "\u{1}", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}",
        "\u{202E}", "\u{2066}", "\u{200D}", "\u{301}", "\u{338}", "\u{AD}", "\u{A0}", "\u{3000}",
        "\u{FE0F}", "\u{E000}", "\u{E0041}", "\u{FFFE}", "\u{10FFFF}", "👩\u{200D}👩\u{200D}👧", "é",
        "e\u{301}", "名前", "`", "```", "~~~", "|", "- ", "1. ", "> ", "    ", " ", "a", "Word", "Z9",
        "9", "_", "-", "+", "<", ">", "=", "$0", "self", "Type", "}", "{", ";", "@available", "%",
        "import Foundation", "fatalError()", "\\u{22}", "\u{1F3FB}", "ﬁ", "ǅ", "İ", "\u{1161}",
    ]

    static func make(_ random: inout SeededRandom) -> String {
        let count = Int.random(in: 0...9, using: &random)
        return (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
            .joined()
    }
}
