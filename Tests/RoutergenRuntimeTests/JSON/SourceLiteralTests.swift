import Foundation
import RoutergenRuntime
import Testing

/// Values that generated code writes as text.
@Suite struct SourceLiteralTests {
    @Test func textsOfTheSourceAreValues() throws {
        #expect(URL(literal: "https://a.b/c?d=%20").absoluteString == "https://a.b/c?d=%20")
        #expect(
            UUID(literal: "123e4567-e89b-12d3-a456-426614174000").uuidString
                == "123E4567-E89B-12D3-A456-426614174000")
        #expect(Decimal(literal: "1.10") == Decimal(sign: .plus, exponent: -1, significand: 11))
        #expect(Decimal(literal: "0.1").description == "0.1")
        #expect(Date(literal: "2024-02-29T12:00:00+01:00").timeIntervalSince1970 == 1_709_204_400)
        #expect(Day(literal: "2024-02-29") == Day(year: 2024, month: 2, day: 29))
        #expect(Data(literal: "aGk=") == Data("hi".utf8))
    }
}
