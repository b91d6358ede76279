import Testing

/// The search for near names looks at every name for every unknown one, so it has to end.
@Suite("Many mistakes")
struct ManyMistakesTests {
    /// Each unknown type is compared with all types, the built-in ones too, until 200,000 comparisons are
    /// spent; the mistakes behind are told without a suggestion.
    @Test(arguments: [(types: 983, unknown: 300, suggested: 200), (10, 300, 300)])
    func areToldWithoutEndlessSearching(types: Int, unknown: Int, suggested: Int) {
        let declared = (1..<types).map { "  SomethingElseEntirely\($0): { id: Int }\n" }
        let fields = (0..<unknown).map { "    f\($0): Phot\n" }
        let run = NativeSpecRun(
            """
            routergen: 1
            api: Example
            base_url: https://example.com
            routes:
              it: { get: /a }
            types:
              Photo: { id: Int }
            \(declared.joined())  Wrong:
            \(fields.joined())
            """)
        let errors = run.report.filter { $0.contains("unknown type 'Phot'") }
        #expect(errors.count == unknown)
        #expect(errors.count { $0.contains("did you mean 'Photo'?") } == suggested)
    }

    /// An enum with many cases does not list all of them for each wrong default.
    @Test func doNotRepeatLongLists() {
        let cases = (0..<5_000).map { "case\($0)" }.joined(separator: ", ")
        let run = NativeSpecRun(
            """
            routergen: 1
            api: Example
            base_url: https://example.com
            routes:
              it: { get: /a, query: { a: Sort = none, b: Sort = casf1 } }
            types:
              Sort: [\(cases)]
            """)
        #expect(
            run.report == [
                "api.yml:5:37: error: the default must be a case of 'Sort', found 'none'",
                "api.yml:5:53: error: the default must be a case of 'Sort', found 'casf1'; "
                    + "did you mean 'case1'?",
            ])
    }
}
