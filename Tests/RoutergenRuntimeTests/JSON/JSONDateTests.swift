import Foundation
import RoutergenRuntime
import TestSupport
import Testing

struct JSONDateTests {
    @Test(arguments: [
        ("1985-04-12T23:20:50.52Z", 482_196_050.52), ("1996-12-19T16:39:57-08:00", 851_042_397),
        ("1990-12-31T23:59:60Z", 662_688_000), ("1990-12-31T15:59:60-08:00", 662_688_000),
        ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13),
        ("2009-12-15t09:40:45z", 1_260_870_045),
        ("2009-12-15 09:40:45Z", 1_260_870_045),
        ("2009-12-15T09:40:45.000000000000000000001Z", 1_260_870_045),
        ("0000-01-01T00:00:00Z", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
        ("2000-02-29T00:00:00-00:00", 951_782_400), ("1970-01-01T00:00:00+23:59", -86_340),
    ])
    func readsRFC3339(_ text: String, _ seconds: Double) throws {
        #expect(try Date(text: "\"\(text)\"") == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "2009-12-15T09:40:45", "2009-12-15", "2009-13-15T09:40:45Z", "2009-02-29T09:40:45Z",
        "2009-12-15T24:00:00Z", "2009-12-15T09:60:45Z", "2009-12-15T09:40:61Z",
        "2009-12-15T09:40:60Z",
        "2009-12-15T09:40:45.Z", "2009-12-15T09:40:45+0800", "2009-12-15T09:40:45+24:00", "",
        "2009-12-15T09:40:45Zx", "09-12-15T09:40:45Z", "2009-12-15T09:40Z", "2009-1-15T09:40:45Z",
        "2009-00-15T09:40:45Z", "2009-12-00T09:40:45Z", "２009-12-15T09:40:45Z",
        "+2009-12-15T09:40:45Z",
    ])
    func refusesWhatIsNotRFC3339(_ text: String) {
        #expect(throws: JSONError.self) { try Date(text: "\"\(text)\"") }
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (1_260_870_045.5, "2009-12-15T09:40:45.5Z"),
        (-0.25, "1969-12-31T23:59:59.75Z"), (1_700_000_000.123, "2023-11-14T22:13:20.123Z"),
        (978_307_200.000_000_001, "2001-01-01T00:00:00.000000001Z"),
        (951_782_400, "2000-02-29T00:00:00Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
    ])
    func writesRFC3339(_ seconds: Double, _ text: String) {
        let date =
            seconds == 978_307_200.000_000_001
            ? Date(timeIntervalSinceReferenceDate: 0.000_000_001)
            : Date(timeIntervalSince1970: seconds)
        #expect(date.text == "\"\(text)\"")
    }

    @Test(arguments: [DateFormat.rfc3339, .unixSeconds, .unixMilliseconds])
    func readsBackTheSameDate(_ format: DateFormat) throws {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2_000 {
            let date = Date(timeIntervalSinceReferenceDate: .random(in: -4e9...4e9, using: &random))
            let text = try #require(format.string(from: date))
            let read = try #require(format.date(from: text), "\(text)")
            // Nanoseconds are the last digits that are written; only dates around 2001 are finer.
            #expect(abs(read.timeIntervalSince(date)) < 0.000_000_001, "\(text)")
            let today = Date(timeIntervalSinceReferenceDate: .random(in: 2e8...4e9, using: &random))
            #expect(format.string(from: today).flatMap(format.date(from:)) == today)
            let milliseconds = Double(Int.random(in: 0...4_000_000_000_000, using: &random))
            let human = Date(timeIntervalSince1970: milliseconds / 1_000)
            #expect(format.string(from: human).flatMap(format.date(from:)) == human)
        }
    }

    @Test func readsBackDatesOfPatterns() throws {
        let format = DateFormat.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXX")
        var random = SeededRandom(seed: 6)
        for _ in 0..<2_000 {
            let milliseconds = Double(Int.random(in: 0...4_000_000_000_000, using: &random))
            let date = Date(timeIntervalSince1970: milliseconds / 1_000)
            #expect(format.string(from: date).flatMap(format.date(from:)) == date)
        }
    }

    @Test func agreesWithFoundation() throws {
        let formatter = ISO8601DateFormatter()
        var random = SeededRandom(seed: 4)
        for _ in 0..<2_000 {
            // From 1600, because Foundation changes to the Julian calendar before.
            let seconds = Int.random(in: -11_676_096_000...253_402_300_799, using: &random)
            let date = Date(timeIntervalSince1970: Double(seconds))
            #expect(DateFormat.rfc3339.string(from: date) == formatter.string(from: date))
        }
    }

    @Test func writesDatesThatNoFormatHasAsNull() {
        var writer = JSONWriter()
        Date(timeIntervalSince1970: 253_402_300_800).write(json: &writer)
        #expect(String(decoding: writer.data(), as: UTF8.self) == "null")
        #expect(writer.error?.message == "a date outside the years 0 to 9999")
        for interval in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(Date(timeIntervalSinceReferenceDate: interval).text == "null")
            #expect(
                DateFormat.unixMilliseconds.string(
                    from: Date(timeIntervalSinceReferenceDate: interval)) == nil)
        }
        #expect(Date.distantPast.text == "\"0000-12-30T00:00:00Z\"")
        #expect(Date.distantFuture.text == "\"4001-01-01T00:00:00Z\"")
    }

    @Test(arguments: [
        (DateFormat.unixSeconds, "1700000000", 1_700_000_000), (.unixSeconds, "-1.75", -1.75),
        (.unixSeconds, "-0.5", -0.5), (.unixSeconds, "1.7e9", 1_700_000_000),
        (.unixSeconds, "0", 0),
        (.unixSeconds, "1.5e-1", 0.15), (.unixMilliseconds, "1700000000123", 1_700_000_000.123),
        (.unixMilliseconds, "-1", -0.001), (.unixMilliseconds, "-1500", -1.5),
        (.unixMilliseconds, "0.5", 0.0005),
        (.rfc1123, "Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
        (.rfc1123, "6 Nov 1994 08:49 -0800", 784_140_540),
        (.rfc1123, "sun, 06 nov 1994 08:49:37 utc", 784_111_777),
    ])
    func readsOtherForms(_ format: DateFormat, _ text: String, _ seconds: Double) {
        #expect(format.date(from: text) == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        (DateFormat.unixSeconds, 1_700_000_000, "1700000000"), (.unixSeconds, -1.75, "-1.75"),
        (.unixMilliseconds, 1_700_000_000.123, "1700000000123"), (.unixMilliseconds, -0.001, "-1"),
        (.unixMilliseconds, 0, "0"), (.unixSeconds, -2, "-2"),
        (.rfc1123, 784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    ])
    func writesOtherForms(_ format: DateFormat, _ seconds: Double, _ text: String) {
        #expect(format.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(arguments: [
        (DateFormat.unixSeconds, "x"), (.unixSeconds, "9223372036854775807"),
        (.unixSeconds, "1e400"),
        (.unixSeconds, "-9223372036854775808.5"), (.unixMilliseconds, ""),
        (.unixSeconds, "99999999999999999999"),
        (.rfc1123, "Mon, 06 Nov 1994 08:49:37 GMT"), (.rfc1123, "Sun, 06 Nov 1994 08:49:37"),
        (.rfc1123, "Sun, 31 Nov 1994 08:49:37 GMT"), (.rfc1123, "Sun 06 Nov 1994 08:49:37 GMT"),
    ])
    func refusesOtherForms(_ format: DateFormat, _ text: String) {
        #expect(format.date(from: text) == nil)
    }

    @Test func wantsNumbersForUnixTimesAndStringsForOthers() throws {
        let object = try JSONReader(parsing: Data(#"{"a":"1","b":1,"c":null}"#.utf8)).object("Test")
        #expect(
            problem { try object.date("a", .unixSeconds) }
                == "a: expected number, found string \"1\" (in Test, line 1, column 6, byte 5)")
        #expect(
            problem { try object.date("b", .rfc1123) }.hasPrefix(
                "b: expected date (RFC 1123), found number 1"))
        #expect(
            problem { try object.date("d", .rfc1123) }.hasPrefix("d: the required field is missing")
        )
        #expect(try object.dateIfPresent("c", .unixSeconds) == nil)
        #expect(try object.dateIfPresent("d", .unixSeconds) == nil)
    }

    /// Pattern, text, and what `DateFormatter` makes of them.
    @Test(arguments: [
        ("yyyy-MM-dd", "2009-12-15"), ("yyyyMMdd'T'HHmmss", "20091215T094045"),
        ("dd/MM/yyyy HH:mm", "15/12/2009 09:40"), ("MMM d, yyyy h:mm a", "Dec 15, 2009 9:40 AM"),
        ("MMMM d yyyy 'at' hh:mm a", "December 15 2009 at 09:40 PM"),
        ("yyyy-MM-dd'T'HH:mm:ssZ", "2009-12-15T09:40:45-0800"),
        ("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2009-12-15T09:40:45-08:00"),
        ("yyyy-MM-dd HH:mm:ss X", "2009-12-15 09:40:45 +05"),
        ("yyyy-MM-dd HH:mm:ss xxx", "2009-12-15 09:40:45 +05:30"),
        ("EEE, d MMM yyyy HH:mm:ss z", "Tue, 15 Dec 2009 09:40:45 GMT"),
        ("EEEE dd MMMM yyyy", "Tuesday 15 December 2009"),
        ("yyyy-MM-dd HH:mm:ss.SSS", "2009-12-15 09:40:45.250"),
        ("h 'o''clock' a", "12 o'clock AM"), ("yy-MM-dd", "49-12-15"), ("y-M-d", "2009-1-5"),
        ("yyyy-MM-dd'T'HH:mm:ssXXX", "2009-12-15T09:40:45Z"),
        ("EEE MMM dd HH:mm:ss Z yyyy", "Tue Dec 15 09:40:45 +0000 2009"),
    ])
    func agreesWithDateFormatterOnPatterns(_ pattern: String, _ text: String) throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateFormat = pattern
        let format = DateFormat.pattern(pattern)
        let date = try #require(format.date(from: text))
        if pattern != "h 'o''clock' a" {
            #expect(date == formatter.date(from: text))
        }
        for interval in [0, 1_260_870_045.25, 1_400_000_000, 951_782_400] {
            let date = Date(timeIntervalSince1970: interval)
            #expect(format.string(from: date) == formatter.string(from: date))
        }
    }

    @Test(arguments: [
        ("yyyy-MM-dd", "2009-12-15x"), ("yyyy-MM-dd", "09-12-15"), ("yyyy-MM-dd", "2009-02-30"),
        ("HH:mm", "24:00"), ("h a", "13 PM"), ("EEE yyyy-MM-dd", "Mon 2009-12-15"), ("yyyy", ""),
        ("MMM", "Foo"), ("yyyy-MM-dd'T'HH:mm:ssXXX", "2009-12-15T09:40:45+0500"),
    ])
    func refusesWhatDoesNotHaveThePattern(_ pattern: String, _ text: String) {
        #expect(DateFormat.pattern(pattern).date(from: text) == nil)
    }

    @Test func handsRarePatternsToAFormatter() async throws {
        // Quarters and weeks are read by Foundation, behind a lock.
        let format = DateFormat.pattern("yyyy 'Q'Q")
        let date = Date(timeIntervalSince1970: 1_260_870_045)
        let texts = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<20 { group.addTask { format.string(from: date) } }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(texts == ["2009 Q4"])
    }
}

struct DayTests {
    @Test func readsWritesAndCompares() throws {
        let day = try Day(text: "\"2009-12-15\"")
        #expect(day.text == "\"2009-12-15\"")
        #expect(day == Day(year: 2009, month: 12, day: 15))
        #expect(try #require(Day("2009-12-15")) < #require(Day("2010-01-01")))
        #expect(try #require(Day("2009-11-30")) < day)
    }

    @Test(arguments: [
        "2009-02-29", "2009-12-15T00:00:00Z", "2009-12", "09-12-15", "", "10000-01-01", "2009-1-1",
    ])
    func refusesWhatIsNoDay(_ text: String) {
        #expect(Day(text) == nil)
    }

    @Test func beginsSomewhere() throws {
        let day = try #require(Day("2024-03-10"))
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        #expect(day.start(in: newYork) == Date(timeIntervalSince1970: 1_710_046_800))
        #expect(Day(day.start(in: newYork), in: newYork) == day)
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(Day(Date(timeIntervalSince1970: 1_710_082_800 - 1), in: tokyo) == day)
        #expect(Day(Date(timeIntervalSince1970: 1_710_082_800), in: tokyo) == Day("2024-03-11"))
    }
}
