import Testing

@testable import RoutergenSwift

@Suite("Lines of JSON")
struct JSONLinesTests {
    @Test("hold what fits, and else a member each")
    func layout() {
        let text =
            #"{"id":1,"text":"a, {\"b\": [c\\","empty":{},"list":[1,2,3],"deep":{"a":[{"b":"0123456789"}]}}"#
        #expect(
            JSONLines.lines(of: text, width: 24) == [
                "{", #"  "id": 1,"#, #"  "text": "a, {\"b\": [c\\","#, #"  "empty": {},"#,
                #"  "list": [1, 2, 3],"#, #"  "deep": {"#, #"    "a": ["#, "      {",
                #"        "b": "0123456789""#, "      }", "    ]", "  }", "}",
            ])
        #expect(JSONLines.lines(of: "[1,{}]", width: 24) == ["[1, {}]"])
        #expect(JSONLines.lines(of: "1", width: 24) == ["1"])
    }

    @Test("are none where brackets do not match", arguments: ["[", "}", "{\"a", "[1]]"])
    func mismatch(_ text: String) {
        #expect(JSONLines.lines(of: text, width: 24) == nil)
    }
}
