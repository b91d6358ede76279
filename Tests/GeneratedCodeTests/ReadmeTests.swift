import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool makes.
@Suite("The README")
struct ReadmeTests {
    private static let text = try? String(
        contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)

    private static let golden = Repository.root
        .appendingPathComponent("Tests/Golden/Cases/documentation/readme")

    /// The fenced blocks of a language, in order.
    private func blocks(_ language: String) throws -> [String] {
        let text = try #require(Self.text)
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    @Test("Is at most 150 lines long")
    func length() throws {
        let text = try #require(Self.text)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }

    @Test("Shows the description of a golden case")
    func description() throws {
        let input = try String(
            contentsOf: Self.golden.appendingPathComponent("input.routes.yml"), encoding: .utf8)
        #expect(try blocks("yaml").first == input)
    }

    @Test("Shows the router of the golden case")
    func router() throws {
        let generated = try String(
            contentsOf: Self.golden.appendingPathComponent(
                "Expected/Swift/Routers/Photos+Router.swift"), encoding: .utf8)
        #expect(generated.contains(try #require(try blocks("swift").first)))
    }

    @Test("Shows calls that compile")
    func calls() throws {
        let example = try String(
            contentsOf: Repository.root.appendingPathComponent(
                "Tests/GeneratedCodeTests/ReadmeExample.swift"), encoding: .utf8)
        let calls = try #require(try blocks("swift").dropFirst().first)
        let indented = calls.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(example.contains(indented))
    }
}
