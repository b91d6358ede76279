/// Writes diagnostics as compilers do, so that editors and build tools find the places.
///
/// ```
/// api.routes.yml:12:9: error: unknown key 'quary'; did you mean 'query'?
///         quary: { page: Int }
///         ^
/// api.routes.yml:3:1: note: …
/// ```
package struct DiagnosticPrinter: Sendable {
    private let sources: SourceMap
    private let showsSource: Bool

    /// - Parameters:
    ///   - sources: the files that the positions mean.
    ///   - showsSource: whether the line of the source follows each message, with a caret below.
    package init(sources: SourceMap, showsSource: Bool = false) {
        self.sources = sources
        self.showsSource = showsSource
    }

    /// Everything that was reported, sorted, each line ended with a line break.
    package func text(_ diagnostics: Diagnostics) -> String {
        var excerpts = SourceExcerpts(sources: sources)
        return diagnostics.sorted.map { text($0, &excerpts) }.joined()
    }

    /// One diagnostic with its notes.
    package func text(_ diagnostic: Diagnostic) -> String {
        var excerpts = SourceExcerpts(sources: sources)
        return text(diagnostic, &excerpts)
    }

    private func text(_ diagnostic: Diagnostic, _ excerpts: inout SourceExcerpts) -> String {
        let suggestion = diagnostic.suggestion.map { "; \($0)" } ?? ""
        var text = line(
            diagnostic.severity.rawValue, diagnostic.message + suggestion, at: diagnostic.range,
            &excerpts)
        for note in diagnostic.notes {
            text += line("note", note.message, at: note.range, &excerpts)
        }
        return text
    }

    private func line(
        _ label: String, _ message: String, at range: SourceRange?,
        _ excerpts: inout SourceExcerpts
    ) -> String {
        let message = VisibleText.escapingControls(in: message)
        guard let range, let file = sources[range.file] else { return "\(label): \(message)\n" }
        let path = VisibleText.escapingControls(in: file.path)
        let place = "\(path):\(range.start.line):\(range.start.column)"
        let excerpt = showsSource ? excerpts.excerpt(of: range) ?? "" : ""
        return "\(place): \(label): \(message)\n\(excerpt)"
    }
}
