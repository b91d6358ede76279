import RoutergenSwift

extension InterfaceReport {
    /// A line for each change, and one for each API in front.
    var plainText: String {
        apis.map { api in
            let lines = api.changes.map { change in
                "\(change.severity.rawValue): \(change.declaration): \(change.words { "'\($0)'" }); "
                    + "\(change.reason)\n"
            }
            return "\(api.name): \(api.summary)\n" + lines.joined()
        }
        .joined()
    }

    /// A heading for each API and each severity, for a comment of a review.
    var markdown: String {
        apis.map { api in
            var blocks = ["## \(Self.code(api.name)): \(api.summary)"]
            for severity in InterfaceChange.Severity.allCases {
                let changes = api.changes.filter { $0.severity == severity }
                guard !changes.isEmpty else { continue }
                blocks.append("### \(severity.heading)")
                blocks.append(changes.map(Self.item).joined(separator: "\n"))
            }
            return blocks.joined(separator: "\n\n") + "\n"
        }
        .joined(separator: "\n")
    }

    private static func item(_ change: InterfaceChange) -> String {
        "- \(code(change.declaration)): \(change.words(code)); \(change.reason)"
    }

    /// Code in Markdown; the marks are longer than any in it (CommonMark 0.31.2, section 6.1).
    private static func code(_ text: String) -> String {
        guard text.contains("`") else { return "`\(text)`" }
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let marks = String(repeating: "`", count: longest + 1)
        return "\(marks) \(text) \(marks)"
    }
}

extension InterfaceChange.Severity {
    fileprivate var heading: String {
        switch self {
        case .breaking: "Breaking"
        case .risky: "Risky"
        case .compatible: "Compatible"
        }
    }
}
