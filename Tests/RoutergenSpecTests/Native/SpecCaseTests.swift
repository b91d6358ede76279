import Testing

@Suite("Native specs")
struct SpecCaseTests {
    @Test("with mistakes have them told in full, each at its place", arguments: SpecMistakes.all)
    func mistakes(_ specCase: SpecCase) {
        let run = NativeSpecRun(specCase.text, files: specCase.files)
        #expect(run.report.joined(separator: "\n") == specCase.expected)
    }

    @Test("become this model", arguments: SpecModels.all)
    func models(_ specCase: SpecCase) {
        let run = NativeSpecRun(specCase.text, files: specCase.files)
        let model = run.model.map { describe($0) } ?? "no model"
        let report = run.report.map { $0 + "\n" }.joined()
        #expect(report + model == specCase.expected)
    }

    @Test("are all there")
    func cases() {
        #expect(SpecMistakes.all.count == 145)
        #expect(SpecModels.all.count == 11)
    }
}
