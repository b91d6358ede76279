/// What becomes of a key that a mapping has twice.
///
/// YAML forbids it (YAML 1.2.2, section 3.2.1.1), JSON leaves it open (RFC 8259, section 4).
package enum DuplicateKeys: Sendable, Equatable {
    /// An error; the first entry stands.
    case refused
    /// A warning; the last entry stands, in the place of the first.
    case lastWins
}
