import Foundation
import TestSupport
import Testing

/// The table "Supported OpenAPI features": a golden case or a test stands behind every row.
@Suite("The table of OpenAPI features")
struct FeatureTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let feature: String
        let answer: String
        let evidence: [String]

        var testDescription: String { feature }
    }

    private static let rows: [Row] = {
        let page = FencedBlock.page("OpenAPI.md")
        let section = page.split(separator: "## Supported OpenAPI features").last ?? ""
        return section.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| "), !line.hasPrefix("| --") else { return nil }
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 4, cells[1] != "supported" else { return nil }
            let names = cells[3].split(separator: "`", omittingEmptySubsequences: false)
            let evidence = names.enumerated().filter { $0.offset.isMultiple(of: 2) == false }
            return Row(
                feature: cells[0], answer: cells[1], evidence: evidence.map { String($0.element) })
        }
    }()

    @Test("Has rows of three answers")
    func hasRows() {
        #expect(Self.rows.count > 80)
        #expect(Set(Self.rows.map(\.answer)) == ["yes", "partly", "no"])
        #expect(Set(Self.rows.map(\.feature)).count == Self.rows.count)
    }

    @Test("Names what shows it", arguments: rows)
    func names(_ row: Row) throws {
        #expect(!row.evidence.isEmpty)
        for name in row.evidence {
            let isGolden = GoldenCase.cases.contains { $0.name == "openapi/\(name)" }
            #expect(isGolden || Self.suites.contains(name), "no case or suite is called '\(name)'")
        }
    }

    @Test("Mentions every golden case of OpenAPI")
    func mentionsCases() {
        let mentioned = Set(Self.rows.flatMap(\.evidence))
        let cases = GoldenCase.cases.map(\.name).filter { $0.hasPrefix("openapi/") }
            .map { $0.dropFirst("openapi/".count) }
        #expect(cases.filter { !mentioned.contains(String($0)) } == [])
    }

    /// The files of tests that hold a test, by their name.
    private static let suites: Set<String> = {
        let folder = Repository.root.appendingPathComponent("Tests")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        let tests = (paths ?? []).filter { path in
            guard path.hasSuffix("Tests.swift") else { return false }
            let file = folder.appendingPathComponent(path)
            return (try? String(contentsOf: file, encoding: .utf8))?.contains("@Test") == true
        }
        return Set(
            tests.compactMap { $0.split(separator: "/").last?.dropLast(".swift".count) }.map(
                String.init))
    }()
}
