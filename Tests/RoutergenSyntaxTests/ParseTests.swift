import RoutergenSyntax
import Testing

@Suite struct ParseTests {
    private func read(_ text: String, path: String) -> Reading {
        var diagnostics = Diagnostics()
        let tree = parse(SourceFile(path: path, text: text), &diagnostics)
        return Reading(tree: tree, diagnostics: diagnostics)
    }

    @Test(arguments: [
        // By name: JSON and nothing else.
        ("a.json", "{\"a\": 1}", "{a: 1}"),
        ("a.JSON", " [1]", "[1]"),
        // By content: what libyaml cannot read of JSON.
        ("a.yml", "{\"a\":\t\"\\ud83d\\ude00\"}", "{a: \"😀\"}"),
        ("a", "\u{FEFF}\n{\"a\"\n:1}", "{a: 1}"),
        // YAML's flow style.
        ("a.yml", "{a: 1, b: [c]}", "{a: 1, b: [c]}"),
        ("a.yml", "[a, b]", "[a, b]"),
        ("a.yml", "{\"a\": 1} # comment", "{a: 1}"),
        ("a.yml", "[a]: 1", nil),
        ("a.yml", "{\"a\": 1,}", "{a: 1}"),
        ("a.yml", "a: 1", "{a: 1}"),
        ("a", "a: 1", "{a: 1}"),
    ])
    func choosesTheFormat(path: String, text: String, outline: String?) {
        #expect(read(text, path: path).tree?.outline == outline)
    }

    @Test(arguments: [
        ("a.json", "a: 1", ["1:1: error: expected a value, found 'a'"]),
        ("a.json", "{a: 1}", ["1:2: error: expected a name in double quotes, found 'a'"]),
        // The parser that got further speaks.
        (
            "a", "{\"a\":\t\"\\ud83d\\ude00\",\n\"b\" 1}",
            ["2:5: error: expected ':' after the name, found '1'"]
        ),
        (
            "a.yml", "{a: 1, b: [}",
            ["1:12: error: expected a value"]
        ),
        // JSON with a mistake of content is not read again as YAML.
        (
            "a.yml", "{\"a\": 1, \"a\": 2}",
            ["1:10: error: duplicate key 'a'", "1:2: note: the first one is here"]
        ),
        ("a.yml", "", ["1:1: error: the file is empty"]),
    ])
    func reportsInTheFormat(path: String, text: String, report: [String]) {
        #expect(read(text, path: path).report == report)
    }
}
