import Foundation
import TestSupport
import Testing

/// What the page about the runtime shows compiles.
@Suite("The page about the runtime")
struct RuntimePageTests {
    private func text(_ path: String) throws -> String {
        try String(
            contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Shows calls that compile")
    func calls() throws {
        let blocks = try text("Documentation/Runtime.md").components(separatedBy: "```swift\n")
            .dropFirst().compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 24)
        let example = try text("Tests/GeneratedCodeTests/RuntimeExample.swift")
        for block in blocks {
            let indented = block.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
            #expect(example.contains(indented))
        }
    }
}
