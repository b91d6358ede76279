import RoutergenSyntax

extension ReferenceResolver {
    /// Reports the problems of components that nothing referred to, as warnings.
    package mutating func reportUnused(_ diagnostics: inout Diagnostics) {
        var unused = Diagnostics()
        for (target, problems) in problems where !used.contains(target) {
            unused.report(problems)
        }
        for (reference, type) in componentReferences {
            follow(reference, as: type, &unused)
        }
        // What something else ran into as well is known already, and worse.
        for problem in unused.sorted where !diagnostics.contains(problem) {
            var problem = problem
            problem.severity = .warning
            diagnostics.report(problem)
        }
    }

    private mutating func follow<Value: ReferableObject>(
        _ reference: ReferenceObject, as type: Value.Type, _ diagnostics: inout Diagnostics
    ) {
        _ = resolve(reference, as: type, &diagnostics)
    }
}
