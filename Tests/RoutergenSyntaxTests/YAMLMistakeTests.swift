import RoutergenSyntax
import Testing

@Suite struct YAMLMistakeTests {
    @Test(arguments: [
        // Keys
        (
            "a: 1\nb: 2\na: 3\n",
            ["3:1: error: duplicate key 'a'", "1:1: note: the first one is here"]
        ),
        (
            "x: {a: 1, 'a': 2, \"a\": 3}\n",
            [
                "1:11: error: duplicate key 'a'", "1:5: note: the first one is here",
                "1:19: error: duplicate key 'a'", "1:5: note: the first one is here",
            ]
        ),
        (
            "- &a {x: 1}\n- <<: *a\n  <<: *a\n",
            [
                "3:3: error: duplicate key '<<'; merge several mappings with one"
                    + " '<<: [*first, *second]'",
                "2:3: note: the first one is here",
            ]
        ),
        (
            "<<: text\n",
            ["1:1: error: the value of '<<' must be a mapping or a sequence of mappings"]
        ),
        (
            "<<: [{a: b}, c]\n",
            ["1:1: error: the value of '<<' must be a mapping or a sequence of mappings"]
        ),
        (
            "? [a, b]\n: c\n? {d: e}\n: f\n",
            [
                "1:3: error: a key must be a scalar, not a sequence or mapping",
                "3:3: error: a key must be a scalar, not a sequence or mapping",
            ]
        ),
        (
            "- &a [x]\n- {*a : y}\n",
            ["2:4: error: a key must be a scalar, not a sequence or mapping"]
        ),
        ("a: b\n!!null : c\n", ["2:1: error: a key is missing here"]),
        // Indentation
        (
            "a:\n  b: {\n    c: d\n }\n",
            ["4:2: warning: this bracket should not stand further left than its key"]
        ),
        ("a:\n  b: [\n    c\n  ]\n", []),
        // Anchors and aliases
        (
            "base: &base {a: b}\nx: *bse\ny: *other\n",
            [
                "2:4: error: no anchor '&bse' comes before the alias '*bse'; did you mean '*base'?",
                "3:4: error: no anchor '&other' comes before the alias '*other'",
            ]
        ),
        (
            "info: &a\n  title: API\n  x: *a\n",
            ["3:6: error: the alias '*a' stands inside the node that it repeats"]
        ),
        ("&a [*a]\n", ["1:5: error: the alias '*a' stands inside the node that it repeats"]),
        // Documents
        ("a: b\n---\nc: d\n", ["2:1: error: a second document begins here; a file holds one"]),
        ("", ["1:1: error: the file is empty"]),
        (" \n\n", ["1:1: error: the file is empty"]),
        ("# only a comment\n", ["1:1: error: the document is empty"]),
        ("---\n", ["1:1: error: the document is empty"]),
        // Tags
        (
            "a: !point {x: 1}\nb: !!python/none ~\n",
            [
                "1:4: warning: the tag !point is not known and has no effect",
                "2:4: warning: the tag !!python/none is not known and has no effect",
            ]
        ),
        ("a: !!int one\n", ["1:4: error: 'one' does not fit its tag !!int"]),
        ("a: !!map one\n", ["1:4: error: a scalar cannot have the tag !!map"]),
        ("a: !!seq {}\n", ["1:4: error: a mapping cannot have the tag !!seq"]),
        ("a: !!str []\n", ["1:4: error: a sequence cannot have the tag !!str"]),
    ])
    func reportsWhatYAMLAllowsAndWeDoNot(text: String, report: [String]) {
        #expect(readYAML(text).report == report)
    }

