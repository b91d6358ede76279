import RoutergenSyntax
import Testing

@Suite struct DiagnosticTests {
    private var sources = SourceMap()
    private let file: SourceFile

    init() {
        file = sources.add(
            path: "api.yml", bytes: Array("api: Photos\n\troutes: é x\nlast".utf8))
    }

    private func range(_ line: Int, _ column: Int) -> SourceRange {
        let position = SourcePosition(line: line, column: column)
        return SourceRange(file: file.id, start: position, end: position)
    }

    @Test func printsOneLineEach() {
        var diagnostics = Diagnostics()
        diagnostics.error(
            "unknown-key", "unknown key 'quary'", at: range(2, 11),
            notes: [Diagnostic.Note("known keys are 'query'", at: range(1, 1))],
            suggestion: "did you mean 'query'?")
        diagnostics.warning("unused", "nobody uses this", at: range(1, 6))
        diagnostics.error("io", "the file is gone", at: nil)
        diagnostics.warning("unused", "nobody uses this", at: range(1, 6))
        #expect(
            DiagnosticPrinter(sources: sources).text(diagnostics) == """
                error: the file is gone
                api.yml:1:6: warning: nobody uses this
                api.yml:2:11: error: unknown key 'quary'; did you mean 'query'?
                api.yml:1:1: note: known keys are 'query'

                """)
    }

    @Test func showsTheSource() {
        var diagnostics = Diagnostics()
        diagnostics.error("a", "first", at: range(2, 12))
        diagnostics.error("b", "behind the end", at: range(3, 5))
        diagnostics.error("c", "no such line", at: range(9, 1))
        #expect(
            DiagnosticPrinter(sources: sources, showsSource: true).text(diagnostics) == """
                api.yml:2:12: error: first
                \troutes: é x
                \t          ^
                api.yml:3:5: error: behind the end
                last
                    ^
                api.yml:9:1: error: no such line

                """)
    }

    @Test func cutsLongLines() {
        var sources = SourceMap()
        let file = sources.add(path: "a.json", bytes: Array(repeating: 0x78, count: 100_000))
        let position = SourcePosition(line: 1, column: 50_000)
        let diagnostic = Diagnostic(
            id: "a", severity: .error,
            range: SourceRange(file: file.id, start: position, end: position), message: "here")
        let lines = DiagnosticPrinter(sources: sources, showsSource: true).text(diagnostic)
            .split(separator: "\n")
        #expect(lines.map(\.count) == [27, 122, 62])
        #expect(lines[1].first == "…" && lines[1].last == "…")
        #expect(lines[2] == String(repeating: " ", count: 61) + "^")
    }

    /// Text of the input must not forge lines or command the terminal.
    @Test func escapesWhatCannotBeSeen() {
        var sources = SourceMap()
        let file = sources.add(path: "a\nb.yml", bytes: Array("x\u{1B}[31m y\u{202E}".utf8))
        var diagnostics = Diagnostics()
        let place = SourceRange(
            file: file.id, start: SourcePosition(line: 1, column: 8), end: .start)
        diagnostics.error("a", "key 'a\nb.yml:1:1: error: \u{1B}[0m\t'", at: place)
        #expect(
            DiagnosticPrinter(sources: sources, showsSource: true).text(diagnostics) == """
                a\\nb.yml:1:8: error: key 'a\\nb.yml:1:1: error: \\u{1B}[0m\\t'
                x\\u{1B}[31m y\\u{202E}
                            ^

                """)
    }

    @Test func sortsByFileThenPlace() {
        var sources = SourceMap()
        let first = sources.add(path: "z.yml", bytes: [])
        let second = sources.add(path: "a.yml", bytes: [])
        var diagnostics = Diagnostics()
        diagnostics.error("b", "in the second", at: .startOfFile(second.id))
        diagnostics.error("a", "in the first", at: .startOfFile(first.id))
        #expect(diagnostics.sorted.map(\.message) == ["in the first", "in the second"])
    }
}

@Suite struct SuggestionTests {
    private let keys = [
        "query", "headers", "path", "body", "returns", "errors", "get", "put", "id",
    ]

    @Test(arguments: [
        ("quary", "query"), ("qurey", "query"), ("querys", "query"), ("Query", "query"),
        ("header", "headers"), ("retrun", "returns"), ("boddy", "body"), ("gte", "get"),
        ("ID", "id"), ("pth", "path"),
        ("xyz", nil), ("q", nil), ("", nil), ("response", nil), ("patience", nil),
        // Not itself.
        ("query", nil),
    ])
    func findsTheNearestName(name: String, expected: String?) {
        #expect(nearest(name, among: keys) == expected)
    }

    @Test func doesNotDependOnTheOrder() {
        #expect(nearest("cat", among: ["car", "bat", "cut"]) == "bat")
        #expect(nearest("cat", among: ["cut", "bat", "car"]) == "bat")
        #expect(nearest("cat", among: [String]()) == nil)
    }

    @Test func asks() {
        #expect(suggestion(for: "quary", among: keys) == "did you mean 'query'?")
        #expect(suggestion(for: "nothing", among: keys) == nil)
    }

    @Test func isFastForLongNames() {
        let long = String(repeating: "ab", count: 50_000)
        let duration = workingTime {
            #expect(nearest(long + "x", among: [long, long + "y"]) == nil)
        }
        #expect(duration < .seconds(1))
    }
}

@Suite struct MappingTests {
    @Test(arguments: [0, 1, 16, 17, 1000])
    func findsKeys(count: Int) {
        let range = SourceRange.startOfFile(FileID(0))
        let entries = (0..<count).map {
            Mapping.Entry(
                key: "k\($0)", keyRange: range,
                value: Node(.scalar(Scalar("\($0)", isQuoted: false)), range: range))
        }
        let mapping = Mapping(entries)
        #expect(mapping.entries.count == count)
        for index in 0..<count { #expect(mapping["k\(index)"]?.outline == "\(index)") }
        #expect(mapping["k\(count)"] == nil)
    }
}
