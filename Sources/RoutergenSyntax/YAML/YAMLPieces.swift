/// A large text cut before a key of its outermost mapping, so that two processors read it at once.
///
/// A description is a mapping at the left edge with two large values, `paths` and `components`. A line
/// that begins with a letter there is its next key, or else stands in quotes or brackets that the first
/// piece leaves open, which is a mistake. So where both pieces can be read and nothing of the first one
/// concerns the second, their entries together are those of the whole text:
///
/// - no directive comes before, which tags further down could need;
/// - no `...` ends the document between the pieces;
/// - the first is a mapping at the left edge in block style, and neither has a merge key there;
/// - an alias finds its anchor in its own piece, else it is a mistake;
/// - no key stands in both.
///
/// In all other cases the text is read again as a whole, which also reports mistakes in their order.
struct YAMLPieces {
    private let text: CheckedText
    private let file: SourceFile
    private let limits: ParseLimits
    private let cut: TextScan.LineStart

    /// What became of a piece.
    private struct Piece: Sendable {
        var root: Node?
        var diagnostics = Diagnostics()
        var isExtensible = false
        var aliasedNodes = 0
    }

    /// Nil where the text is small or has no place to cut.
    init?(_ text: CheckedText, of file: SourceFile, limits: ParseLimits) {
        guard file.bytes.count >= limits.piecesFrom, !text.hasUnusualLineBreaks,
            let cut = text.middleLine,
            text.withYAML(of: file, upTo: cut, { $0.directiveCount == 0 })
        else { return nil }
        self.text = text
        self.file = file
        self.limits = limits
        self.cut = cut
    }

    /// The root of the whole text; nil without a report where it must be read as a whole.
    func read(_ diagnostics: inout Diagnostics) -> Node? {
        let bounds: [(first: TextScan.LineStart?, next: TextScan.LineStart?)] = [
            (nil, cut), (cut, nil),
        ]
        let pieces = bounds.concurrentMap { piece(from: $0.first, upTo: $0.next) }
        guard let root = joined(pieces[0], pieces[1]) else { return nil }
        for piece in pieces { diagnostics.report(piece.diagnostics) }
        return root
    }

    private func piece(from first: TextScan.LineStart?, upTo next: TextScan.LineStart?) -> Piece {
        text.withYAML(of: file, from: first, upTo: next) { text in
            var piece = Piece()
            guard var reader = YAMLReader(file, text, limits: limits, &piece.diagnostics) else {
                return piece
            }
            piece.root = reader.read(&piece.diagnostics)
            piece.isExtensible = reader.isExtensible
            piece.aliasedNodes = reader.aliasedNodes
            return piece
        }
    }

    private func joined(_ first: Piece, _ second: Piece) -> Node? {
        guard first.isExtensible, second.isExtensible, let head = first.root,
            let tail = second.root,
            let own = head.mapping, let others = tail.mapping, head.range.start.column == 1,
            first.aliasedNodes + second.aliasedNodes <= limits.aliasedNodes
        else { return nil }
        let mapping = Mapping(own.entries + others.entries)
        guard !mapping.hasDuplicateKeys else { return nil }
        let range = SourceRange(file: file.id, start: head.range.start, end: tail.range.end)
        return Node(.mapping(mapping), range: range)
    }
}
