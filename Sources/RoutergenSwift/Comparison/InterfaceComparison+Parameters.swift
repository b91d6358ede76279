extension InterfaceComparison {
    /// Compares what a case, a method or an initializer takes.
    ///
    /// - Parameter owner: the type that has it now.
    mutating func compareParameters(
        _ old: SwiftMember, _ new: SwiftMember, _ name: String, in owner: SwiftType
    ) {
        let subject = old.kind.rawValue
        let (pairs, removed, added) = pair(old.parameters, new.parameters)
        for parameter in removed {
            report(
                .breaking, name, subject, .parameterRemoved(parameter.text),
                "calls that give it do not compile")
        }
        for parameter in added {
            let (severity, reason) = consequence(of: parameter, for: old, in: owner)
            report(severity, name, subject, .parameterAdded(parameter.text), reason)
        }
        for (oldParameter, newParameter) in pairs {
            compare(oldParameter, newParameter, name, subject)
        }
        let common = Set(pairs.map(\.new.name))
        let order = new.parameters.map(\.name).filter(common.contains)
        if pairs.map(\.new.name) != order {
            report(
                .breaking, name, subject, .parametersReordered(order),
                "calls that give several do not compile")
        }
    }

    /// Parameters of one name, and one in the place of another of the same type.
    private func pair(
        _ old: [RenderParameter], _ new: [RenderParameter]
    ) -> (
        pairs: [(old: RenderParameter, new: RenderParameter)], removed: [RenderParameter],
        added: [RenderParameter]
    ) {
        func signature(_ parameter: RenderParameter, _ list: [RenderParameter]) -> String {
            let place = list.firstIndex { $0.name == parameter.name } ?? 0
            return "\(place) \(parameter.type) \(parameter.defaultValue ?? "")"
        }
        // Of lists of one length only: elsewhere places say nothing.
        let isSameLength = old.count == new.count
        let oldNames = Set(old.map(\.name))
        let pairing = Pairing(
            old, new, key: \.name,
            identity: { parameter in
                guard isSameLength else { return nil }
                guard oldNames.contains(parameter.name) else { return signature(parameter, new) }
                var parameter = parameter
                parameter.type = renamed(parameter.type)
                return signature(parameter, old)
            })
        return (pairing.pairs, pairing.removed, pairing.added)
    }

    /// What a new parameter means for calls that do not give it.
    private func consequence(
        of parameter: RenderParameter, for old: SwiftMember, in owner: SwiftType
    ) -> (InterfaceChange.Severity, String) {
        guard parameter.defaultValue != nil else {
            return owner.isMadeByPrograms
                ? (.breaking, "it has no default, so that calls have to give it")
                : (
                    .risky,
                    "it has no default; only code that makes such a value itself, as tests do, has to give it"
                )
        }
        if old.kind == .enumerationCase {
            guard !old.parameters.isEmpty else {
                return (.breaking, "a case without values needs no parentheses, and this one does")
            }
            return owner.kind == .router
                ? (.compatible, "it has a default")
                : (.risky, "it has a default, but patterns that bind the values do not compile")
        }
        return (.compatible, "it has a default")
    }

    private mutating func compare(
        _ old: RenderParameter, _ new: RenderParameter, _ name: String, _ subject: String
    ) {
        if old.name != new.name {
            report(
                .breaking, name, subject, .parameterRenamed(from: old.name, to: new.name),
                "calls that give it do not compile")
        }
        let oldType = renamed(old.type)
        if oldType != new.type {
            let isWider = new.type == "\(oldType)?"
            report(
                isWider ? .compatible : .breaking, name, subject,
                .parameterTypeChanged(new.name, from: old.type, to: new.type),
                isWider
                    ? "a value that is never nil fits, too"
                    : oldType == "\(new.type)?"
                        ? "calls that give an optional value do not compile"
                        : "calls that give it do not compile")
        }
        compareDefaults(old, new, name, subject)
    }

    private mutating func compareDefaults(
        _ old: RenderParameter, _ new: RenderParameter, _ name: String, _ subject: String
    ) {
        switch (old.defaultValue, new.defaultValue) {
        case (nil, nil): break
        case (nil, let value?):
            report(
                .compatible, name, subject, .defaultAdded(of: new.name, value),
                "calls may leave it out")
        case (let value?, nil):
            report(
                .breaking, name, subject, .defaultRemoved(of: new.name, value),
                "calls that leave it out do not compile")
        case (let oldValue?, let newValue?):
            guard renamed(oldValue) != newValue else { return }
            report(
                .risky, name, subject,
                .defaultChanged(of: new.name, from: oldValue, to: newValue),
                "calls that leave it out get another value")
        }
    }
}
