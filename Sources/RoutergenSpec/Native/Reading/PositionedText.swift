import RoutergenSyntax

/// The text of a scalar that knows where each of its characters stands.
///
/// A mistake inside a scalar, such as the name in `[Phto]?`, is shown at its own column. That works
/// where the scalar stands in one line without escapes; elsewhere the whole scalar is shown.
struct PositionedText {
    let scalars: [Unicode.Scalar]
    private let whole: SourceRange
    private let firstColumn: UInt32?

    init(_ scalar: Scalar, range: SourceRange) {
        scalars = Array(scalar.text.unicodeScalars)
        whole = range
        let isOneLine = range.start.line == range.end.line && range.end.column >= range.start.column
        let width = isOneLine ? Int(range.end.column - range.start.column) : -1
        if width == scalars.count {
            firstColumn = range.start.column
        } else if scalar.isQuoted, width == scalars.count + 2 {
            firstColumn = range.start.column + 1
        } else {
            firstColumn = nil
        }
    }

    /// The place of some of the characters.
    func range(_ bounds: Range<Int>) -> SourceRange {
        guard let firstColumn else { return whole }
        var range = whole
        let first = Int(firstColumn)
        range.start = SourcePosition(
            line: Int(whole.start.line), column: first + bounds.lowerBound)
        range.end = SourcePosition(line: Int(whole.start.line), column: first + bounds.upperBound)
        return range
    }

    func string(_ bounds: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[bounds])
        return String(view)
    }

    /// The bounds without white space at either end.
    func trimmed(_ bounds: Range<Int>) -> Range<Int> {
        var (start, end) = (bounds.lowerBound, bounds.upperBound)
        while start < end, scalars[start].properties.isWhitespace { start += 1 }
        while end > start, scalars[end - 1].properties.isWhitespace { end -= 1 }
        return start..<end
    }
}
