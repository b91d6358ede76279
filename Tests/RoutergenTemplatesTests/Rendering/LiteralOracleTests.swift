import Foundation
import RoutergenModel
import RoutergenRuntime
import TestSupport
import Testing

/// `init(literal:)` of the runtime stops the program on a text that is no value. Whatever the generator
/// lets through must therefore be a value to the runtime, which reads it with other code.
@Suite("Texts of defaults")
struct LiteralOracleTests {
    private static let count = 20_000

    /// Random texts with one piece for each place: those that the generator takes are values.
    private func check(
        _ places: [[String]], seed: UInt64, least: Int, isValid: (String) -> Bool,
        isValue: (String) -> Bool
    ) {
        var random = SeededRandom(seed: seed)
        var accepted = 0
        for _ in 0..<Self.count {
            let text = places.map { $0.randomElement(using: &random) ?? "" }.joined()
            guard isValid(text) else { continue }
            accepted += 1
            #expect(isValue(text), "\(text)")
        }
        #expect(accepted >= least, "\(accepted) texts are too few to show anything")
    }

    @Test func urlsAreTakenByFoundation() {
        let pieces = [
            "", "", "", "http", "https", "mailto", "x-y+z.1", ":", "://", "/", "//", "@", "a",
            "example.com", "-", "_", "[::1]", "[", ":80", ":65535", ":65536", ":99999", ":a", "?",
            "#",
            "%41", "%00", "%", "%zz", "&", "=", "+", "..", "1", "~", "!", "$", "'", "(", ")", "*",
            ",", ";",
            " ", "ä", "\\", "<", "{",
        ]
        let starts = ["", "http://", "https://a", "//", "a:", "/"]
        check(
            [starts] + Array(repeating: pieces, count: 6), seed: 1, least: 1_000,
            isValid: TextFormat.isURL
        ) { URL(string: $0) != nil }
        #expect(!TextFormat.isURL("http://a:b"))
        #expect(!TextFormat.isURL("http://a:65536"))
    }

    @Test func momentsAreTakenByTheRuntime() {
        check(
            [
                ["2024-02-29", "2023-02-29", "1990-12-31", "0000-01-01", "9999-12-31"],
                ["T", "t", " "], ["23:59:59", "23:59:60", "12:00:00", "24:00:00", "00:00:00"],
                ["", ".5", ".", ".12345678901234567890"],
                ["Z", "z", "+01:00", "-08:00", "+23:59", "+24:00", "+0100", "-00:00", ""],
            ], seed: 2, least: 1_000, isValid: TextFormat.isDateTime
        ) { DateFormat.rfc3339.date(from: $0) != nil }
    }

    @Test func daysAreTakenByTheRuntime() {
        check(
            [
                ["2024", "1900", "0000", "9999", "２０２４"], ["-", "/"],
                ["02", "12", "00", "13", "1"],
                ["-"], ["28", "29", "30", "31", "00", "1"],
            ], seed: 3, least: 500, isValid: TextFormat.isDay
        ) { Day($0) != nil }
    }

    @Test func numbersAndBytesAreTakenByFoundation() {
        let digits = ["", "0", "1", "9", "00000000000000000000", "12345678901234567890", "e", "+"]
        check(
            [["", "-"], digits, digits, ["", ".", ".."], digits, digits], seed: 4, least: 1_000,
            isValid: TextFormat.isDecimal
        ) { Decimal(string: $0, locale: nil) != nil }
        let letters = ["", "A", "b+/9", "AAAA", "-", "\n"]
        check(
            [letters, letters, letters, ["", "=", "==", "==="]], seed: 5, least: 200,
            isValid: TextFormat.isBase64
        ) { Data(base64Encoded: $0) != nil }
        check(
            [
                ["123e4567", "123e456g"], ["-"], ["e89b"], ["-", ""], ["12D3"], ["-"], ["a456"],
                ["-"],
                ["426614174000", "42661417400"],
            ], seed: 6, least: 1_000, isValid: TextFormat.isUUID
        ) { UUID(uuidString: $0) != nil }
    }
}
