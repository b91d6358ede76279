/// A mistake in a template, at its place.
package struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The name of the template.
    package let template: String
    /// Counted from one.
    package let line: Int
    /// Counted from one, in Unicode scalars.
    package let column: Int
    package let message: String

    package var description: String { "\(template):\(line):\(column): \(message)" }
}
