import RoutergenSyntax
import Testing

@Suite("The text of a number")
struct NumberTextTests {
    @Test(
        "Becomes that of JSON, every digit kept, and a whole number where it is one",
        arguments: [
            ("0", "0", "0"), ("007", "7", "7"), ("-12.50", "-12.50", nil),
            ("+.5e3", "0.5e3", "500"),
            ("1.", "1", "1"), ("1.5E+1", "1.5E+1", "15"), ("-0", "-0", "0"), ("0x1F", "31", "31"),
            ("0o17", "15", "15"), ("1e400", "1e400", nil),
            ("18446744073709551615", "18446744073709551615", "18446744073709551615"),
            ("18446744073709551616", "18446744073709551616", nil),
        ] as [(String, String, String?)])
    func isNumber(_ text: String, _ json: String, _ integer: String?) throws {
        let number = try #require(NumberText(text))
        #expect(number.json == json)
        #expect(number.integer == integer)
    }

    @Test(
        "Is nothing else",
        arguments: ["", "-", ".", "1e", "1e+", "0x", "0o8", ".inf", "1_000", "١"]
    )
    func isNothingElse(_ text: String) {
        #expect(NumberText(text)?.json == nil)
    }
}
