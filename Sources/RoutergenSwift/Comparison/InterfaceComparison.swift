/// What changed from one interface to another, the most severe changes first, else in the order of the code.
package func interfaceChanges(
    from old: SwiftInterface, to new: SwiftInterface
) -> [InterfaceChange] {
    var comparison = InterfaceComparison(old, new)
    comparison.compare()
    let changes = comparison.changes
    return InterfaceChange.Severity.allCases.flatMap { severity in
        changes.filter { $0.severity == severity }
    }
}

/// Compares declarations; the rules for members stand in extensions.
struct InterfaceComparison {
    private let old: SwiftInterface
    private let new: SwiftInterface
    private let types: Pairing<SwiftType>
    /// New names of types by their old ones. A property whose type is only called otherwise has not changed.
    private var renames: [String: String] = [:]
    private(set) var changes: [InterfaceChange] = []

    init(_ old: SwiftInterface, _ new: SwiftInterface) {
        self.old = old
        self.new = new
        types = Pairing(old.types, new.types, key: \.name, identity: \.outline)
        if old.namespace != new.namespace { renames[old.namespace] = new.namespace }
        for (old, new) in types.pairs where old.name != new.name {
            renames[old.lastName] = new.lastName
        }
    }

    mutating func compare() {
        if old.namespace != new.namespace {
            report(
                .breaking, "", "namespace", .renamed(to: new.namespace),
                "every use names it")
        }
        if old.access != new.access {
            let isNarrower = Self.breadth(new.access) < Self.breadth(old.access)
            report(
                isNarrower ? .breaking : .compatible, "", "namespace",
                .accessChanged(from: old.access, to: new.access),
                isNarrower ? "other modules do not see it any more" : "more code may use it")
        }
        for type in types.removed {
            report(
                .breaking, type.name, type.kind.rawValue, .removed,
                "code that names it does not compile")
        }
        for (old, new) in types.pairs { compare(old, new) }
        for type in types.added {
            report(.compatible, type.name, type.kind.rawValue, .added, "nobody uses it yet")
        }
    }

    mutating func report(
        _ severity: InterfaceChange.Severity, _ name: String, _ subject: String,
        _ difference: InterfaceChange.Difference, _ reason: String
    ) {
        let declaration = name.isEmpty ? old.namespace : "\(old.namespace).\(name)"
        changes.append(InterfaceChange(severity, declaration, subject, difference, reason))
    }

    private static func breadth(_ access: String) -> Int {
        ["internal", "package", "public"].firstIndex(of: access) ?? 0
    }

    /// A type, as the old code spells it, with the names that the new code has.
    func renamed(_ type: String) -> String {
        guard !renames.isEmpty else { return type }
        var result = ""
        var word = ""
        for character in type + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += renames[word] ?? word
                result.append(character)
                word = ""
            }
        }
        return String(result.dropLast())
    }
}

extension InterfaceComparison {
    private mutating func compare(_ old: SwiftType, _ new: SwiftType) {
        let subject = old.kind.rawValue
        if old.name != new.name {
            report(
                .breaking, old.name, subject, .renamed(to: new.name),
                "code that names it does not compile")
        }
        guard old.kind == new.kind || (old.kind.isList && new.kind.isList) else {
            report(
                .breaking, old.name, subject,
                .kindChanged(from: subject, to: new.kind.rawValue),
                "it is made and read in another way")
            return
        }
        if old.kind != new.kind {
            let reason =
                new.kind == .openEnumeration
                ? "it keeps unknown values, so that a 'switch' needs a case more and 'init(rawValue:)' never fails"
                : "it has no unknown values any more, so that 'init(rawValue:)' may fail"
            report(
                .breaking, old.name, subject,
                .kindChanged(from: subject, to: new.kind.rawValue), reason)
        }
        if let oldType = old.underlyingType, let newType = new.underlyingType,
            renamed(oldType) != newType
        {
            report(
                .breaking, old.name, subject, .typeChanged(from: oldType, to: newType),
                "values of the other type do not fit")
        }
        compareConformances(old, new)
        compareMembers(old, new)
    }

    private mutating func compareConformances(_ old: SwiftType, _ new: SwiftType) {
        for name in old.conformances where !new.conformances.contains(name) {
            report(
                .breaking, old.name, old.kind.rawValue, .conformanceRemoved(name),
                "code that needs the protocol does not compile")
        }
        for name in new.conformances where !old.conformances.contains(name) {
            report(
                .compatible, old.name, old.kind.rawValue, .conformanceAdded(name),
                "it can do more")
        }
    }

    private mutating func compareMembers(_ old: SwiftType, _ new: SwiftType) {
        let members = Pairing(
            old.members, new.members, key: { "\($0.kind.rawValue) \($0.name)" },
            identity: { member in member.identity.map { "\(member.kind.rawValue) \($0)" } })
        for member in members.removed {
            let isForTests = member.kind == .initializer && !old.isMadeByPrograms
            report(
                isForTests ? .risky : .breaking, "\(old.name).\(member.name)",
                member.kind.rawValue, .removed,
                isForTests
                    ? "code that makes such a value itself, as tests do, does not compile"
                    : "code that uses it does not compile")
        }
        for (oldMember, newMember) in members.pairs { compare(oldMember, newMember, in: new, old) }
        for member in members.added {
            let isInSwitch = member.kind == .enumerationCase && old.kind != .router
            report(
                isInSwitch ? .risky : .compatible, "\(old.name).\(member.name)",
                member.kind.rawValue, .added,
                isInSwitch
                    ? "a 'switch' without 'default' does not compile" : "nobody uses it yet")
        }
    }
}

extension SwiftType {
    /// The name without those of the types around it.
    fileprivate var lastName: String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// What a type has in common with one that is only called otherwise: the names of its members on the wire.
    fileprivate var outline: String? {
        guard !members.isEmpty else { return nil }
        let names = members.map { $0.identity ?? $0.name }.sorted()
        return "\(kind.rawValue): \(names.joined(separator: "\n"))"
    }
}

extension SwiftType.Kind {
    /// Whether values of the kind are raw values of a list.
    fileprivate var isList: Bool { self == .openEnumeration || self == .closedEnumeration }
}
