import Foundation
import RoutergenRuntime
import Testing

struct JSONWriterTests {
    @Test func escapesWhatMustBeAndNothingElse() throws {
        let text = String((0...0x7F).map { Character(Unicode.Scalar($0)) }) + "é\u{2028}\u{FFFF}😀"
        let written = text.text
        #expect(
            written.hasPrefix(
                #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f\u0010"#
            ))
        #expect(written.hasSuffix("}~\u{7F}é\u{2028}\u{FFFF}😀\""))
        #expect(written.contains("\\u001f !\\\"#"))
        #expect(written.contains("[\\\\]"))
        #expect(written.contains("./0"))
        #expect(try String(text: written) == text)
        #expect(
            try JSONSerialization.jsonObject(with: text.jsonData(), options: .fragmentsAllowed)
                as? String == text)
    }

    @Test func escapesKeys() throws {
        let dictionary = ["a\"\n": 1, "": 2]
        #expect(dictionary.text == #"{"":2,"a\"\n":1}"#)
        #expect(try [String: Int](text: dictionary.text) == dictionary)
    }

    @Test func laysOutPrettyAndSorted() throws {
        let json: JSON = ["b": [1, [:], []], "a": ["d": "x,{", "c": nil], "é": true, "B": 1.5]
        #expect(json.text == #"{"b":[1,{},[]],"a":{"d":"x,{","c":null},"é":true,"B":1.5}"#)
        #expect(
            String(decoding: json.jsonData(.sortedKeys), as: UTF8.self)
                == #"{"B":1.5,"a":{"c":null,"d":"x,{"},"b":[1,{},[]],"é":true}"#)
        #expect(
            String(decoding: json.jsonData([.pretty, .sortedKeys]), as: UTF8.self) == """
                {
                  "B": 1.5,
                  "a": {
                    "c": null,
                    "d": "x,{"
                  },
                  "b": [
                    1,
                    {},
                    []
                  ],
                  "é": true
                }
                """)
        #expect(try JSON(jsonData: json.jsonData(.pretty)) == json)
        #expect(String(decoding: "x".jsonData(.pretty), as: UTF8.self) == "\"x\"")
    }

    @Test func writesTagsOnce() throws {
        let media: [Gallery.Media] = [
            .comment(Gallery.Comment(body: "a", parent: Gallery.Comment(body: "b"))),
            .video(
                Gallery.Video(
                    type: "other", seconds: 1,
                    poster: .video(
                        Gallery.Video(
                            type: "video", seconds: 2, poster: .comment(Gallery.Comment(body: "c")))
                    ))),
            .unknown(["type": "new", "x": 1]), .unknown(7),
        ]
        #expect(
            media.text == """
                [{"type":"comment","body":"a","parent":{"body":"b"}},\
                {"type":"video","seconds":1,"poster":{"type":"video","seconds":2,\
                "poster":{"type":"comment","body":"c"}}},{"type":"new","x":1},7]
                """)
        let read = try? [Gallery.Media](
            text: "[" + media.dropLast().map(\.text).joined(separator: ",") + "]")
        #expect(read?.count == 3)
        #expect(read?.first == media.first)
        #expect(read?.last == media[2])
    }

    @Test func readsTags() throws {
        #expect(
            try Gallery.Media(text: "{\"body\":\"x\",\"type\":\"comment\"}")
                == .comment(Gallery.Comment(body: "x")))
        #expect(try Gallery.Media(text: "{\"type\":null}") == .unknown(["type": nil]))
        #expect(try Gallery.Media(text: "{}") == .unknown([:]))
        #expect(
            problem { try Gallery.Media(text: "{\"type\":1}") }
                == "type: expected string, found number 1 (line 1, column 9, byte 8)")
        #expect(problem { try Gallery.Media(text: "[]") }.hasPrefix("expected object, found array"))
    }

    @Test func givesTagsToObjectsOnly() {
        func tagged(_ value: some JSONModel) -> String {
            var writer = JSONWriter()
            writer.beginArray()
            writer.tagged("outer", "o", value)
            writer.value(["inner": 1])
            writer.endArray()
            return String(decoding: writer.data(), as: UTF8.self)
        }
        #expect(tagged(["outer": 2, "b": 3]) == #"[{"outer":"o","b":3},{"inner":1}]"#)
        #expect(tagged([["b": 3]]) == #"[[{"b":3}],{"inner":1}]"#)
        #expect(tagged(7) == #"[7,{"inner":1}]"#)
        #expect(
            tagged(Gallery.Media.comment(Gallery.Comment(body: "x")))
                == #"[{"outer":"o","type":"comment","body":"x"},{"inner":1}]"#)
    }
}
