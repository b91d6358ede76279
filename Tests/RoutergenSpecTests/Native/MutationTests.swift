import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import TestSupport
import Testing

@Suite("Damaged specs")
struct MutationTests {
    /// Deletes, doubles, swaps and replaces parts of specs that use every feature. Whatever comes
    /// out is read to the end, and a spec without a complaint gives a model.
    @Test("end in diagnostics or a model, never in a crash", arguments: UInt64(1)...3)
    func survive(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let specs = Self.specs
        #expect(specs.count == 9)
        var refused = 0
        for text in specs {
            let root = try #require(NativeSpecRun.root(text))
            for _ in 0..<25 {
                var damaged = root
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    damaged = Mutation.random(of: damaged, texts: Self.texts, using: &random)
                }
                let run = NativeSpecRun(root: damaged)
                if run.diagnostics.hasErrors {
                    refused += 1
                } else {
                    #expect(run.model != nil)
                }
                // Every range must print.
                #expect(run.report.isEmpty == run.diagnostics.isEmpty)
            }
        }
        #expect(refused > 100)
    }

    /// The texts of the model tests, which use every feature of the format between them.
    static let specs =
        [CompleteExampleTests.text]
        + [
            SpecModels.types, SpecModels.parameters, SpecModels.routes, SpecModels.bodies,
            SpecModels.responses, SpecModels.envelopes, SpecModels.servers, SpecModels.examples,
        ].joined().map(\.text)

    /// What may stand where something else should.
    static let texts = [
        "", "$", "$key", "-1", "99999999999999999999", "=", "Int = ", "[", "[[Int]", "?", "{}",
        "/{",
        "/{id}/{id}", "null", "true", "1e999", "String", "Nope", "2XX", "default", "é\u{0}",
        "\u{1F600}", "a.b", "...", "10s", "[String: [String: File?]?]?", "https://{a}/", "none",
    ]
}
