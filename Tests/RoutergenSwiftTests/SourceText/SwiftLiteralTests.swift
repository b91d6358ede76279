import RoutergenModel
import Testing

@testable import RoutergenSwift

/// Values as Swift source.
@Suite struct SwiftLiteralTests {
    static let strings: [(text: String, source: String)] = [
        ("", #""""#),
        ("photos", #""photos""#),
        (#"say "hi""#, ##"#"say "hi""#"##),
        (#"{"id": 1}"#, ##"#"{"id": 1}"#"##),
        (#"a\b"#, ##"#"a\b"#"##),
        (#"\(code)"#, ##"#"\(code)"#"##),
        ("\"#", "##\"\"#\"##"),
        ("\"###", "\"\\\"###\""),
        ("# heading", "\"# heading\""),
        ("a\nb\tc\rd\0", #""a\nb\tc\rd\0""#),
        ("\"a\nb\"", ##"#""a\#nb""#"##),
        ("\u{2028}", #""\u{2028}""#),
        ("\u{202E}x", #""\u{202E}x""#),
        ("\u{301}x", #""\u{301}x""#),
        ("\u{A0}", #""\u{A0}""#),
        ("größe 名前 👍", #""größe 名前 👍""#),
        ("👩\u{200D}💻", "\"👩\u{200D}💻\""),
        ("a\u{200D}b", #""a\u{200D}b""#),
    ]

    @Test func stringsReadWell() {
        #expect(Self.strings.count == 18)
        for (text, source) in Self.strings {
            #expect(SwiftLiteral.string(text) == source)
        }
    }

    @Test func interpolationsEscapeTheirTexts() {
        #expect(
            SwiftLiteral.interpolation([
                .text("https://"), .expression("region.rawValue"), .text(".\\(a)\"b\n"),
                .expression("port"),
            ]) == #""https://\(region.rawValue).\\(a)\"b\n\(port)""#)
        #expect(SwiftLiteral.interpolation([]) == "\"\"")
    }

    static let integers: [(text: String, source: String?)] = [
        ("0", "0"), ("-0", "0"), ("007", "7"), ("+5", "5"), ("-12", "-12"), ("0x1F", "31"),
        ("0o17", "15"), ("-0x10", "-16"), ("1e3", "1000"), ("1.0", "1"), ("12.50e1", "125"),
        ("18446744073709551615", "18446744073709551615"), ("18446744073709551616", nil),
        ("-9223372036854775808", "-9223372036854775808"), ("-9223372036854775809", nil),
        ("1.5", nil), ("1e400", nil), ("1e-400", nil), ("1e99999999999999999999", nil), ("", nil),
        ("abc", nil), ("-", nil), (".", nil), ("1_000", nil), ("1e", nil), ("0x", nil),
        ("0x-1", nil), ("--1", nil), ("1 ", nil), (".inf", nil), ("１", nil),
    ]

    @Test func integersAreReadFromTheirText() {
        #expect(Self.integers.count == 31)
        for (text, source) in Self.integers {
            #expect(SwiftLiteral.integer(text) == source, "\(text)")
        }
    }

    static let doubles: [(text: String, source: String?)] = [
        ("0", "0"), ("-0", "-0.0"), ("1", "1"), ("-1.50", "-1.5"), (".5", "0.5"), ("5.", "5"),
        ("1e3", "1000"), ("0.001", "0.001"), ("1e-7", "0.0000001"), ("1e30", "1e+30"),
        ("9007199254740993", "9007199254740993.0"), ("1e400", nil), ("-1e400", nil),
        ("1e-400", "0.0"), ("4.9e-324", "0x1p-1074"), (".inf", ".infinity"),
        ("-.INF", "-.infinity"), (".nan", ".nan"), ("inf", nil), ("nan", nil), ("0x1F", "31"),
        ("3.14159265358979323846264338327950288", "3.141592653589793"), ("1.2.3", nil),
    ]

    @Test func numbersAreReadFromTheirText() {
        #expect(Self.doubles.count == 23)
        for (text, source) in Self.doubles {
            #expect(SwiftLiteral.number(text, width: .double) == source, "\(text)")
        }
        #expect(SwiftLiteral.number("1e39", width: .single) == nil)
        #expect(SwiftLiteral.number("16777217", width: .single) == "16777217.0")
        #expect(SwiftLiteral.number("1e-45", width: .single) == "0x1p-149")
        #expect(SwiftLiteral.number(".inf") == nil)
    }

    /// Each number means what its text says, and the compiler warns of none.
    @Test func numbersCompileToTheSameValue() async throws {
        var checks: [String] = []
        for (text, source) in Self.doubles {
            guard let source, !text.hasPrefix("0x"), let value = Double(text) else { continue }
            checks.append("check(\(source), \(value.bitPattern))")
        }
        #expect(checks.count == 14)
        let outcome = try await SwiftCompiler.run(
            """
            func check(_ value: Double, _ bits: UInt64) {
                if value.bitPattern != bits { print(value, Double(bitPattern: bits)) }
            }
            \(checks.joined(separator: "\n"))
            """)
        #expect(outcome.messages == "")
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test func collectionsAndMembers() {
        #expect(SwiftLiteral.array(["1", "2"]) == "[1, 2]")
        #expect(SwiftLiteral.dictionary([]) == "[:]")
        #expect(SwiftLiteral.dictionary([("a\"", "1"), ("b", "2")]) == ##"[#"a""#: 1, "b": 2]"##)
        #expect(SwiftLiteral.boolean(false) == "false")
        #expect(SwiftLiteral.member(SwiftIdentifier("init")) == ".`init`")
        #expect(SwiftLiteral.member(SwiftIdentifier("default")) == ".default")
    }

    @Test func deprecationSaysWhy() {
        #expect(SwiftAttribute.deprecated() == "@available(*, deprecated)")
        #expect(SwiftAttribute.deprecated(message: " \n") == "@available(*, deprecated)")
        #expect(
            SwiftAttribute.deprecated(message: "Use \"b\"\r\n\\(c).\u{2028}")
                == #"@available(*, deprecated, message: "Use \"b\" \\(c).")"#)
    }
}
