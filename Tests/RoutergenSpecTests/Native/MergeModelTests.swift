import Testing

@Suite("The model of anchors and merge keys")
struct MergeModelTests {
    @Test("becomes this model", arguments: cases)
    func becomesModel(_ specCase: SpecCase) {
        let run = NativeSpecRun(specCase.text, files: specCase.files)
        let model = run.model.map { describe($0) } ?? "no model"
        let report = run.report.map { $0 + "\n" }.joined()
        #expect(report + model == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 1)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "anchors and merge keys",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            x-paging: &paging { page: Int = 1, size: Int = 20 }
            routes:
              a: &a
                get: /a
                query: { <<: *paging, name: String }
              b:
                <<: *a
                get: /b

            """#,
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET /a a
                    query page: Int = 1
                    query size: Int = 20
                    query name: String
                    success: nothing
                  GET /b b
                    query page: Int = 1
                    query size: Int = 20
                    query name: String
                    success: nothing

                """#)
    ]
}
