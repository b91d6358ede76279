/// What a run found wrong, collected beside the data.
///
/// A stage takes `inout Diagnostics`, reports every mistake it sees and goes on, so that the user
/// reads all of them at once.
package struct Diagnostics: Sendable, Equatable {
    private var reported: Set<Diagnostic> = []
    private var collected: [Diagnostic] = []

    package init() {}

    package var isEmpty: Bool { collected.isEmpty }

    package var hasErrors: Bool { collected.contains { $0.severity == .error } }

    /// Whether there are errors of another kind.
    package func hasErrors(besides id: String) -> Bool {
        collected.contains { $0.severity == .error && $0.id != id }
    }

    package func contains(_ diagnostic: Diagnostic) -> Bool { reported.contains(diagnostic) }

    /// Every diagnostic once, sorted by position; those without a position come first.
    package var sorted: [Diagnostic] {
        let numbered = collected.enumerated()
        return numbered.sorted { left, right in
            switch (left.element.range, right.element.range) {
            case (nil, nil): left.offset < right.offset
            case (nil, _): true
            case (_, nil): false
            case (let first?, let second?):
                first == second ? left.offset < right.offset : first < second
            }
        }
        .map(\.element)
    }

    package mutating func report(_ diagnostic: Diagnostic) {
        guard reported.insert(diagnostic).inserted else { return }
        collected.append(diagnostic)
    }

    /// Adds what another collection holds.
    package mutating func report(_ others: Diagnostics) {
        for diagnostic in others.collected { report(diagnostic) }
    }

    package mutating func error(
        _ id: String,
        _ message: String,
        at range: SourceRange?,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        report(
            Diagnostic(
                id: id, severity: .error, range: range, message: message, notes: notes,
                suggestion: suggestion))
    }

    package mutating func warning(
        _ id: String,
        _ message: String,
        at range: SourceRange?,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        report(
            Diagnostic(
                id: id, severity: .warning, range: range, message: message, notes: notes,
                suggestion: suggestion))
    }
}
