import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// Documents of 4 KB and more are read where they are, without anything behind them.
struct JSONLargeDocumentTests {
    private struct Link: JSONModel, Equatable {
        let id: Int
        let url: URL
        let at: Date
        let words: [String]
        let values: [Double]

        init(json: JSONReader) throws {
            let object = try json.object("Link")
            id = try object.required("id")
            url = try object.required("url")
            at = try object.required("at")
            words = try object.required("words")
            values = try object.required("values")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("id", id)
            json.field("url", url)
            json.field("at", at)
            json.field("words", words)
            json.field("values", values)
            json.endObject()
        }
    }

    private static let text: String = {
        let links = (0..<60).map { index in
            #"{"id":\#(index),"url":"https://example.com/\#(index % 7)/a?b=c","at":"2024-02-29T23:59:\#(10 + index % 50)Z","#
                + #""words":["ein","größeres","\u00e9\n","w\#(index)"],"values":[0.1,-2.5e3,\#(index).25,123456789012345678]}"#
        }
        return "[" + links.joined(separator: ",") + "]"
    }()

    @Test func refusesEveryTruncation() throws {
        let bytes = Array(Self.text.utf8)
        #expect(bytes.count > 8_192)
        #expect(throws: Never.self) { try [Link](jsonData: Data(bytes)) }
        for count in stride(from: bytes.count - 1, to: bytes.count - 300, by: -1) {
            #expect(throws: JSONError.self) { try [Link](jsonData: Data(bytes[..<count])) }
        }
    }

    @Test func readsSlicesOfDataWhereTheyAre() throws {
        let whole = Data((#"{"x":"# + Self.text + "}").utf8)
        let slice = whole[5..<(whole.count - 1)]
        let links = try [Link](jsonData: slice)
        #expect(try links == [Link](text: Self.text))
        #expect(links[8].url == URL(string: "https://example.com/1/a?b=c"))
        #expect(links[1].values == [0.1, -2500, 1.25, 123_456_789_012_345_680])
        #expect(links[3].words == ["ein", "größeres", "é\n", "w3"])
    }

    @Test func keepsItsBytesWhileTheDataIsChanged() throws {
        var data = Data(Self.text.utf8)
        let reader = try JSONReader(parsing: data)
        let before = try reader.model([Link].self)
        for index in data.indices { data[index] = UInt8(ascii: "x") }
        #expect(try reader.model([Link].self) == before)
    }

    @Test func readsFromManyThreadsAtOnce() async throws {
        let reader = try JSONReader(parsing: Data(Self.text.utf8))
        let expected = try reader.model([Link].self)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (try? reader.model([Link].self)) == expected }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    @Test func namesTheFirstElementThatDoesNotFit() throws {
        let text = "[" + String(repeating: #"{"id":1},"#, count: 1_000) + #"{"id":"x"}]"#
        let expected =
            #"[0].url: the required field is missing (in Link, line 1, column 2, byte 1)"#
        #expect(problem { try [Link](text: text) } == expected)
    }
}
