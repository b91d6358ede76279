import RoutergenSyntax
import Testing

/// What both parsers say about bytes that are no text they can read.
@Suite struct TextTests {
    private static let unreadable: [([UInt8], String)] = [
        (Array("a: b\nc: é".utf8) + [0xFF], "2:5: error: invalid UTF-8: byte 0xFF at offset 10"),
        ([0x22, 0xC0, 0x80, 0x22], "1:2: error: invalid UTF-8: byte 0xC0 at offset 1"),
        ([0x22, 0xED, 0xA0, 0x80], "1:2: error: invalid UTF-8: byte 0xED at offset 1"),
        ([0x22, 0xE2, 0x82], "1:2: error: invalid UTF-8: byte 0xE2 at offset 1"),
        ([0x22, 0xF4, 0x90, 0x80, 0x80], "1:2: error: invalid UTF-8: byte 0xF4 at offset 1"),
        ([0xFF, 0xFE, 0x61, 0], "1:1: error: the file is UTF-16; save it as UTF-8"),
        ([0xFE, 0xFF, 0, 0x61], "1:1: error: the file is UTF-16; save it as UTF-8"),
        ([0x61, 0, 0x3A, 0], "1:1: error: the file is UTF-16; save it as UTF-8"),
        ([0, 0x61, 0, 0x3A], "1:1: error: the file is UTF-16; save it as UTF-8"),
        ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "1:1: error: the file is UTF-32; save it as UTF-8"),
        ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "1:1: error: the file is UTF-32; save it as UTF-8"),
        (
            [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x00],
            "1:1: error: this is not a text file: it has a NUL byte at offset 6"
        ),
        ([], "1:1: error: the file is empty"),
        ([0xEF, 0xBB, 0xBF], "1:1: error: the file is empty"),
        ([0xEF, 0xBB, 0xBF, 0x20, 0x0A], "1:1: error: the file is empty"),
    ]

    @Test func saysWhyBytesCannotBeRead() {
        #expect(Self.unreadable.count == 15)
        for (bytes, message) in Self.unreadable {
            #expect(readYAML(bytes: bytes).report == [message])
            #expect(readYAML(bytes: bytes).tree == nil)
            #expect(readJSON(bytes: bytes).report == [message])
            #expect(readJSON(bytes: bytes).tree == nil)
        }
    }

    @Test(arguments: [
        ("a: \u{7}b", "1:4: error: the control character U+0007 is not allowed here"),
        ("a: b\n\u{1B}[31m", "2:1: error: the control character U+001B is not allowed here"),
        ("a: \u{9F}", "1:4: error: the control character U+009F is not allowed here"),
        ("a: \u{7F}", "1:4: error: the control character U+007F is not allowed here"),
        ("a: b\n\u{FEFF}c: d", "2:1: error: the control character U+FEFF is not allowed here"),
        ("a: \u{FFFF}", "1:4: error: the control character U+FFFF is not allowed here"),
        (
            String(repeating: "x", count: 9000) + "\0",
            "1:9001: error: the control character U+0000 is not allowed here"
        ),
    ])
    func refusesControlCharactersInYAML(text: String, message: String) {
        #expect(readYAML(text).report == [message])
    }

    @Test func readsEveryPlaneInBothFormats() {
        let text = "\"\u{80}é\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\""
        #expect(readJSON(text).tree?.outline == text)
        let printable = text.replacing("\u{80}", with: "")
        #expect(readYAML(printable).tree?.outline == printable)
    }
}
