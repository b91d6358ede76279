/// The kinds of JSON values (RFC 8259, section 3).
public enum JSONKind: String, Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
}
