import Synchronization
import Testing

import RoutergenTemplates

/// The published specification suite, every case of every file.
@Suite(
    .enabled(
        if: SpecificationFile.isPresent, "the specification suite is not beside this checkout"))
struct SpecificationTests {
    @Test(arguments: [
        ("comments.json", 12), ("delimiters.json", 14), ("interpolation.json", 42),
        ("inverted.json", 22), ("partials.json", 12), ("sections.json", 34),
        ("~dynamic-names.json", 21), ("~inheritance.json", 27),
    ])
    func rendersEveryCase(file: String, count: Int) throws {
        let cases = try SpecificationFile.read(file).tests
        #expect(cases.count == count)
        for test in cases {
            try expectRendered(test, test.data.mustacheValue())
        }
    }

    @Test func rendersEveryLambdaCase() throws {
        let cases = try SpecificationFile.read("~lambdas.json").tests
        #expect(cases.count == 10)
        for test in cases {
            let lambda = try #require(
                self.lambda(test.name), "no lambda for '\(test.name)'")
            try expectRendered(test, test.data.mustacheValue(lambda: lambda))
        }
    }

    private func expectRendered(_ test: SpecificationCase, _ data: MustacheValue) throws {
        let partials = try (test.partials ?? [:]).map { name, text in
            (name, try Template.parse(text, name: name))
        }
        let template = try Template.parse(test.template, name: test.name)
        let text = try template.render(
            data, partials: Dictionary(uniqueKeysWithValues: partials))
        #expect(text == test.expected, "\(test.name): \(test.desc)")
    }

    /// The functions of the suite, written in Swift.
    private func lambda(_ name: String) -> MustacheLambda? {
        switch name {
        case "Interpolation":
            MustacheLambda { _ in "world" }
        case "Interpolation - Expansion":
            MustacheLambda { _ in "{{planet}}" }
        case "Interpolation - Alternate Delimiters":
            MustacheLambda { _ in "|planet| => {{planet}}" }
        case "Interpolation - Multiple Calls":
            countingLambda()
        case "Escaping":
            MustacheLambda { _ in ">" }
        case "Section":
            MustacheLambda { $0 == "{{x}}" ? "yes" : "no" }
        case "Section - Expansion":
            MustacheLambda { "\($0 ?? ""){{planet}}\($0 ?? "")" }
        case "Section - Alternate Delimiters":
            MustacheLambda { "\($0 ?? ""){{planet}} => |planet|\($0 ?? "")" }
        case "Section - Multiple Calls":
            MustacheLambda { "__\($0 ?? "")__" }
        case "Inverted Section":
            MustacheLambda { _ in "false" }
        default:
            nil
        }
    }

    private func countingLambda() -> MustacheLambda {
        let calls = CallCounter()
        return MustacheLambda { _ in String(calls.next()) }
    }
}

private final class CallCounter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
