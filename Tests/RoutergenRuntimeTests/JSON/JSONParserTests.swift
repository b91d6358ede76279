import Foundation
import RoutergenRuntime
import Testing

struct JSONParserTests {
    @Test(arguments: [
        (
            "",
            "invalid JSON: expected a value, found the end of the document (line 1, column 1, byte 0)"
        ),
        ("[1,]", "invalid JSON: expected a value, found ']' (line 1, column 4, byte 3)"),
        (
            "{\"a\":1,}",
            "invalid JSON: expected a key in double quotes, found '}' (line 1, column 8, byte 7)"
        ),
        ("[1\n 2]", "invalid JSON: expected ',' or ']', found '2' (line 2, column 2, byte 4)"),
        ("{\"a\" 1}", "invalid JSON: expected ':', found '1' (line 1, column 6, byte 5)"),
        (
            "{\"a\":1 \"b\"}",
            "invalid JSON: expected ',' or '}', found a string (line 1, column 8, byte 7)"
        ),
        ("[1}", "invalid JSON: expected ',' or ']', found '}' (line 1, column 3, byte 2)"),
        (
            "1 x",
            "invalid JSON: expected the end of the document, found 'x' (line 1, column 3, byte 2)"
        ),
        ("NaN", "invalid JSON: expected a value, found 'N' (line 1, column 1, byte 0)"),
        ("nan", "invalid JSON: expected a value, found 'n' (line 1, column 1, byte 0)"),
        (
            "-",
            "invalid JSON: expected a digit, found the end of the document (line 1, column 2, byte 1)"
        ),
        ("012", "invalid JSON: a number must not start with 0 (line 1, column 1, byte 0)"),
        ("[\"a", "invalid JSON: the string never ends (line 1, column 2, byte 1)"),
        (
            "\"a\nb\"",
            "invalid JSON: the control character U+000A must be escaped in a string (line 1, column 3, byte 2)"
        ),
        (
            "\"\\x\"",
            "invalid JSON: expected one of \" \\ / b f n r t u after a backslash, found 'x' (line 1, column 3, byte 2)"
        ),
        (
            "\"\\u12g4\"",
            "invalid JSON: expected four hexadecimal digits after \\u (line 1, column 2, byte 1)"
        ),
        (
            "\"\\ud800\"",
            "invalid JSON: half of a surrogate pair in a string (line 1, column 2, byte 1)"
        ),
        ("[é]", "invalid JSON: expected a value, found 'é' (line 1, column 2, byte 1)"),
        (
            "\u{0}",
            "invalid JSON: expected a value, found the control character 0 (line 1, column 1, byte 0)"
        ),
    ])
    func namesTheMistakeAndItsPlace(_ text: String, _ message: String) {
        #expect(problem { try JSON(text: text) } == message)
    }

    @Test func refusesInvalidUTF8WithItsOffset() {
        let data = Data("[\"ab".utf8) + [0xC0, 0xAF] + Data("\"]".utf8)
        #expect(
            problem { try JSON(jsonData: data) }
                == "invalid JSON: invalid UTF-8 (line 1, column 5, byte 4)")
    }

    @Test(arguments: [
        (#""\ud83d\ude00""#, "😀"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), ("\"\u{10FFFF}\"", "\u{10FFFF}"),
        (#""\u0000x""#, "\u{0}x"),
    ])
    func resolvesEscapes(_ text: String, _ value: String) throws {
        #expect(try String(text: text) == value)
    }

    @Test(arguments: [
        (#""\ud83dx""#, "\u{FFFD}x"), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
        (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""a\ud83d""#, "a\u{FFFD}"),
    ])
    func replacesLoneSurrogatesWhenAsked(_ text: String, _ value: String) throws {
        let options = JSONParsingOptions(loneSurrogates: .replaced)
        #expect(try String(text: text, options: options) == value)
    }

    @Test func ignoresAByteOrderMarkAtTheStartOnly() throws {
        #expect(try Int(jsonData: Data([0xEF, 0xBB, 0xBF] + "7".utf8)) == 7)
        #expect(throws: JSONError.self) { try Int(jsonData: Data("7".utf8 + [0xEF, 0xBB, 0xBF])) }
        #expect(throws: JSONError.self) { try Int(jsonData: Data([0xEF, 0xBB])) }
    }

    /// Few and many keys, with and without escapes: each has a way of its own.
    @Test(arguments: [2, 30], ["a", "\\u0061"])
    func settlesDuplicateKeys(_ others: Int, _ second: String) throws {
        let filler = (0..<others).map { "\"k\($0)\":\($0)," }.joined()
        let text = "{\"a\":1,\(filler)\"\(second)\":2,\"b\":{\"a\":9},\"a\":3}"
        func value(_ duplicates: JSONParsingOptions.DuplicateKeys) throws -> [Int] {
            let options = JSONParsingOptions(duplicateKeys: duplicates)
            let json = try JSON(text: text, options: options)
            #expect(json.objectValue?.count == others + 2)
            return [try Int(text: text, at: ["a"], options: options), json["a"]?.intValue ?? -1]
        }
        #expect(try value(.lastWins) == [3, 3])
        #expect(try value(.firstWins) == [1, 1])
        #expect(
            problem { try value(.refused) }.hasPrefix(
                "invalid JSON: the key \"a\" appears twice (line 1, column "))
    }

    @Test func tellsKeysApartByTheirBytes() throws {
        // One letter of two scalars, and one of one: equal as Swift strings, different as JSON keys.
        let text = "{\"e\u{301}\":1,\"\u{E9}\":2}"
        let options = JSONParsingOptions(duplicateKeys: .refused)
        let members = try JSONReader(parsing: Data(text.utf8), options: options).members()
        #expect(members.count == 2)
        let json = try JSON(text: text)
        #expect(try json == JSON(text: text))
        #expect(json["\u{E9}"] == 2 && json["e\u{301}"] == 1)
    }

    @Test func limitsDepthWithoutRecursion() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try JSON(text: nested(200)) }
        #expect(
            problem { try JSON(text: nested(201)) }
                == "invalid JSON: more than 200 levels of arrays and objects (line 1, column 201, byte 200)"
        )
        #expect(problem { try JSON(text: nested(100_000)) }.contains("more than 200 levels"))
        #expect(problem { try JSON(text: String(repeating: "[{\"a\":", count: 100_000)) } != "")
        // The parser alone has no limit of its own.
        let deep = JSONParsingOptions(maximumDepth: 100_000)
        #expect(throws: Never.self) {
            try JSONReader(parsing: Data(nested(100_000).utf8), options: deep)
        }
    }

    @Test func readsAWholeDocumentAtEveryDepthOnASmallStack() throws {
        let depth = 200
        let text =
            String(repeating: "{\"body\":\"\",\"parent\":", count: depth - 1) + "{\"body\":\"x\"}"
            + String(repeating: "}", count: depth - 1)
        // Threads other than the main one have half a megabyte on Apple platforms.
        let thread = Thread {
            let comment = try? Gallery.Comment(text: text)
            #expect(comment?.text.utf8.count == text.utf8.count)
            #expect((try? JSON(text: text))?.description.utf8.count == text.utf8.count)
        }
        thread.stackSize = 512 * 1024
        thread.start()
        while !thread.isFinished { Thread.sleep(forTimeInterval: 0.005) }
    }
}
