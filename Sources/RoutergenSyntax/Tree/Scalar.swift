/// The text of a scalar and what decides its meaning.
///
/// A plain scalar is resolved by the YAML 1.2 core schema (YAML 1.2.2, section 10.3.2) when somebody
/// asks what it means (`resolved`); a quoted, block or tagged `!!str` one is always a string. JSON
/// fits the same rule: its numbers and literals are plain, its strings quoted.
package struct Scalar: Sendable, Equatable {
    /// What settles the meaning of the text.
    package enum Tag: UInt8, Sendable {
        /// Plain and untagged: the core schema.
        case core
        /// Quoted, a block scalar, `!` or `!!str`.
        case string
        /// `!!null`
        case null
        /// `!!bool`; the parser has checked the text.
        case boolean
        /// `!!int`; the parser has checked the text.
        case integer
        /// `!!float`; the parser has checked the text.
        case number
    }

    package var text: String
    /// Whether the scalar was written in quotes or as a block (`|`, `>`).
    package var isQuoted: Bool
    package var tag: Tag

    /// An untagged scalar.
    package init(_ text: String, isQuoted: Bool) {
        self.init(text, isQuoted: isQuoted, tag: isQuoted ? .string : .core)
    }

    package init(_ text: String, isQuoted: Bool, tag: Tag) {
        self.text = text
        self.isQuoted = isQuoted
        self.tag = tag
    }
}
