import Foundation
import RoutergenRuntime
import Testing

@Suite("Frames of a stream")
struct FramingTests {
    @Test(
        "are lines, wherever the bytes are cut",
        arguments: [
            ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
            ("a\r\nb\r\n\r\n", ["a", "b", ""]), ("a\rb\n", ["a\rb"]), ("a\r", ["a\r"]),
            ("\u{FEFF}é\n👋", ["é", "👋"]), ("\u{FEFF}", []), ("\n\u{FEFF}", ["", "\u{FEFF}"]),
        ])
    func lines(text: String, expected: [String]) {
        for found in framedInEveryWay(Array(text.utf8), { LineFraming() }) {
            #expect(found == Framed(frames: expected))
        }
    }

    @Test("are lines of damaged text, too")
    func damagedLines() {
        for found in framedInEveryWay([0xFF, 0x0A, 0xC3, 0x0A, 0xEF, 0xBB], { LineFraming() }) {
            #expect(found == Framed(frames: ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"]))
        }
        for found in framedInEveryWay([0xEF, 0xBB], { LineFraming() }) {
            #expect(found == Framed(frames: ["\u{FFFD}"]))
        }
    }

    @Test("are no longer than they may be, without regard to the line end")
    func maximumLength() {
        let bytes = Array("abc\r\nabc\nabcd\nx".utf8)
        for found in framedInEveryWay(bytes, { LineFraming(maximumLength: 3) }) {
            #expect(found.frames == ["abc", "abc"])
            #expect(found.error?.contains("longer than 3 bytes") == true)
        }
        for found in framedInEveryWay(Array("abcd".utf8), { LineFraming(maximumLength: 3) }) {
            #expect(found.frames.isEmpty)
            #expect(found.error != nil)
        }
    }

    @Test(
        "are text that is never cut inside a scalar",
        arguments: [
            Array("aé€👋\u{FEFF}z".utf8), [0xEF, 0xBB, 0xBF, 0x61], [0xEF, 0xBB, 0xBF], [],
            [0x61, 0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91],
            [0xFF, 0xE2, 0x41, 0x80, 0xED, 0xA0, 0x80],
            [0xC3, 0xC3, 0xA9, 0xF4, 0x90, 0x80, 0x80, 0x80], [0xEF, 0xBB, 0x61],
        ] as [[UInt8]])
    func text(bytes: [UInt8]) {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let expected = String(decoding: isMarked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        for found in framedInEveryWay(bytes, { UTF8Framing() }) {
            #expect(Array(found.frames.joined().unicodeScalars) == Array(expected.unicodeScalars))
            #expect(!found.frames.contains(""))
        }
    }

    @Test("are JSON texts a line, and blank lines are none")
    func jsonLines() {
        let bytes = Array("{\"a\":1}\r\n\n \t\n[2]\n\"é\"".utf8)
        for found in framedInEveryWay(bytes, { lineFraming() }) {
            #expect(found == Framed(frames: [["a": 1], [2], "é"]))
        }
        for found in framedInEveryWay(Array("1\n\n{\n3".utf8), { lineFraming() }) {
            #expect(found.frames == [1])
            #expect(found.error?.contains("line 3 is no JSON") == true)
        }
    }

    private func lineFraming() -> JSONLineFraming<JSON> {
        JSONLineFraming { try JSON(jsonData: $0) }
    }

    @Test(
        "are texts of a JSON text sequence",
        arguments: [
            ("", [], nil), ("\u{1E}1\n\u{1E}\u{1E}{\"a\n\":\n[2]\n}\n", nil, "text 2 is no JSON"),
            ("\u{1E}{\"a\\\"}\":\n[2]\n}\n\u{1E}\"b\\\\\"", [["a\"}": [2]], "b\\"], nil),
            ("\u{1E}[1]\u{1E}true \u{1E}null\n\n", [[1], true, .null], nil),
            ("\u{1E}12\u{1E}3\n", nil, "text 1 was cut off"), ("\u{1E}12", nil, "cut off"),
            ("\u{1E}1\n\u{1E}{\"a\":", nil, "text 2 was cut off"),
            ("1\n", nil, "does not begin"), ("\u{1E}1\n2\n", nil, "the text 2 does not begin"),
            ("\u{1E}[1]}\n", nil, "text 1 is no JSON"), ("\n\u{1E}\n\u{1E}", [], nil),
        ] as [(String, [JSON]?, String?)])
    func jsonSequence(text: String, expected: [JSON]?, problem: String?) {
        let ways = framedInEveryWay(Array(text.utf8)) {
            JSONSequenceFraming { try JSON(jsonData: $0) }
        }
        for found in ways {
            #expect(found == ways[0])
            if let expected { #expect(found == Framed(frames: expected)) }
            if let problem { #expect(found.error?.contains(problem) == true) }
        }
    }

    @Test("of a JSON text sequence come with their line feed, and have a longest")
    func jsonSequenceTime() throws {
        var framing = JSONSequenceFraming(maximumLength: 5) { try JSON(jsonData: $0) }
        framing.append(Data("\u{1E}[1,\n2".utf8))
        #expect(try framing.next() == nil)
        framing.append(Data("]\n".utf8))
        #expect(throws: RouterError.self) { try framing.next() }
        framing = JSONSequenceFraming { try JSON(jsonData: $0) }
        framing.append(Data("\u{1E}[1]\n".utf8))
        #expect(try framing.next() == [1])
    }

    @Test("are asked for only when there are none left, and end with the first error")
    func sequence() async throws {
        let pieces = Pieces(pieces: ["a\nb\nc", "d\n", "e"])
        var lines = pieces.lines().makeAsyncIterator()
        #expect(try await lines.next() == "a")
        #expect(try await lines.next() == "b")
        #expect(pieces.asked.value == 1)
        #expect(try await lines.next() == "cd")
        #expect(try await lines.next() == "e")
        #expect(try await lines.next() == nil)
        #expect(try await lines.next() == nil)
        #expect(pieces.asked.value == 4)

        var broken = Pieces(pieces: ["1\n2"], breaks: true).jsonLines(of: Int.self)
            .makeAsyncIterator()
        #expect(try await broken.next() == 1)
        await #expect(throws: Pieces.Broken.self) { try await broken.next() }
        #expect(try await broken.next() == nil)
    }

    @Test("are decoded in every way")
    func decoding() async throws {
        struct Point: Codable, Sendable, Equatable { var x: Int }
        var points: [Point] = []
        for try await point in Pieces(pieces: ["{\"x\":", "1}\n"]).jsonLines(decoding: Point.self) {
            points.append(point)
        }
        for try await point in Pieces(pieces: ["\u{1E}{\"x\":2}"]).jsonSequence(
            decoding: Point.self)
        {
            points.append(point)
        }
        #expect(points == [Point(x: 1), Point(x: 2)])
        var numbers: [Int] = []
        for try await number in Pieces(pieces: ["\u{1E}3\n"]).jsonSequence(of: Int.self) {
            numbers.append(number)
        }
        #expect(numbers == [3])
        var text = ""
        for try await piece in Pieces(pieces: ["a", "é"]).text() { text += piece }
        #expect(text == "aé")
    }
}
