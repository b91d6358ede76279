/// How templates are rendered.
package struct RenderOptions: Sendable {
    /// What `{{name}}` does to the characters of a value.
    package enum Escaping: String, Sendable, CaseIterable {
        /// Prints them as they are.
        case none
        /// Writes `&`, `<`, `>` and `"` as HTML entities.
        case html
    }

    package enum MissingPartials: Sendable {
        /// A partial that does not exist prints nothing, as the specification says.
        case empty
        case error
    }

    package var escaping: Escaping
    package var missingPartials: MissingPartials

    package init(escaping: Escaping = .html, missingPartials: MissingPartials = .empty) {
        self.escaping = escaping
        self.missingPartials = missingPartials
    }
}