    @Test(arguments: [
        ("a: b\nc\nd: e\n", ["2:1: error: expected ':' after this key"]),
        (
            "a: b: c\n",
            ["1:5: error: a ':' cannot stand here; quote the text if the ':' belongs to it"]
        ),
        (
            "a:\n  b: c\n d: e\n",
            [
                "3:2: error: expected a key, indented as the other keys of this mapping",
                "1:1: note: the mapping begins here",
            ]
        ),
        (
            "- a\n b: c\n",
            ["2:3: error: a ':' cannot stand here; quote the text if the ':' belongs to it"]
        ),
        (
            "-\n  - a\n  b: c\n",
            [
                "3:3: error: expected '-', indented as the other items of this sequence",
                "2:3: note: the sequence begins here",
            ]
        ),
        (
            "a: \"b\" c\n",
            [
                "1:8: error: unexpected text behind the value",
                "1:1: note: the mapping begins here",
            ]
        ),
        ("a:\n\tb: c\n", ["2:1: error: a tab cannot indent YAML; use spaces"]),
        ("a: @b\n", ["1:4: error: a plain text cannot begin with '@'; quote the text"]),
        ("a: `b`\n", ["1:4: error: a plain text cannot begin with '`'; quote the text"]),
        ("a: %b\n", ["1:4: error: a plain text cannot begin with '%'; quote the text"]),
        (
            "a: [b, c\nd: e\n",
            ["2:2: error: expected ',' or ']'", "1:4: note: the sequence begins here"]
        ),
        ("a: {b: c\n", ["2:1: error: expected ',' or '}'", "1:4: note: the mapping begins here"]),
        ("a: \"b\nc: d\n", ["1:4: error: the closing quote is missing"]),
        (
            "a: \"\\q\"\n",
            [
                "1:5: error: unknown escape in a double-quoted text; write '\\\\' for a backslash",
                "1:4: note: the quoted text begins here",
            ]
        ),
        (
            "a: \"\\ud83d\\ude00\"\n",
            [
                "1:7: error: the escape stands for no Unicode character",
                "1:4: note: the quoted text begins here",
            ]
        ),
        (
            "a: \"\\uzz\"\n",
            [
                "1:7: error: expected hexadecimal digits after the escape",
                "1:4: note: the quoted text begins here",
            ]
        ),
        (
            "a: |0\n  b\n",
            [
                "1:5: error: the indentation indicator of a block of text is from 1 to 9",
                "1:4: note: the block of text begins here",
            ]
        ),
        (
            "a: *b*\n",
            [
                "1:6: error: expected the name of an anchor after '*';"
                    + " quote the text if the '*' belongs to it"
            ]
        ),
        (
            "a: & b\n",
            ["1:5: error: expected a name after '&'; quote the text if the '&' belongs to it"]
        ),
        ("a: !x!y z\n", ["1:4: error: no %TAG line declares the handle of this tag"]),
        ("%YAML 2.0\n---\na: b\n", ["1:1: error: only YAML 1.1 and 1.2 can be read"]),
        (
            "%FOO\n---\na: b\n",
            ["1:1: error: a line that begins with '%' must be a %YAML or %TAG directive"]
        ),
        ("a: - b\n", ["1:4: error: a '-' item cannot stand here"]),
        // What people write who think of paths and types
        (
            "a: { get: /b/{id} }\n",
            [
                "1:14: error: expected ',' or '}'; quote the text if the '{' belongs to it",
                "1:4: note: the mapping begins here",
            ]
        ),
        (
            "a: { b: [String]? }\n",
            [
                "1:17: error: expected ',' or '}'; quote the text if the '?' belongs to it",
                "1:4: note: the mapping begins here",
            ]
        ),
        (
            "a: [/b/{id}]\n",
            [
                "1:8: error: expected ',' or ']'; quote the text if the '{' belongs to it",
                "1:4: note: the sequence begins here",
            ]
        ),
        (
            "a: [String]?\n",
            [
                "1:12: error: a '?' key cannot stand here;"
                    + " quote the text if the '?' belongs to it, as in \"[String]?\""
            ]
        ),
        ("a: ]\n", ["1:4: error: expected a value"]),
    ])
    func putsLibyamlsProblemsInPlainWords(text: String, report: [String]) {
        let reading = readYAML(text)
        #expect(reading.tree == nil)
        #expect(reading.report == report)
    }

    @Test func keepsTheFirstOfDuplicateKeys() {
        #expect(readYAML("a: 1\nb: 2\na: 3\n").tree?.outline == "{a: 1, b: 2}")
    }

    @Test func findsDuplicatesAmongManyKeys() {
        let text = (0..<100).map { "k\($0): x\n" }.joined() + "k42: y\n"
        let reading = readYAML(text)
        #expect(
            reading.report == [
                "101:1: error: duplicate key 'k42'", "43:1: note: the first one is here",
            ])
        #expect(reading.tree?.mapping?["k42"]?.outline == "x")
    }

    @Test(arguments: ["? [a]\n: b\n", "a: *b\n", "a: !!int x\n", ": a\n", "<<: a\n"])
    func givesNoTreeThatLacksANode(text: String) {
        #expect(readYAML(text).tree == nil)
    }
}
