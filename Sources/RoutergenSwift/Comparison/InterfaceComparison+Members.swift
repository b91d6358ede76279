extension InterfaceComparison {
    /// Compares a member with its successor.
    ///
    /// - Parameters:
    ///   - owner: the type that has it now.
    ///   - oldOwner: the type that had it, by whose name it is known.
    mutating func compare(
        _ old: SwiftMember, _ new: SwiftMember, in owner: SwiftType, _ oldOwner: SwiftType
    ) {
        let name = "\(oldOwner.name).\(old.name)"
        let subject = old.kind.rawValue
        if old.name != new.name {
            report(
                .breaking, name, subject, .renamed(to: new.name),
                "code that uses it does not compile")
        }
        compareTypes(old, new, name)
        compareParameters(old, new, name, in: owner)
        if old.isMutable != new.isMutable {
            report(
                new.isMutable ? .compatible : .breaking, name, subject,
                new.isMutable ? .becameVariable : .becameConstant,
                new.isMutable ? "it can be set" : "code that sets it does not compile")
        }
        if (old.deprecation == nil) != (new.deprecation == nil) {
            report(
                .compatible, name, subject,
                new.deprecation == nil ? .undeprecated : .deprecated,
                new.deprecation == nil ? "uses get no warning any more" : "uses get a warning")
        }
        compareFacts(old, new, name)
    }

    private mutating func compareTypes(_ old: SwiftMember, _ new: SwiftMember, _ name: String) {
        guard old.type.map(renamed) != new.type else { return }
        let subject = old.kind.rawValue
        guard old.kind != .method else {
            let difference = InterfaceChange.Difference.resultChanged(from: old.type, to: new.type)
            guard old.type != nil else {
                report(
                    .risky, name, subject, difference,
                    "a call that ignores the result gets a warning")
                return
            }
            report(.breaking, name, subject, difference, readReason(old.type, new.type))
            return
        }
        report(
            .breaking, name, subject,
            .typeChanged(from: old.type ?? "nothing", to: new.type ?? "nothing"),
            readReason(old.type, new.type))
    }

    /// Why code that reads a value of a type cannot read one of another type.
    private func readReason(_ old: String?, _ new: String?) -> String {
        let old = old.map(renamed)
        if let old, new == "\(old)?" { return "what reads it has to unwrap it" }
        if let new, old == "\(new)?" { return "what is never nil cannot be unwrapped" }
        return "code that relies on the type does not compile"
    }

    private mutating func compareFacts(_ old: SwiftMember, _ new: SwiftMember, _ name: String) {
        let kinds = (old.facts + new.facts).map(\.kind)
        for (index, kind) in kinds.enumerated() where !kinds[..<index].contains(kind) {
            let oldValue = old.facts.first { $0.kind == kind }?.value
            let newValue = new.facts.first { $0.kind == kind }?.value
            let known = kind == .errors ? oldValue.map(renamed) : oldValue
            guard known != newValue else { continue }
            let (severity, reason) = kind.consequence
            report(
                severity, name, old.kind.rawValue,
                .factChanged(kind, from: oldValue, to: newValue), reason)
        }
    }
}

extension SwiftFact.Kind {
    /// What another value comes to for code that stays as it is.
    fileprivate var consequence: (InterfaceChange.Severity, String) {
        switch self {
        case .rawValue: (.risky, "values that were stored are read in another way")
        case .url: (.risky, "requests go to another place")
        case .security: (.risky, "requests need other credentials")
        case .errors: (.risky, "the body of an error may have another type")
        case .method, .path: (.compatible, "the same call sends another request")
        case .accepts: (.compatible, "the same call asks for another media type")
        case .statuses, .envelope: (.compatible, "the same call reads another answer")
        case .timeout, .allowsRetry: (.compatible, "the same call waits in another way")
        }
    }
}
