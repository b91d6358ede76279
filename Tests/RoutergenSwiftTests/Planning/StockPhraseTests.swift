import Testing

@testable import RoutergenSwift

struct StockPhraseTests {
    @Test(arguments: [
        "OK", "Response", "Successful response.", "Expected response to a valid request",
        "successful operation", "200 OK", "Default response", "",
    ])
    func saysNothing(text: String) {
        #expect(StockPhrase.matches(text))
    }

    @Test(arguments: [
        "The order.", "A list of pets", "OK, and the order", "Photo", "Erfolg",
        "Status of the order",
    ])
    func saysSomething(text: String) {
        #expect(!StockPhrase.matches(text))
    }
}
