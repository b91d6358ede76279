import Foundation
import RoutergenKit
import Testing

/// What is made of descriptions, compared with what was looked at and found good.
///
/// `make record` (`ROUTERGEN_RECORD=1 swift test --filter Golden`) writes the expectations anew. It
/// fails all the same, so that nobody records by accident; look at the difference before committing.
struct GoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["ROUTERGEN_RECORD"] == "1"

    @Test func findsAllCases() throws {
        #expect(GoldenCase.cases.count > 60)
        for golden in GoldenCase.cases {
            let folder = golden.input.deletingLastPathComponent()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let inputs = GoldenCase.inputNames.filter(names.contains)
            #expect(names.contains("routergen.yml") || inputs.count == 1, "\(golden.name)")
        }
        let specs = try FileManager.default.contentsOfDirectory(atPath: GoldenCase.specs.path)
            .filter { $0.hasSuffix(".routes.yml") && !$0.hasSuffix("-common.routes.yml") }
        #expect(specs.sorted() == GoldenCase.flagships.map(\.input.lastPathComponent))
    }

    @Test(arguments: GoldenCase.cases + GoldenCase.flagships)
    func makesWhatIsExpected(of golden: GoldenCase) throws {
        let produced = try golden.produced()
        if Self.isRecording {
            try golden.record(produced)
            Issue.record("recorded \(golden.name); run again without ROUTERGEN_RECORD")
            return
        }
        let recorded = try golden.recorded()
        #expect(recorded.keys.sorted() == produced.keys.sorted(), "\(golden.name)")
        for path in Set(produced.keys).union(recorded.keys).sorted() {
            let difference = UnifiedDiff.text(
                old: recorded[path] ?? "", oldLabel: recorded[path] == nil ? "/dev/null" : path,
                new: produced[path] ?? "", newLabel: produced[path] == nil ? "/dev/null" : path)
            #expect(difference.isEmpty, "\(golden.name)\n\(difference)")
        }
        #expect(!recorded.isEmpty, "\(golden.name) has no expectations: run 'make record'")
    }
}
