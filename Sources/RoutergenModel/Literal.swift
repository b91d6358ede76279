/// A constant of a description: a default, an example or a fixed parameter value.
///
/// Numbers keep the text of the description, so that nothing is lost on the way.
package indirect enum Literal: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([Literal])
    /// Entries in the order of the description.
    case object([Entry])

    package struct Entry: Sendable, Hashable {
        package var key: String
        package var value: Literal

        package init(key: String, value: Literal) {
            self.key = key
            self.value = value
        }
    }
}
