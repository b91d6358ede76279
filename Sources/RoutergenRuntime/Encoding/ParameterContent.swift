/// What a parameter value is made of.
public enum ParameterContent: Sendable, Hashable {
    /// Nothing is sent; `nil` and JSON's `null`.
    case absent
    /// One text, not yet percent-encoded.
    case text(String)
    /// Values in order.
    case list([ParameterContent])
    /// Named values in the order in which they are sent.
    case fields([Field])

    /// A named value inside another.
    public struct Field: Sendable, Hashable {
        /// The name as the server knows it.
        public var name: String
        /// The value.
        public var content: ParameterContent

        /// Makes a named value.
        public init(name: String, content: ParameterContent) {
            self.name = name
            self.content = content
        }
    }
}
