/// What tools and people write where a description has to say something about an answer and there is nothing
/// to say: `OK`, `Successful response`, `Expected response to a valid request`.
enum StockPhrase {
    private static let words: Set<String> = [
        "a", "an", "and", "code", "default", "expected", "for", "http", "of", "ok", "operation",
        "request",
        "response", "result", "returned", "success", "successful", "successfully", "status", "the",
        "this",
        "to", "valid", "was", "with",
    ]

    /// Whether a text has no word that tells more than that an answer came.
    static func matches(_ text: String) -> Bool {
        let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return parts.allSatisfy { words.contains(String($0)) || $0.allSatisfy(\.isWholeNumber) }
    }
}
