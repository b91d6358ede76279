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

    /// A whole number, also one that travels as text.
    package var count: Int? {
        switch self {
        case .number(let text), .string(let text): Int(text)
        default: nil
        }
    }

    package struct Entry: Sendable, Hashable {
        package var key: String
        package var value: Literal

        package init(key: String, value: Literal) {
            self.key = key
            self.value = value
        }
    }
}
