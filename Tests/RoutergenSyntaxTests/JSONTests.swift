import RoutergenSyntax
import Testing

@Suite struct JSONTests {
    @Test(arguments: [
        (
            "{\"a\": [1, -2.5e3, true, false, null], \"b\": {}}",
            "{a: [1, -2.5e3, true, false, null], b: {}}"
        ),
        ("\t[\r\n\"x\" ,\t[ ] ]\r\n", "[\"x\", []]"),
        ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\"\\/\u{8}\u{C}\n\r\té\""),
        ("\"\\ud83d\\ude00 \\uD83D\\uDE00\"", "\"😀 😀\""),
        ("\"a\u{7F}\u{2028}b\"", "\"a\u{7F}\u{2028}b\""),
        ("\u{FEFF}{}", "{}"),
        ("0", "0"),
    ])
    func readsDocuments(text: String, outline: String) {
        let reading = readJSON(text)
        #expect(reading.report == [])
        #expect(reading.tree?.outline == outline)
    }

    @Test func resolvesItsScalars() {
        let items = readJSON("[null, true, 12, 1e2, \"true\", 1234567890123456789012]").tree?
            .sequence
        #expect(
            items?.compactMap(\.scalar?.resolved) == [
                .null, .boolean(true), .integer(text: "12", value: 12), .number(text: "1e2"),
                .string("true"), .integer(text: "1234567890123456789012", value: nil),
            ])
    }

    @Test func placesEveryNode() {
        let text = "{\"é😀\": [1,\r\n  \"ü\", \"x\"],\n\"b\" : {\"c\": null}}"
        #expect(
            readJSON(text).tree?.places == [
                "1:1-3:19 {}",
                "1:2-1:6 é😀:", "1:8-2:12 []", "1:9-1:10 1", "2:3-2:6 ü", "2:8-2:11 x",
                "3:1-3:4 b:", "3:7-3:18 {}", "3:8-3:11 c:", "3:13-3:17 null",
            ])
    }

    @Test(arguments: [
        ("[1,]", ["1:3: error: JSON has no comma behind the last item"]),
        ("{\"a\": 1,\n}", ["1:8: error: JSON has no comma behind the last item"]),
        ("[1 2]", ["1:4: error: expected ',' or ']', found '2'"]),
        ("{\"a\" 1}", ["1:6: error: expected ':' after the name, found '1'"]),
        (
            "{'a': 1}",
            [
                "1:2: error: expected a name in double quotes, found a single quote;"
                    + " strings are in double quotes"
            ]
        ),
        ("[ // x\n]", ["1:3: error: expected a value, found '/'; JSON has no comments"]),
        ("[True]", ["1:2: error: expected a value, found 'True'; did you mean 'true'?"]),
        ("[None]", ["1:2: error: expected a value, found 'None'; did you mean 'null'?"]),
        ("[01]", ["1:3: error: a number cannot have a leading zero"]),
        ("[1.]", ["1:4: error: expected a digit after '.', found ']'"]),
        ("[1e]", ["1:4: error: expected a digit after the exponent's 'e', found ']'"]),
        ("[-]", ["1:3: error: expected a digit after '-', found ']'"]),
        ("[+1]", ["1:2: error: expected a value, found '+'"]),
        ("{} {}", ["1:4: error: expected the end of the file, found '{'"]),
        (
            "{\"a\": [1,\n",
            [
                "2:1: error: expected a value, found the end of the file",
                "1:7: note: the array that begins here is not closed",
            ]
        ),
        (
            "{\"a\": 1",
            [
                "1:8: error: expected ',' or '}', found the end of the file",
                "1:1: note: the object that begins here is not closed",
            ]
        ),
        ("[\"a\n\"]", ["1:2: error: the closing quote of this string is missing on its line"]),
        ("[\"a", ["1:2: error: the closing quote of this string is missing"]),
        (
            "[\"a\tb\"]",
            [
                "1:4: error: the control character U+0009 must be escaped in a string;"
                    + " write '\\t'"
            ]
        ),
        (
            "[\"a\u{1}\"]",
            [
                "1:4: error: the control character U+0001 must be escaped in a string;"
                    + " write '\\u0001'"
            ]
        ),
        (
            "[\"\\x\"]",
            [
                "1:3: error: unknown escape: a backslash before 'x';"
                    + " write '\\\\' for a backslash"
            ]
        ),
        ("[\"\\u12G4\"]", ["1:3: error: expected four hexadecimal digits after '\\u'"]),
        (
            "[\"\\ud83d\", \"\\ude00\"]",
            [
                "1:3: error: '\\uD83D' is half of a surrogate pair; the other half is missing",
                "1:13: error: '\\uDE00' is half of a surrogate pair; the other half is missing",
            ]
        ),
        (" \n", ["1:1: error: the file is empty"]),
        (
            "{\"a\": 1, \"b\": {\"c\": 1, \"c\": 2}, \"\\u0061\": 3}",
            [
                "1:24: error: duplicate key 'c'", "1:16: note: the first one is here",
                "1:33: error: duplicate key 'a'", "1:2: note: the first one is here",
            ]
        ),
    ])
    func reportsMistakes(text: String, report: [String]) {
        #expect(readJSON(text).report == report)
    }

    /// RFC 8259 knows no `<<`.
    @Test func mergesNothing() {
        #expect(readJSON("{\"<<\": {\"a\": 1}}").tree?.outline == "{<<: {a: 1}}")
    }
}
