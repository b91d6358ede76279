import RoutergenSyntax

/// What a parser made of a text.
struct Reading {
    let tree: Node?
    let diagnostics: Diagnostics

    /// The diagnostics as `2:5: error: message; suggestion`, notes on lines of their own.
    var report: [String] {
        diagnostics.sorted.flatMap { diagnostic in
            let suggestion = diagnostic.suggestion.map { "; \($0)" } ?? ""
            let line = "\(diagnostic.severity.rawValue): \(diagnostic.message)\(suggestion)"
            return [place(diagnostic.range) + line]
                + diagnostic.notes.map { place($0.range) + "note: \($0.message)" }
        }
    }

    private func place(_ range: SourceRange?) -> String {
        range.map { "\($0.start.line):\($0.start.column): " } ?? ""
    }
}

func readYAML(_ text: String, limits: ParseLimits = .standard) -> Reading {
    readYAML(bytes: Array(text.utf8), limits: limits)
}

func readYAML(bytes: [UInt8], limits: ParseLimits = .standard) -> Reading {
    var diagnostics = Diagnostics()
    let file = SourceFile(id: FileID(0), path: "spec.yml", bytes: bytes)
    return Reading(
        tree: parseYAML(file, limits: limits, &diagnostics), diagnostics: diagnostics)
}

func readJSON(_ text: String, limits: ParseLimits = .standard) -> Reading {
    readJSON(bytes: Array(text.utf8), limits: limits)
}

func readJSON(bytes: [UInt8], limits: ParseLimits = .standard) -> Reading {
    var diagnostics = Diagnostics()
    let file = SourceFile(id: FileID(0), path: "spec.json", bytes: bytes)
    return Reading(
        tree: parseJSON(file, limits: limits, &diagnostics), diagnostics: diagnostics)
}
