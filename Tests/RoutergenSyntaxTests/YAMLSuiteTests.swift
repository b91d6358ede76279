import RoutergenSyntax
import Testing

@Suite(.enabled(if: Shared.isPresent, Shared.absence))
struct YAMLSuiteTests {
    @Test func x() throws {
        let cases = try YAMLSuiteCase.all()
        print(
            "count", cases.count, cases.filter(\.mustFail).count,
            cases.filter { $0.json != nil }.count,
            cases.filter { !$0.mustFail && $0.tree == nil && $0.json == nil }.map(\.name))
        for c in cases {
            let r = readYAML(c.yaml)
            if c.mustFail {
                print(r.tree == nil ? "FAILOK" : "ACCEPTED", c.name, r.report)
            } else if let tree = r.tree {
                if r.report != [] { print("OKREPORT", c.name, r.report) }
                if let json = c.json {
                    let j = readJSON(json)
                    if let jt = j.tree {
                        if !isSame(tree, jt) {
                            print("DIFF", c.name, tree.outline, "|||", jt.outline)
                        }
                    } else {
                        print("JSONBAD", c.name, j.report)
                    }
                }
            } else {
                print("REFUSED", c.name, r.report)
            }
        }
    }
}
