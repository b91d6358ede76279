import RoutergenSyntax
import TestSupport
import Testing

@Suite struct LimitTests {
    /// `a0: &a0 [x, …]`, `a1: &a1 [*a0, …]` and so on: nine levels stand for a billion nodes.
    private func laughs(levels: Int, width: Int = 10) -> String {
        let first = Array(repeating: "x", count: width).joined(separator: ", ")
        return (1..<levels).reduce("a0: &a0 [\(first)]\n") { text, level in
            let items = Array(repeating: "*a\(level - 1)", count: width).joined(separator: ", ")
            return text + "a\(level): &a\(level) [\(items)]\n"
        }
    }

    @Test func stopsAtABillionLaughs() {
        let duration = workingTime {
            let reading = readYAML(laughs(levels: 10))
            #expect(reading.tree == nil)
            #expect(
                reading.report == [
                    "6:45: error: the aliases of this file stand for more than 1000000 nodes"
                ])
        }
        #expect(duration < .seconds(1))
    }

    /// Each mapping takes over all entries of the one before it.
    @Test func stopsAtMergedLaughs() {
        var text = "m0: &m0 {k0: 0}\n"
        for level in 1..<3000 {
            text += "m\(level): &m\(level) {<<: *m\(level - 1), k\(level): 0}\n"
        }
        let limits = ParseLimits(bytes: 1_000_000, depth: 256, aliasedNodes: 90_000)
        #expect(
            readYAML(text, limits: limits).report == [
                "301:18: error: the aliases of this file stand for more than 90000 nodes"
            ])
    }

    /// A million nodes by aliases take no more memory than those that are written.
    @Test func sharesWhatAliasesRepeat() throws {
        let tree = try #require(readYAML(laughs(levels: 5)).tree)
        var node = try #require(tree.mapping?["a4"])
        for _ in 0..<4 {
            let items = try #require(node.sequence)
            let places = items.compactMap { $0.sequence?.withUnsafeBufferPointer(\.baseAddress) }
            #expect(Set(places).count <= 1)
            node = items[0]
        }
    }

    @Test(arguments: [
        ("[", "1:257: error: this nests more than 256 levels deep"),
        ("{a: ", "1:1025: error: this nests more than 256 levels deep"),
        ("- ", "1:513: error: this nests more than 256 levels deep"),
        ("? ", "1:1: error: a key must be a scalar, not a sequence or mapping"),
        ("[{a: ", "1:641: error: this nests more than 256 levels deep"),
        ("!!seq [", "1:1793: error: this nests more than 256 levels deep"),
    ])
    func stopsAtDeepNestingInYAML(unit: String, message: String) {
        let text = String(repeating: unit, count: 200_000 / unit.count)
        let duration = workingTime {
            let reading = readYAML(text)
            #expect(reading.tree == nil)
            #expect(reading.report.contains { $0.hasSuffix("levels deep") })
            #expect(message.hasSuffix("mapping") || reading.report == [message])
        }
        #expect(duration < .seconds(1))
    }

    @Test(arguments: [
        ("[", "1:257: error: this nests more than 256 levels deep"),
        ("{\"a\":", "1:1281: error: this nests more than 256 levels deep"),
    ])
    func stopsAtDeepNestingInJSON(unit: String, message: String) {
        let text = String(repeating: unit, count: 200_000 / unit.count)
        #expect(readJSON(text).report == [message])
    }

    @Test func readsUpToTheDepthLimit() {
        let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(readYAML(text).report == [])
        #expect(readJSON(text).report == [])
    }

    @Test func countsTheDepthOfAliasedNodes() {
        let limits = ParseLimits(bytes: 1000, depth: 4, aliasedNodes: 100)
        #expect(readYAML("- &a [[x]]\n- [*a]\n", limits: limits).report == [])
        #expect(
            readYAML("- &a [[x]]\n- [[*a]]\n", limits: limits).report == [
                "2:5: error: this nests more than 4 levels deep"
            ])
    }

    @Test func countsAliasesOnly() {
        let limits = ParseLimits(bytes: 1000, depth: 10, aliasedNodes: 4)
        #expect(readYAML("[a, b, c, d, e, f]", limits: limits).report == [])
        #expect(readYAML("- &a [b]\n- *a\n- *a\n", limits: limits).report == [])
        #expect(
            readYAML("- &a [b]\n- *a\n- *a\n- *a\n", limits: limits).report == [
                "4:3: error: the aliases of this file stand for more than 4 nodes"
            ])
    }

    @Test func refusesLargeFiles() {
        let limits = ParseLimits(bytes: 4, depth: 10, aliasedNodes: 10)
        #expect(
            readYAML("a: bc", limits: limits).report == [
                "1:1: error: the file has 5 bytes; at most 4 are read"
            ])
        #expect(readJSON("[12]", limits: limits).report == [])
    }

    /// Texts that would take quadratic time if something compared all with all. They are no test
    /// arguments because those are printed.
    @Test func takesLinearTime() {
        let texts = [
            String(repeating: "%TAG !a! x\n", count: 100),
            "- " + String(repeating: "[a, b], ", count: 20_000),
            "{" + (0..<10_000).map { "k\($0): v, " }.joined() + "}",
            (0..<10_000).map { "k\($0): &a\($0) v\n" }.joined(),
            "[" + String(repeating: "a,", count: 50_000) + "]",
            "a: " + String(repeating: "b ", count: 100_000),
            "a: \"" + String(repeating: "\\n", count: 100_000) + "\"",
            "a:\n" + String(repeating: "  b\n", count: 50_000),
            String(repeating: "#\n", count: 100_000) + "a: b",
            String(repeating: "\"a\": ", count: 20_000),
            String(repeating: "a", count: 100_000) + ": b",
            "a: !" + String(repeating: "x", count: 100_000) + " b",
            "a: &" + String(repeating: "x", count: 100_000) + " b",
        ]
        for text in texts {
            let duration = workingTime {
                let reading = readYAML(text)
                #expect(reading.tree != nil || reading.diagnostics.hasErrors)
            }
            #expect(duration < .seconds(5), "\(text.prefix(20))")
        }
    }

    @Test(.enabled(if: SharedFolder.has("corpus/edge"), "../shared/corpus/edge is absent"))
    func refusesTheBombOfTheCorpus() throws {
        let path = "corpus/edge/mermade--3.0-malicious-yamlbomb.yaml"
        #expect(
            readYAML(bytes: try SharedFolder.bytes(path)).report == [
                "5:10: error: the alias '*a' stands inside the node that it repeats"
            ])
    }
}
