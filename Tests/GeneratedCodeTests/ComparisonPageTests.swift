import Foundation
import TestSupport
import Testing

/// What the pages for those who come from other libraries show compiles.
@Suite("The pages for those who come from other libraries")
struct ComparisonPageTests {
    private func text(_ path: String) throws -> String {
        try String(
            contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The last cells of all tables but their heads.
    private func lastCells(_ page: String) -> [Substring] {
        page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
            .compactMap { $0.dropLast(2).components(separatedBy: " | ").last?[...] }
            .filter { $0 != "here" }
    }

    @Test(
        "Show calls that compile",
        arguments: [("ComingFromAlamofire", 115), ("ComingFromMoya", 55)])
    func calls(name: String, leastCount: Int) throws {
        let example = try text("Tests/GeneratedCodeTests/\(name)Example.swift")
            .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .joined().filter { !$0.isWhitespace }
        let cells = lastCells(try text("Documentation/\(name).md"))
        #expect(cells.count >= leastCount)
        for cell in cells {
            #expect(cell.hasPrefix("`") && cell.hasSuffix("`") && cell.count > 2, "\(cell)")
            let call = cell.dropFirst().dropLast().filter { !$0.isWhitespace }
            #expect(example.contains(call), "\(cell)")
        }
    }
}
