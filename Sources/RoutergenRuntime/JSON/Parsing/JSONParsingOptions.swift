/// What the parser does where RFC 8259 leaves the choice to the implementation.
///
/// Everything that the RFC forbids (comments, trailing commas, `NaN`, single quotes, UTF-16 …) is
/// refused whatever the options say.
public struct JSONParsingOptions: Sendable, Hashable {
    /// What happens when an object names the same key twice (RFC 8259, section 4).
    public enum DuplicateKeys: Sendable, Hashable {
        /// The last value counts, as in JavaScript's `JSON.parse`. This is the default.
        case lastWins
        /// The first value counts.
        case firstWins
        /// The document is refused.
        case refused
    }

    /// What happens to `\ud83d` without its other half (RFC 8259, section 8.2).
    public enum LoneSurrogates: Sendable, Hashable {
        /// The document is refused. This is the default.
        case refused
        /// Each one becomes U+FFFD, the replacement character.
        case replaced
    }

    /// What happens when an object names the same key twice.
    public var duplicateKeys: DuplicateKeys

    /// What happens to half of a surrogate pair in a string.
    public var loneSurrogates: LoneSurrogates

    /// The number of arrays and objects that may stand inside each other; 200 by default.
    ///
    /// The parser itself does not recurse, but a model that contains itself does, with up to two
    /// kilobytes of stack a level, and threads on Apple platforms have half a megabyte. Raise it only
    /// where the decoding thread has room for that. `JSON` never reads more than `JSON.maximumDepth` levels.
    public var maximumDepth: Int

    /// The options with the given changes to the defaults.
    public init(
        duplicateKeys: DuplicateKeys = .lastWins,
        loneSurrogates: LoneSurrogates = .refused,
        maximumDepth: Int = 200
    ) {
        self.duplicateKeys = duplicateKeys
        self.loneSurrogates = loneSurrogates
        self.maximumDepth = maximumDepth
    }

    /// Last duplicate wins, lone surrogates are refused, 200 levels.
    public static let standard = JSONParsingOptions()
}
