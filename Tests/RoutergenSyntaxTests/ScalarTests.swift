import RoutergenSyntax
import Testing

@Suite struct ScalarTests {
    @Test(arguments: ["", "~", "null", "Null", "NULL"])
    func resolvesNull(text: String) {
        #expect(Scalar(text, isQuoted: false).resolved == .null)
        #expect(Scalar(text, isQuoted: true).resolved == .string(text))
    }

    @Test(arguments: [
        ("true", true), ("True", true), ("TRUE", true),
        ("false", false), ("False", false), ("FALSE", false),
    ])
    func resolvesBooleans(text: String, value: Bool) {
        #expect(Scalar(text, isQuoted: false).resolved == .boolean(value))
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("+12", 12), ("-7", -7), ("0755", 755), ("0o17", 15), ("0x1F", 31),
        ("0xff", 255), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
        ("9223372036854775808", nil), ("0x8000000000000000", nil),
        ("0o7777777777777777777777", nil),
    ])
    func resolvesIntegers(text: String, value: Int?) {
        #expect(Scalar(text, isQuoted: false).resolved == .integer(text: text, value: value))
    }

    @Test(arguments: [
        "1.", "1.5", ".5", "-.5", "+1.5e3", "1e3", "1E-3", "0.", "00.5", "6.8523015e+5", ".inf",
        "-.Inf", "+.INF", ".nan", ".NaN", ".NAN",
    ])
    func resolvesNumbers(text: String) {
        #expect(Scalar(text, isQuoted: false).resolved == .number(text: text))
    }

    @Test(arguments: [
        "yes", "no", "on", "off", "Yes", "NO", "y", "n", "nULL", "tRUE", "truely", "nullx", "~~",
        "0o8", "0o", "0x", "0xG", "-0x1F", "0b1", "1_000", "1:30", "12e", "1e+", "e3", ".", "-",
        "+", "..5", "1.2.3", ".e3", "+.nan", ".Nan", "inf", "-inf", "NaN", " 1", "1 ", "１",
        "2001-12-14", "=", "<<",
    ])
    func resolvesStrings(text: String) {
        #expect(Scalar(text, isQuoted: false).resolved == .string(text))
    }

    @Test(
        arguments: [
            ("!!str 12", .string("12")), ("!!str", .string("")), ("! 12", .string("12")),
            ("!!int \"12\"", .integer(text: "12", value: 12)),
            ("!!float 12", .number(text: "12")), ("!!bool 'false'", .boolean(false)),
            ("!!null ''", .null), ("!!binary aGk=", .string("aGk=")),
            ("!!timestamp 2001-12-14", .string("2001-12-14")),
            ("!other 12", .integer(text: "12", value: 12)),
            ("!<tag:yaml.org,2002:str> 1", .string("1")), ("|\n  12", .string("12")),
        ] as [(String, ResolvedScalar)])
    func respectsTags(text: String, meaning: ResolvedScalar) {
        let reading = readYAML("a: \(text)")
        #expect(!reading.diagnostics.hasErrors)
        #expect(reading.tree?.mapping?["a"]?.scalar?.resolved == meaning)
    }

    @Test func answersByType() {
        #expect(Scalar("12", isQuoted: false).integer == 12)
        #expect(Scalar("12", isQuoted: true).integer == nil)
        #expect(Scalar("12", isQuoted: true).string == "12")
        #expect(Scalar("no", isQuoted: false).string == "no")
        #expect(Scalar("true", isQuoted: false).boolean == true)
        #expect(Scalar("~", isQuoted: false).isNull)
    }
}
