/// How a JSON text is laid out; compact and in declaration order when empty.
public struct JSONWritingOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// The options with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One field or element a line, indented by two spaces.
    public static let pretty = JSONWritingOptions(rawValue: 1 << 0)

    /// Fields of every object in the order of their keys' bytes.
    public static let sortedKeys = JSONWritingOptions(rawValue: 1 << 1)
}
