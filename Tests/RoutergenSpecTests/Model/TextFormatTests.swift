import Foundation
import RoutergenModel
import TestSupport
import Testing

@Suite("Texts of values")
struct TextFormatTests {
    static let urls = [
        "https://example.com", "http://example.com:8080/a/b?c=d&e=%20#f", "HTTPS://EXAMPLE.COM",
        "https://user:word@example.com/", "/graphics/userpic.png", "photo.png", "?page=2",
        "mailto:someone@example.com", "urn:isbn:0451450523", "a/b:c",
    ]

    @Test("are URLs", arguments: urls)
    func areURLs(_ text: String) {
        #expect(TextFormat.isURL(text))
    }

    static let otherTexts = [
        "", "a b", "https://", "https:///path", "1:2", ":", "http://a:b/", "http://a:/",
        "http://a@b@c/", "http://a:1:2/", "%2", "https://example.com/%zz", "a#b#c", "é", "{id}",
        "https://exa<mple.com", "http://[::1]/", "http://a:999999/",
    ]

    @Test("are no URLs", arguments: otherTexts)
    func areNoURLs(_ text: String) {
        #expect(!TextFormat.isURL(text))
    }

    /// What passes ends up in `URL(literal:)`, which stops the program on anything else.
    @Test("that pass as URLs are URLs for Foundation")
    func areURLsForFoundation() {
        let pieces = [
            "http", "://", ":", "/", "//", "?", "#", "@", "a", "B9", "1", "99", "%20", "%", "-",
            ".", "..", "~", "_", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=",
            "example.com",
        ]
        var random = SeededRandom(seed: 17)
        var passed = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...7, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            guard TextFormat.isURL(text) else { continue }
            passed += 1
            #expect(URL(string: text) != nil, "\(text)")
        }
        #expect(passed > 1_000)
    }

    @Test("are moments, but not those of leap seconds, which no date can be")
    func areMoments() {
        #expect(TextFormat.isDateTime("2024-02-29T23:59:59.5+01:00"))
        #expect(TextFormat.isDateTime("2024-02-29t23:59:59z"))
        for text in [
            "2016-12-31T23:59:60Z", "2023-02-29T00:00:00Z", "2024-02-29T24:00:00Z",
            "2024-02-29 00:00:00Z", "2024-02-29T00:00:00", "2024-02-29T00:00:00.Z",
            "2024-02-29T00:00:00+1:00", "2024-02-29T00:00:00+24:00",
        ] {
            #expect(!TextFormat.isDateTime(text), "\(text)")
        }
    }
}
