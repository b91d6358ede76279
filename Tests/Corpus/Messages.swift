import TestSupport

/// What a tool said, in the layout of compilers: `path:line:column: error: …`.
struct Messages {
    private var positioned: [(severity: CorpusList.Severity, line: String, text: String)] = []

    init(_ text: String) {
        let pattern = /^.+?:\d+:\d+: (error|warning): (.*)$/
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: pattern),
                let severity = CorpusList.Severity(rawValue: String(match.1))
            else { continue }
            positioned.append((severity, String(line), String(match.2)))
        }
    }

    var count: Int { positioned.count }

    func has(_ severity: CorpusList.Severity, _ words: String) -> Bool {
        positioned.contains { $0.severity == severity && $0.text.contains(words) }
    }

    /// The first line of a severity.
    func first(_ severity: CorpusList.Severity) -> String? {
        positioned.first { $0.severity == severity }?.line
    }
}
