/// Lines of the sources with a caret below; finds the lines of each file once.
struct SourceExcerpts {
    private let sources: SourceMap
    private var indexes: [FileID: LineIndex] = [:]

    init(sources: SourceMap) {
        self.sources = sources
    }

    /// The line of a range and a line with the caret, or nil when the file has no such line.
    mutating func excerpt(of range: SourceRange) -> String? {
        guard let index = index(of: range.file),
            let line = index.text(ofLine: Int(range.start.line))
        else { return nil }
        let scalars = Array(line.unicodeScalars)
        let column = min(Int(range.start.column) - 1, scalars.count)
        // A line of a minified file can be the whole file.
        let start = max(0, column - Self.width / 2)
        let end = min(scalars.count, start + Self.width)
        var shown = start > 0 ? "…" : ""
        var caret = start > 0 ? " " : ""
        for offset in start..<end {
            let text = VisibleText.ofScalar(scalars[offset])
            shown += text
            guard offset < column else { continue }
            // A tab below a tab keeps the caret in its column.
            caret += text == "\t" ? text : String(repeating: " ", count: text.count)
        }
        if end < scalars.count { shown += "…" }
        return "\(shown)\n\(caret)^\n"
    }

    private static let width = 120

    private mutating func index(of file: FileID) -> LineIndex? {
        if let known = indexes[file] { return known }
        guard let source = sources[file] else { return nil }
        let index = LineIndex(source.bytes)
        indexes[file] = index
        return index
    }
}
