import Testing

/// Rows that are as long as a file, or as many files, may be: nothing here may use up the stack.
@Suite("Long rows of references")
struct DeepReferenceTests {
    @Test("through aliases of lists make a value that no query can hold")
    func aliasesOfLists() {
        var text = """
            routergen: 1
            api: Example
            base_url: https://example.com
            routes:
              it:
                get: /a
                query: { deep: A0, flat: Last }
            types:

            """
        let count = 20_000
        for index in 0..<count { text += "  A\(index): \"[A\(index + 1)]\"\n" }
        text += "  A\(count): \"[Int]\"\n  Last: A\(count)\n"
        #expect(
            NativeSpecRun(text).report == [
                "api.yml:7:20: error: a query parameter holds simple values, lists of them or "
                    + "objects, found 'A0'"
            ])
    }

    private func run(files count: Int) -> NativeSpecRun {
        var files = ["f\(count).yml": "types: { Thing: { id: Int } }\n"]
        for index in 1..<count { files["f\(index).yml"] = "include: [f\(index + 1).yml]\n" }
        return NativeSpecRun(
            """
            routergen: 1
            api: Example
            base_url: https://example.com
            include: [f1.yml]
            routes:
              it: { get: /a, returns: Thing }

            """, files: files)
    }

    @Test("through includes are followed up to the limit")
    func includes() {
        #expect(run(files: 64).report == [])
    }

    @Test("through more includes than that are refused once")
    func tooManyIncludes() {
        #expect(
            run(files: 5_000).report == [
                "f64.yml:1:11: error: more than 64 files include each other in a row"
            ])
    }
}
