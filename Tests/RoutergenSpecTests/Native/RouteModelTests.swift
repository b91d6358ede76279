import Testing

@Suite("The model of routes of all methods")
struct RouteModelTests {
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
            "routes of all methods",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              a: { get: / }
              b: { put: /a/ }
              c: { post: "/a/{b}.json" }
              d: { patch: /a }
              e: { delete: /a }
              f: { head: /a }
              g: { options: "/a*" }
              h: { trace: /a%20b }
              i: { request: QUERY /search, timeout: 500ms, retry: true }
              j: { request: "GET   /a", timeout: 2m }

            """#,
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET / a
                    success: nothing
                  PUT /a/ b
                    success: nothing
                  POST /a/{b}.json c
                    path b: String
                    success: nothing
                  PATCH /a d
                    success: nothing
                  DELETE /a e
                    success: nothing
                  HEAD /a f
                    success: nothing
                  OPTIONS /a* g
                    success: nothing
                  TRACE /a%20b h
                    success: nothing
                  QUERY /search i
                    success: nothing
                    timeout 0.5
                    retry true
                  GET /a j
                    success: nothing
                    timeout 120.0

                """#)
    ]
}
