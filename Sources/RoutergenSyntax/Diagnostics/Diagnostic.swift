/// One thing that the user should know about the input.
package struct Diagnostic: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable {
        case error
        case warning
    }

    /// A second place that explains the first, such as an earlier definition.
    package struct Note: Sendable, Hashable {
        package var message: String
        package var range: SourceRange?

        package init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// A stable name for the kind of mistake, such as `unknown-key`.
    package var id: String
    package var severity: Severity
    package var range: SourceRange?
    package var message: String
    package var notes: [Note]
    /// What to do, in words, such as `did you mean 'query'?`.
    package var suggestion: String?

    package init(
        id: String,
        severity: Severity,
        range: SourceRange?,
        message: String,
        notes: [Note] = [],
        suggestion: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.range = range
        self.message = message
        self.notes = notes
        self.suggestion = suggestion
    }
}
