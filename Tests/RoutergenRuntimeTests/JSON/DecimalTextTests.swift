import Foundation
import RoutergenRuntime
import Testing

struct DecimalTextTests {
    @Test(arguments: [
        ("12.50", "12.5"), ("-0.10", "-0.1"), ("+7", "7"), (".5", "0.5"), ("5.", "5"),
        ("1e3", "1000"), ("1.5E-2", "0.015"), ("0", "0"),
    ])
    func keepItsText(_ text: String, _ value: String) throws {
        let number = try #require(DecimalText(text))
        #expect(number.text == text)
        #expect(number.value == Decimal(string: value))
        #expect(number.text == String(describing: number))
        let json = Data("\"\(text)\"".utf8)
        #expect(try DecimalText(jsonData: json) == number)
        #expect(try DecimalText(jsonData: json).jsonData() == json)
    }

    @Test(arguments: [
        "", "-", ".", "e5", "1e", "12 ", " 1", "1,5", "0x10", "12abc", "NaN", "1e999",
    ])
    func isNoOtherText(_ text: String) {
        #expect(DecimalText(text) == nil)
        #expect(problem { try DecimalText(text: "\"\(text)\"") }.contains("decimal number"))
    }

    @Test func isNoNumberOfJSON() {
        #expect(!problem { try DecimalText(text: "12.5") }.isEmpty)
    }

    @Test func comparesNumbersAndNotTexts() throws {
        let (short, long) = try (#require(DecimalText("1.5")), #require(DecimalText("1.50")))
        #expect(short == long)
        #expect(Set([short, long]).count == 1)
        #expect(short < DecimalText(2))
        #expect(DecimalText(Decimal(string: "0.30") ?? 0).text == "0.3")
        #expect(DecimalText(literal: "1.50").parameterContent == .text("1.50"))
    }
}
