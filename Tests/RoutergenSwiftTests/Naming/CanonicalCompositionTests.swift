import Foundation
import TestSupport
import Testing

@testable import RoutergenSwift

/// Composition without Foundation against Foundation's.
@Suite struct CanonicalCompositionTests {
    private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

    /// Ideographs for compatibility stay as they are: nothing composed stands for them.
    private func isLeftAlone(_ value: UInt32) -> Bool {
        (0xF900...0xFAFF).contains(value) || (0x2F800...0x2FA1F).contains(value)
    }

    @Test func lettersAreComposedAsFoundationDoes() {
        var compared = 0
        var different: [Unicode.Scalar] = []
        for value in UInt32(0xA0)...0x1_FFFF where !isLeftAlone(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let decomposed = text.decomposedStringWithCanonicalMapping
            guard scalars(decomposed) != [scalar] else { continue }
            compared += 1
            let expected = scalars(text.precomposedStringWithCanonicalMapping)
            if scalars(decomposed.canonicallyComposed) != expected { different.append(scalar) }
        }
        #expect(different == [])
        #expect(compared > 12_000)
    }

    @Test func marksInAnyOrderAreComposedAsFoundationDoes() {
        let letters: [Unicode.Scalar] = ["a", "e", "o", "u", "A", "ω", "か", "x", "\u{1100}"]
        let marks: [Unicode.Scalar] = [
            "\u{300}", "\u{301}", "\u{302}", "\u{308}", "\u{323}", "\u{327}", "\u{31B}", "\u{345}",
            "\u{3099}", "\u{1161}", "\u{11A8}",
        ]
        var random = SeededRandom(seed: 5)
        for _ in 0..<5000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<3 {
                text.append(letters.randomElement(using: &random) ?? "a")
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    text.append(marks.randomElement(using: &random) ?? "\u{301}")
                }
            }
            let string = String(text)
            let expected = scalars(string.precomposedStringWithCanonicalMapping)
            #expect(scalars(string.canonicallyComposed) == expected, "\(scalars(string))")
        }
    }

    @Test func composedTextStaysAsItIs() {
        #expect(scalars("größe 名前 👍🏽".canonicallyComposed) == scalars("größe 名前 👍🏽"))
    }
}
