import Foundation
import RoutergenRuntime
import TestSupport
import Testing

struct JSONNumberTests {
    @Test func readsIntegersExactly() throws {
        #expect(try Int64(text: "-9223372036854775808") == .min)
        #expect(try Int64(text: "9223372036854775807") == .max)
        #expect(try UInt64(text: "18446744073709551615") == .max)
        #expect(try Int8(text: "-128") == -128)
        #expect(try UInt8(text: "255") == 255)
        #expect(try Int(text: "-0") == 0)
    }

    @Test(arguments: [
        ("1.0", 1), ("1e2", 100), ("-1.50E+1", -15), ("1200e-2", 12), ("0.0", 0),
        ("0e999999999999", 0),
        ("-0.0", 0), ("9007199254740993.0", 9_007_199_254_740_993), ("0.0012e4", 12),
        ("100000000000000000000e-20", 1), ("9223372036854775807.000", .max),
    ])
    func readsIntegersInEveryForm(_ text: String, _ value: Int) throws {
        #expect(try Int(text: text) == value)
    }

    @Test(arguments: [
        ("1.5", "expected integer, found number 1.5"),
        ("1e-1", "expected integer, found number 1e-1"),
        ("1e-999999999999", "expected integer, found number 1e-999999999999"),
        ("9223372036854775808", "does not fit in Int, found number 9223372036854775808"),
        ("1e19", "does not fit in Int, found number 1e19"),
        ("1e999999999999", "does not fit in Int, found number 1e999999999999"),
        ("\"7\"", "expected integer, found string \"7\""), ("true", "expected integer, found true"),
        ("null", "expected integer, found null"), ("[1]", "expected integer, found array"),
    ])
    func refusesWhatIsNoInt(_ text: String, _ message: String) {
        #expect(
            problem { try Int(text: text) } == "\(message) (line 1, column 1, byte 0)")
    }

    @Test func refusesNegativeAndLargeForSmallTypes() {
        #expect(throws: JSONError.self) { try UInt(text: "-1") }
        #expect(throws: JSONError.self) { try Int8(text: "128") }
        #expect(throws: JSONError.self) { try UInt8(text: "256.0") }
        #expect(throws: JSONError.self) { try UInt64(text: "18446744073709551616") }
        #expect(throws: JSONError.self) { try Int64(text: "-9223372036854775809") }
    }

    @Test func roundsDoublesCorrectly() throws {
        var random = SeededRandom(seed: 1)
        for _ in 0..<20_000 {
            let double = Double(bitPattern: random.next())
            if double.isFinite {
                #expect(try Double(text: double.text) == double)
            }
            let digits = Int.random(in: 1...25, using: &random)
            let mantissa = (0..<digits).map { _ in String(random.next() % 10) }.joined()
            let point = Int.random(in: 0..<digits, using: &random)
            let whole = mantissa.prefix(point).drop { $0 == "0" }
            let text =
                "\(whole.isEmpty ? "0" : String(whole)).\(mantissa.dropFirst(point))"
                + "e\(Int.random(in: -330...280, using: &random))"
            #expect(try Double(text: text) == strtod(text, nil), "\(text)")
            let plain = String(text.prefix { $0 != "e" })
            #expect(try Float(text: plain) == strtof(plain, nil), "\(plain)")
        }
    }

    @Test func refusesWhatIsLargerThanAnyDouble() throws {
        #expect(
            problem { try Double(text: "1e400") }
                == "does not fit in Double, found number 1e400 (line 1, column 1, byte 0)")
        #expect(throws: JSONError.self) { try Float(text: "1e39") }
        #expect(try Double(text: "1e-400") == 0)
        #expect(try Double(text: "-0.0").sign == .minus)
        #expect(try Double(text: "-0").sign == .minus)
    }

    @Test(arguments: [
        "12345678901234567890.123456789012345678", "0.1", "-1",
        "99999999999999999999999999999999999999",
        "0.00000000000000000000000000000000000001", "18446744073709551616",
    ])
    func readsDecimalsExactly(_ text: String) throws {
        #expect(try Decimal(text: text).description == text)
        #expect(try Decimal(text: text).text == text)
    }

    @Test func refusesDecimalsOutOfRange() {
        #expect(throws: JSONError.self) { try Decimal(text: "1e200") }
        #expect(throws: JSONError.self) { try Decimal(text: "\"1\"") }
        #expect(problem { try Decimal(text: "1e999999999999") }.contains("does not fit in Decimal"))
    }

    @Test func readsDecimalsInEveryForm() throws {
        #expect(try Decimal(text: "1.50e1") == 15)
        #expect(try Decimal(text: "0e999") == 0)
        #expect(try Decimal(text: "-0.0") == 0)
        #expect(try Decimal(text: "100E-2") == 1)
    }

    @Test(arguments: [
        (0.1, "0.1"), (5, "5"), (-0.0, "-0"), (1e300, "1e+300"), (1e-7, "1e-07"),
        (123_456_789.125, "123456789.125"), (1e16, "1e+16"),
    ])
    func writesDoublesShort(_ value: Double, _ text: String) {
        #expect(value.text == text)
    }

    @Test func writesWhatIsNoNumberAsNullAndSaysSo() {
        var writer = JSONWriter()
        [1, .nan, .infinity].write(json: &writer)
        #expect(String(decoding: writer.data(), as: UTF8.self) == "[1,null,null]")
        #expect(writer.error?.kind == .unwritable)
        #expect(writer.error?.message == "nan is no JSON number")
        #expect(Decimal.nan.text == "null")
        #expect(Float.infinity.text == "null")
    }
}
