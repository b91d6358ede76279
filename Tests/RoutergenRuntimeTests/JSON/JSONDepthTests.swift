import Foundation
import RoutergenRuntime
import Testing

/// Values so deep that walking, or only releasing them, would take more stack than a thread has.
struct JSONDepthTests {
    private static let everything = JSONParsingOptions(maximumDepth: .max)

    private static func nested(_ depth: Int) -> Data {
        Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    @Test func readsNoValueOfAHundredThousandLevelsWhateverTheOptionsSay() throws {
        let expected = "invalid JSON: more than 512 levels of arrays and objects"
        let data = Self.nested(100_000)
        #expect(problem { try JSON(jsonData: data, options: Self.everything) }.hasPrefix(expected))
        #expect(
            problem { try [JSON](jsonData: data, options: Self.everything) }.hasPrefix(expected))
        let objects = Data(
            (String(repeating: "{\"a\":", count: 100_000) + "1"
                + String(repeating: "}", count: 100_000))
                .utf8)
        #expect(
            problem { try JSON(jsonData: objects, options: Self.everything) }.hasPrefix(expected))
    }

    @Test func readsAndWritesAsManyLevelsAsItSays() throws {
        let data = Self.nested(JSON.maximumDepth)
        let json = try JSON(jsonData: data, options: Self.everything)
        #expect(json.jsonData() == data)
        #expect(problem { try JSON(jsonData: Self.nested(513), options: Self.everything) } != "")
    }

    @Test func cutsWhatCodeHasMadeTooDeep() throws {
        var json: JSON = 1
        for _ in 0..<600 { json = [json] }
        var writer = JSONWriter()
        json.write(json: &writer)
        #expect(writer.error?.description == "a value of more than 512 levels")
        let text = String(decoding: writer.data(), as: UTF8.self)
        #expect(text.filter { $0 == "[" }.count == 512)
        #expect(text.contains("[null]"))
    }

    @Test func skipsDeepPartsThatNoModelReads() throws {
        let deep = String(decoding: Self.nested(100_000), as: UTF8.self)
        let data = Data(#"{"deep":\#(deep),"id":7}"#.utf8)
        #expect(try Int(jsonData: data, at: ["id"], options: Self.everything) == 7)
        #expect(problem { try Int(jsonData: data, at: ["id"]) }.contains("more than 200 levels"))
    }
}
