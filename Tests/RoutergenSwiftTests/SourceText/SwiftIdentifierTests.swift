import Testing

@testable import RoutergenSwift

/// What can be an identifier, and when it needs backticks.
@Suite struct SwiftIdentifierTests {
    @Test func thePlaceDecidesAboutBackticks() {
        let word = SwiftIdentifier("default")
        #expect(word.declaration == "`default`")
        #expect(word.expression == "`default`")
        #expect(word.member == "default")
        #expect(word.label == "default")
        #expect(word.parameter == "default")
        #expect(SwiftIdentifier("init").member == "`init`")
        #expect(SwiftIdentifier("inout").label == "`inout`")
        #expect(SwiftIdentifier("let").parameter == "`let`")
        #expect(SwiftIdentifier("let").label == "let")
        #expect(SwiftIdentifier("await").expression == "`await`")
        #expect(SwiftIdentifier("page").declaration == "page")
    }

    @Test func everyReservedWordGetsBackticks() {
        for word in ReservedWords.declarations {
            #expect(SwiftIdentifier(word).declaration == "`\(word)`")
            #expect(
                SwiftIdentifier(word).expression
                    == (ReservedWords.expressions.contains(word) ? "`\(word)`" : word))
        }
        #expect(SwiftIdentifier("precedencegroups").declaration == "precedencegroups")
        #expect(SwiftIdentifier("iS").declaration == "iS")
    }

    @Test func whatIsNoIdentifierIsRefused() {
        let texts = [
            "", "_", "1a", "a b", "a-b", "$0", "`a`", "a.b", "a\u{200D}b", "\u{202E}a", "\u{301}a",
            "a\u{2028}", "☺", "a\u{FE0F}", "«",
        ]
        for text in texts { #expect(!SwiftIdentifier.isValid(text), "\(text)") }
        for text in ["a", "_a", "a1", "名前", "größe", "👍", "a\u{301}", "__typename", "self"] {
            #expect(SwiftIdentifier.isValid(text), "\(text)")
        }
    }

    /// The compiler takes every scalar that is allowed next to one that is not, in both places.
    @Test func theCompilerAgrees() async throws {
        var declarations: [String] = []
        var wasHead = false
        var wasBody = false
        for value in UInt32(0x80)...0xE_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isHead = IdentifierCharacters.isHead(scalar)
            let isBody = IdentifierCharacters.isBody(scalar)
            if isHead, !wasHead || value.isMultiple(of: 997) {
                declarations.append("let \(scalar) = 1")
            }
            if isBody, !wasBody || value.isMultiple(of: 997) {
                declarations.append("let a\(scalar) = 1")
            }
            (wasHead, wasBody) = (isHead, isBody)
        }
        #expect(declarations.count > 1000)
        let outcome = try await SwiftCompiler.typecheck(
            "enum Names {\n" + declarations.map { "    static \($0)\n" }.joined() + "}\n")
        #expect(outcome.messages == "")
        #expect(outcome.status == 0)
    }
}
