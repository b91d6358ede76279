/// A boundary of the pipeline that `dump` can print.
package enum Stage: String, Sendable, CaseIterable, Comparable {
    /// What the parser read, with the place of everything.
    case nodes
    /// What the file says in its format's words, with places.
    case document
    /// The API, free of any format's words.
    case model
    /// The Swift names of everything.
    case names
    /// What templates see.
    case render

    package static func < (left: Stage, right: Stage) -> Bool {
        left.number < right.number
    }

    private var number: Int {
        Self.allCases.firstIndex(of: self) ?? 0
    }
}
