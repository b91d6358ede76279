import RoutergenSyntax
import Testing

@Suite struct YAMLTests {
    @Test(arguments: [
        ("a: 1\nb: [x, 'y']\n", "{a: 1, b: [x, \"y\"]}"),
        ("- a\n-\n  - b\n  - c: d\n", "[a, [b, {c: d}]]"),
        ("{a: {b: []}, \"c\": }", "{a: {b: []}, c: }"),
        ("a: |\n  one\n  two\nb: >-\n  three\n  four\n", "{a: \"one\ntwo\n\", b: \"three four\"}"),
        ("a: one\n  two\n\n  three\n", "{a: one two\nthree}"),
        ("--- # comment\na: b\n...\n", "{a: b}"),
        ("\u{FEFF}a: b", "{a: b}"),
        ("? a\n: b\n? c\n", "{a: b, c: }"),
        ("just text", "just text"),
        ("a: \"\\u00e9\\U0001F600\\x41\\/\"", "{a: \"é😀A/\"}"),
    ])
    func readsBothStyles(text: String, outline: String) {
        let reading = readYAML(text)
        #expect(reading.report == [])
        #expect(reading.tree?.outline == outline)
    }
}
