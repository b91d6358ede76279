/// The text of a scalar and whether it was quoted.
///
/// A plain scalar is resolved by the YAML 1.2 core schema (YAML 1.2.2, section 10.3.2) when somebody
/// asks what it means; a quoted or tagged `!!str` one is always a string. JSON fits the same rule: its numbers and
/// literals are plain, its strings quoted.
package struct Scalar: Sendable, Equatable {
    package var text: String
    package var isQuoted: Bool

    package init(_ text: String, isQuoted: Bool) {
        self.text = text
        self.isQuoted = isQuoted
    }
}
