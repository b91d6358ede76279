import Foundation
import TestSupport
import Testing

/// A fenced block of a Markdown page.
struct FencedBlock: Sendable, CustomTestStringConvertible {
    /// The words behind the opening fence: `["yaml", "refused"]`.
    let words: [String]
    let text: String
    /// The line of the opening fence, from 1.
    let line: Int

    var language: String { words.first ?? "" }

    var testDescription: String { "line \(line)" }

    /// The blocks of a page of `Documentation`.
    static func blocks(ofPage name: String) -> [FencedBlock] {
        blocks(of: page(name))
    }

    /// The text of a page of `Documentation`; empty where there is none.
    static func page(_ name: String) -> String {
        let page = Repository.root.appendingPathComponent("Documentation/\(name)")
        return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    }

    static func blocks(of page: String) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var open: (words: [String], line: Int)?
        var lines: [Substring] = []
        let all = page.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in all.enumerated() {
            guard line.hasPrefix("```") else {
                lines.append(line)
                continue
            }
            if let fence = open {
                let text = lines.map { "\($0)\n" }.joined()
                blocks.append(FencedBlock(words: fence.words, text: text, line: fence.line))
                open = nil
            } else {
                open = (line.dropFirst(3).split(separator: " ").map(String.init), index + 1)
            }
            lines = []
        }
        return blocks
    }
}
