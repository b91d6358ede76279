/// A value that can travel in the path, the query, a header, a cookie or a form field of a request.
///
/// Strings, numbers, booleans, dates, URLs, arrays, string-keyed dictionaries and optionals of those
/// conform, and so does every `JSONModel`, through its JSON. A type of your own conforms by saying what
/// it is made of:
///
///     struct Point: ParameterValue {
///         var x, y: Int
///         var parameterContent: ParameterContent { .list([x.parameterContent, y.parameterContent]) }
///     }
public protocol ParameterValue: Sendable {
    /// What the value is made of, before any percent-encoding.
    var parameterContent: ParameterContent { get }
}

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
