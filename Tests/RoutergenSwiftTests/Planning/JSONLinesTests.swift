import Testing

@testable import RoutergenSwift

@Suite("Lines of JSON")
struct JSONLinesTests {
    @Test("hold what fits, and else a member each")
    func layout() {
        let text =
            #"{"id":1,"text":"a, {\"b\": [c\\","empty":{},"list":[1,2,3],"deep":{"a":[{"b":"0123456789"}]}}"#
        #expect(
            lines(of: text) == [
                "{", #"  "id": 1,"#, #"  "text": "a, {\"b\": [c\\","#, #"  "empty": {},"#,
                #"  "list": [1, 2, 3],"#, #"  "deep": {"#, #"    "a": ["#, "      {",
                #"        "b": "0123456789""#, "      }", "    ]", "  }", "}",
            ])
        #expect(lines(of: "[1,{}]") == ["[1, {}]"])
        #expect(lines(of: "1") == ["1"])
    }

    @Test("are none where brackets do not match", arguments: ["[", "}", "{\"a", "[1]]"])
    func mismatch(_ text: String) {
        #expect(lines(of: text) == nil)
    }

    private func lines(of text: String) -> [String]? {
        JSONLines(Array(text.utf8), width: 24).map { layout in
            layout.lines.map { line in
                String(repeating: " ", count: line.indentation)
                    + String(decoding: layout.bytes[line.code], as: UTF8.self)
            }
        }
    }
}
