import RoutergenSyntax
import TestSupport
import Testing

/// A large text is read in two pieces at once, which must make no difference.
struct YAMLPiecesTests {
    /// Reads every text in pieces, however small.
    private static let inPieces = {
        var limits = ParseLimits.standard
        limits.piecesFrom = 0
        return limits
    }()

    private static let whole = {
        var limits = ParseLimits.standard
        limits.piecesFrom = .max
        return limits
    }()

    private func expectSame(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let pieces = readYAML(text, limits: Self.inPieces)
        let whole = readYAML(text, limits: Self.whole)
        #expect(pieces.tree == whole.tree, "\(text)", sourceLocation: sourceLocation)
        #expect(pieces.report == whole.report, "\(text)", sourceLocation: sourceLocation)
    }

    @Test func keepsEntriesAndPlaces() throws {
        let text = "\u{FEFF}# é\npaths:\n  /a: {x: 1}\ncomponents:\n- b\nlast: |\n  text\n\n"
        expectSame(text)
        let root = try #require(readYAML(text, limits: Self.inPieces).tree?.mapping)
        #expect(root.entries.map(\.key) == ["paths", "components", "last"])
        #expect(root.entries.map(\.keyRange.start.line) == [2, 4, 6])
    }

    /// Each says something else, or nothing, when its pieces are looked at alone.
    @Test(arguments: [
        "a: 'one\nb: two'\n",
        "a: \"one\nb: two\"\n",
        "a: [one,\nb, two]\n",
        "a: {one: 1,\nb: 2}\n",
        "{a: 1}\nb: 2\n",
        "--- |\na: 1\nb: 2\n",
        "a: 1\n...\nb: 2\n",
        "a: 1\n---\nb: 2\n",
        "a: 1\nb: 2\n...\nc: 3\n",
        "a: 1\nb: 2\n---\nc: 3\n",
        "  a: 1\nb: 2\n",
        "- a\nb: 2\n",
        "a\nb: 2\n",
        "a: 1\nb\n",
        "a: &x 1\nb: *x\n",
        "a: &x 1\nb: [&x 2, *x]\n",
        "a: 1\nb: *x\n",
        "&root\na: 1\nb: *root\n",
        "a: 1\nb: 2\na: 3\n",
        "a: 1\na: 2\nb: 3\nb: 4\n",
        "<<: {c: 1}\na: 1\nb: 2\n<<: {d: 1}\n",
        "a: 1\nb: 2\n<<: {a: 3}\n",
        "%TAG !! tag:example.com,2000:\n---\na: 1\nb: !!int 2\n",
        "%TAG !e! tag:yaml.org,2002:\n---\na: 1\nb: !e!int 2\n",
        "%YAML 1.2\n---\na: 1\nb: 2\n",
        "a: !odd 1\nb: !odd 2\n",
        "a: {x: [\n  1\n]}\nb: {y: [\n  1\n]}\n",
        "a: text\u{2028}b: more\nb: 2\n",
        "? a\nb: 2\n",
        "a:\nb:\n",
        "a: |+\n  text\n\n\nb: >-\n  more",
    ])
    func readsTheSameAsAWhole(_ text: String) {
        expectSame(text)
    }

    @Test func countsAliasesOfBothPieces() {
        let text = "a: [&x {p: 1}, *x, *x]\nb: [&y {q: 1}, *y, *y]\n"
        for count in 0...10 {
            var limits = Self.inPieces
            limits.aliasedNodes = count
            var wholeLimits = Self.whole
            wholeLimits.aliasedNodes = count
            let pieces = readYAML(text, limits: limits)
            let whole = readYAML(text, limits: wholeLimits)
            #expect(pieces.tree == whole.tree)
            #expect(pieces.report == whole.report)
        }
    }

    @Test(.enabled(if: SharedFolder.has("suites/yaml"), "../shared/suites/yaml is absent"))
    func readsThePublishedSuiteTheSame() throws {
        for example in try YAMLSuiteCase.all() {
            expectSame(example.yaml)
            // Between two keys, so that there is a place to cut.
            expectSame("a: 1\nb: 2\n" + example.yaml)
            expectSame(example.yaml + "\nyy: 1\nzz: 2\n")
        }
    }
}
