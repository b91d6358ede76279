import RoutergenSyntax
import Testing

@Suite struct YAMLTests {
    @Test(arguments: [
        ("a: 1\nb: [x, 'y']\n", "{a: 1, b: [x, \"y\"]}"),
        ("- a\n-\n  - b\n  - c: d\n", "[a, [b, {c: d}]]"),
        ("{a: {b: []}, \"c\": }", "{a: {b: []}, c: }"),
        ("a: |\n  one\n  two\nb: >-\n  three\n  four\n", "{a: \"one\ntwo\n\", b: \"three four\"}"),
        ("a: one\n  two\n\n  three\n", "{a: one two\nthree}"),
        ("a: 'it''s'\nb: \"x\\\n  y\"\n", "{a: \"it's\", b: \"xy\"}"),
        ("--- # comment\na: b\n...\n", "{a: b}"),
        ("%YAML 1.2\n---\na: b\n", "{a: b}"),
        ("\u{FEFF}a: b", "{a: b}"),
        ("a: b\r\nc: d\r\n", "{a: b, c: d}"),
        ("? a\n: b\n? c\n", "{a: b, c: }"),
        ("just text", "just text"),
        ("a: \"\\u00e9\\U0001F600\\x41\\/\"", "{a: \"é😀A/\"}"),
        ("größe: 😀 groß\n", "{größe: 😀 groß}"),
    ])
    func readsBothStyles(text: String, outline: String) {
        let reading = readYAML(text)
        #expect(reading.report == [])
        #expect(reading.tree?.outline == outline)
    }

    @Test func placesEveryNode() {
        let text = """
            é: {x: "😀", y: [1]}
            list:
              - one
              - two: 2

            # a comment
            text: |
              block
            none:
            last: end
            """
        #expect(
            readYAML(text).tree?.places == [
                "1:1-10:10 {}",
                "1:1-1:2 é:", "1:4-1:20 {}",
                "1:5-1:6 x:", "1:8-1:11 😀",
                "1:13-1:14 y:", "1:16-1:19 []", "1:17-1:18 1",
                "2:1-2:5 list:", "3:3-4:11 []", "3:5-3:8 one",
                "4:5-4:11 {}", "4:5-4:8 two:", "4:10-4:11 2",
                "7:1-7:5 text:", "7:7-9:1 block\n",
                "9:1-9:5 none:", "9:6-9:6 ",
                "10:1-10:5 last:", "10:7-10:10 end",
            ])
    }

    /// libyaml takes U+0085, U+2028 and U+2029 for line breaks; editors do not.
    @Test func countsLinesAsEditorsDo() {
        let text = "a: \"x\u{2028}y\u{85}z\"\nb: 1\n"
        #expect(readYAML(text).tree?.mapping?.entry("b")?.keyRange.start.line == 2)
    }

    @Test func keepsTheOrderOfKeys() {
        let keys = (0..<100).map { "key\(($0 * 37) % 100)" }
        let text = keys.map { "\($0): x\n" }.joined()
        #expect(readYAML(text).tree?.mapping?.entries.map(\.key) == keys)
    }
}

@Suite struct AnchorTests {
    @Test(arguments: [
        ("a: &x [1, 2]\nb: *x\n", "{a: [1, 2], b: [1, 2]}"),
        ("- &x one\n- &x two\n- *x\n", "[one, two, two]"),
        ("- &x [&x 1, *x]\n- *x\n", "[[1, 1], 1]"),
        ("- &k key\n- *k : value\n", "[key, {key: value}]"),
        ("&k key: *k\n", "{key: key}"),
        ("a: &empty\nb: *empty\n", "{a: , b: }"),
    ])
    func repeatsTheNode(text: String, outline: String) {
        let reading = readYAML(text)
        #expect(reading.report == [])
        #expect(reading.tree?.outline == outline)
    }

    @Test func keepsThePlaceOfTheAnchor() {
        let tree = readYAML("a: &x 1\nb: *x\n").tree
        #expect(tree?.mapping?["b"]?.range == tree?.mapping?["a"]?.range)
        #expect(tree?.mapping?["b"]?.range.start == SourcePosition(line: 1, column: 4))
    }

    @Test(arguments: [
        // Merged entries stand where `<<` stands.
        ("- &a {x: 1, y: 2}\n- {p: 0, <<: *a, q: 9}\n", "{p: 0, x: 1, y: 2, q: 9}"),
        // What the mapping says itself wins, before and after.
        ("- &a {x: 1, y: 2}\n- {x: 0, <<: *a}\n", "{x: 0, y: 2}"),
        ("- &a {x: 1, y: 2}\n- {<<: *a, x: 0}\n", "{y: 2, x: 0}"),
        // An earlier source wins over a later one.
        ("- [&a {x: 1}, &b {x: 2, y: 3}]\n- {<<: [*a, *b]}\n", "{x: 1, y: 3}"),
        ("- a\n- <<: {x: 1}\n  y: 2\n", "{x: 1, y: 2}"),
        ("- a\n- <<: {<<: {x: 1}, y: 2}\n", "{x: 1, y: 2}"),
        ("- a\n- {<<: []}\n", "{}"),
        ("- a\n- {!!merge z: {x: 1}}\n", "{x: 1}"),
        // Quoted, it is a key like others.
        ("- a\n- {\"<<\": {x: 1}}\n", "{<<: {x: 1}}"),
        ("- a\n- {'<<': b, <<: {x: 1}}\n", "{<<: b, x: 1}"),
        // As a value it is a text.
        ("- a\n- <<\n", "<<"),
    ])
    func mergesMappings(text: String, second: String) {
        let reading = readYAML(text)
        #expect(reading.report == [])
        #expect(reading.tree?.sequence?.last?.outline == second)
    }

    @Test func mergesIntoLargeMappings() {
        let own = (0..<40).map { "  k\($0): own\n" }.joined()
        let base = (20..<60).map { "  k\($0): base\n" }.joined()
        let tree = readYAML("a: &a\n\(base)b:\n  <<: *a\n\(own)").tree
        let merged = tree?.mapping?["b"]?.mapping
        #expect(merged?.entries.count == 60)
        #expect(merged?["k30"]?.outline == "own")
        #expect(merged?["k50"]?.outline == "base")
        #expect(merged?.entries.first?.key == "k40")
    }
}
