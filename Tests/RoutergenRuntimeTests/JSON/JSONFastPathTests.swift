import Foundation
import RoutergenRuntime
import TestSupport
import Testing

/// Numbers and dates in their usual forms take a short way, which must end where the long one does.
struct JSONFastPathTests {
    @Test func roundsDoublesAsTheStandardLibraryDoes() throws {
        var random = SeededRandom(seed: 11)
        func digits(_ count: Int) -> String {
            (0..<count).map { _ in String(random.next() % 10) }.joined()
        }
        for _ in 0..<20_000 {
            var text = String(1 + random.next() % 9) + digits(Int(random.next() % 20))
            if random.next() % 2 == 0 { text += "." + digits(1 + Int(random.next() % 18)) }
            if random.next() % 2 == 0 { text += "e\(Int(random.next() % 80) - 40)" }
            #expect(try Double(text: text) == Double(text), "\(text)")
            #expect(try Double(text: "-" + text) == Double("-" + text), "\(text)")
        }
        #expect(try Double(text: "-0").sign == .minus)
        #expect(try Double(text: "9007199254740993") == 9_007_199_254_740_992)
        #expect(try Double(text: "0.000000000000000000000000001") == 1e-27)
        #expect(problem { try Double(text: "1e400") }.contains("does not fit in Double"))
    }

    @Test(arguments: [
        ("9223372036854775807", Int64.max), ("-9223372036854775808", .min), ("0", 0), ("-0", 0),
        ("999999999999999999", 999_999_999_999_999_999), ("1e3", 1_000), ("12.0", 12),
    ])
    func readsIntegersExactly(_ text: String, _ value: Int64) throws {
        #expect(try Int64(text: text) == value)
        #expect(try Int(text: text) == Int(value))
        #expect(try [Int](text: "[\(text)]") == [Int(value)])
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "99999999999999999999999"])
    func refusesIntegersThatDoNotFit(_ text: String) {
        #expect(problem { try Int64(text: text) }.contains("does not fit in Int64"))
        #expect(problem { try Int(text: text) }.contains("does not fit in Int"))
        #expect(problem { try [Int](text: "[1,\(text)]") }.contains("[1]: does not fit in Int"))
    }

    @Test func readsEveryDayOfFourHundredYearsAndMore() throws {
        var seconds = -62_135_596_800.0
        while seconds < 253_402_300_800 {
            let date = Date(timeIntervalSince1970: seconds)
            let text = try #require(DateFormat.rfc3339.string(from: date))
            #expect(text.utf8.count == 20)
            #expect(try Date(text: "\"\(text)\"") == date, "\(text)")
            // A prime number of seconds near eleven days, so that all months and times come by.
            seconds += 950_009
        }
    }

    @Test(arguments: [
        "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
        "2024-01-32T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z",
        "2024-01-01T00:00:61Z", "2024-01-01T00:00:0xZ", "2024-01-01T00:00:00X",
        "2024/01/01T00:00:00Z", "x024-01-01T00:00:00Z", "2024-01-01T00:00:60Z",
    ])
    func refusesDatesThatDoNotExist(_ text: String) {
        #expect(problem { try Date(text: "\"\(text)\"") }.contains("expected date (RFC 3339)"))
    }

    @Test func readsScalarsOfArraysInEveryForm() throws {
        #expect(try [Double](text: "[1,2.5,1e2,-0.125]") == [1, 2.5, 100, -0.125])
        #expect(try [Int](text: "[1,2.0,3e1]") == [1, 2, 30])
        #expect(try [String](text: #"["a","\u0062","ç"]"#) == ["a", "b", "ç"])
        #expect(problem { try [String](text: #"["a",1]"#) }.hasPrefix("[1]: expected string"))
        #expect(problem { try [Double](text: #"[1,[2]]"#) }.hasPrefix("[1]: expected number"))
        #expect(problem { try [Int](text: #"[1,true]"#) }.hasPrefix("[1]: expected integer"))
    }
}
