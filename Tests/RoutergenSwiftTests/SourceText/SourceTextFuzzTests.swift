import TestSupport
import Testing

@testable import RoutergenSwift

/// Random nasty texts through every writer: the result compiles, and every literal means its text.
@Suite struct SourceTextFuzzTests {
    @Test func noTextBecomesCode() async throws {
        var random = SeededRandom(seed: 20_260_101)
        var declarations: [String] = []
        var checks: [String] = []
        let count = 400
        for index in 0..<count {
            let text = NastyText.make(&random)
            declarations += declaration(index, text)
            let scalars = text.unicodeScalars.map { String($0.value) }.joined(separator: ", ")
            checks.append("check(\(index), text\(index)(), [\(scalars)])")
            checks.append("check(\(index), joined\(index)(), [\(scalars)])")
            checks.append("check(\(index), lines\(index)(), [\(scalars)])")
        }
        let outcome = try await SwiftCompiler.run(
            """
            let empty = ""
            func check(_ index: Int, _ text: String, _ scalars: [UInt32]) {
                if text.unicodeScalars.map(\\.value) != scalars { print(index, text, scalars) }
            }
            \(declarations.joined(separator: "\n"))
            \(checks.joined(separator: "\n"))
            print("checked", \(checks.count))
            """)
        #expect(outcome.messages == "")
        #expect(outcome.output == "checked \(3 * count)\n")
        #expect(outcome.status == 0)
    }

    /// Functions that return the text, behind comments and attributes that hold it.
    private func declaration(_ index: Int, _ text: String) -> [String] {
        let joined = SwiftLiteral.interpolation([.text(text), .expression("empty")])
        return ["// \(SwiftComment.oneLine(text))"] + SwiftComment.documentation(text, width: 50)
            + ["func text\(index)() -> String { \(SwiftLiteral.string(text)) }"]
            + ["func joined\(index)() -> String { \(joined) }"]
            + ["func lines\(index)() -> String {"] + literal(text) + ["}"]
            + SwiftComment.documentation(text)
            + [SwiftAttribute.deprecated(message: text), "func old\(index)() {}"]
    }

    /// The text as a literal of several lines, indented.
    private func literal(_ text: String) -> [String] {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let literal = SwiftLiteral.lines(lines.map { String($0) })
        return ["    \(literal.numberSigns)\"\"\""] + literal.lines.map { "        \($0)" }
            + ["        \"\"\"\(literal.numberSigns)"]
    }

    @Test func commentsHaveNoBlanksAtTheEndAndNoLineBreaks() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<3000 {
            let text = NastyText.make(&random) + NastyText.make(&random)
            for line in SwiftComment.documentation(text, width: 30) {
                let scalars = Array(line.unicodeScalars)
                #expect(line == "///" || scalars.starts(with: "/// ".unicodeScalars))
                #expect(scalars.last != " ")
                let breaks = scalars.filter { scalar in
                    scalar.properties.generalCategory == .control || scalar == "\u{2028}"
                        || scalar == "\u{2029}"
                }
                #expect(breaks.isEmpty)
            }
        }
    }

    /// A line that is wrapped keeps its words in their order.
    @Test func wrappingLosesNoWord() {
        var random = SeededRandom(seed: 12)
        for _ in 0..<2000 {
            let words = (0..<12).map { _ in
                ["a", "quick", "-", "1.", "#", "|", "brown", ">", "fox,", "=", "*"]
                    .randomElement(using: &random) ?? "a"
            }
            let text = "Word " + words.joined(separator: " ")
            let lines = SwiftComment.documentation(text, width: 30).map { $0.dropFirst(4) }
            #expect(lines.joined(separator: " ") == text)
        }
    }
}
