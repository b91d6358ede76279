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
