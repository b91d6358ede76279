import RoutergenModel
import Testing

@Suite("Long chains of bases")
struct DeepBaseTests {
    private func run(types count: Int) -> NativeSpecRun {
        var text = """
            routergen: 1
            api: Example
            base_url: https://example.com
            routes:
              it: { get: /a, returns: T0 }
            types:

            """
        for index in 0..<count {
            text += "  T\(index): { extends: T\(index + 1), object: { f\(index): Int } }\n"
        }
        return NativeSpecRun(text + "  T\(count): { id: Int }\n")
    }

    @Test("are merged up to the limit")
    func areMerged() throws {
        let run = run(types: 64)
        #expect(run.report == [])
        guard case .object(let object)? = run.model?.types.first?.shape else {
            Issue.record("T0 is an object")
            return
        }
        #expect(object.fields.count == 65)
        #expect(object.fields.first?.name.wire == "id")
        #expect(object.fields.last?.name.wire == "f0")
    }

    @Test("are refused once, at the first type beyond the limit")
    func areRefused() {
        #expect(
            run(types: 200).report == [
                "api.yml:142:20: error: 'T135' has more than 64 bases"
            ])
    }
}
