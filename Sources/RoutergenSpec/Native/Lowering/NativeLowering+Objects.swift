import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// The base of each object that has one, circles taken out.
    mutating func checkedBases(_ declared: [NativeTypeDeclaration]) -> [String: String] {
        var bases: [String: String] = [:]
        for declaration in declared {
            guard case .object(_, let base?) = declaration.shape else { continue }
            usage.owner = declaration.name.value
            if let name = checkedBase(base) { bases[declaration.name.value] = name }
            usage.owner = nil
        }
        let order = declared.map(\.name.value)
        for cycle in NameGraph(bases.mapValues { [$0] }).cycles(order: order) {
            for name in cycle { bases[name] = nil }
            reportCyclicBase(cycle, declared)
        }
        return bases
    }

    /// The name of an object type behind `extends`, aliases followed.
    private mutating func checkedBase(_ base: Located<String>) -> String? {
        guard kinds[base.value] != nil else {
            if BuiltInType.names.contains(base.value) {
                reportBase(base)
            } else {
                reportUnknownType(base.value, at: base.range)
            }
            return nil
        }
        usage.useType(base.value)
        guard case .named(let id) = underlying(.named(TypeID(base.value))) else {
            reportBase(base)
            return nil
        }
        switch kinds[id.name] {
        case .object?: return id.name
        case .unknown?, nil: return nil
        default:
            reportBase(base)
            return nil
        }
    }

    private mutating func reportBase(_ base: Located<String>) {
        diagnostics.error(
            "base-type", "'extends' names an object type, and '\(base.value)' is none",
            at: base.range)
    }

    private mutating func reportCyclicBase(
        _ cycle: [String], _ declared: [NativeTypeDeclaration]
    ) {
        for declaration in declared where declaration.name.value == cycle.first {
            guard case .object(_, let base?) = declaration.shape else { continue }
            diagnostics.error(
                "cyclic-extends",
                "'\(declaration.name.value)' extends itself: \(inCircle(cycle))", at: base.range)
        }
    }

    /// Every object repeats the fields of its bases, so that a longer chain would make a small file
    /// a large model.
    private static let baseLimit = 64

    /// Puts the fields of the base before those of each object.
    mutating func mergeBases(_ declared: [NativeTypeDeclaration], _ bases: [String: String]) {
        let own = objectFields
        for declaration in declared {
            var chain = [declaration.name.value]
            while let last = chain.last, let base = bases[last], chain.count < Self.baseLimit + 3 {
                chain.append(base)
            }
            guard chain.count > 1, checkDepth(chain.count - 1, declaration) else { continue }
            var fields: [Field] = []
            var seen: [String: Field] = [:]
            for field in chain.reversed().flatMap({ own[$0] ?? [] }) {
                if let earlier = seen[field.name.wire] {
                    reportInherited(field, earlier)
                } else {
                    seen[field.name.wire] = field
                    fields.append(field)
                }
            }
            objectFields[declaration.name.value] = fields
        }
    }

    /// Reports the type that is one level too deep, not those that extend it in turn.
    private mutating func checkDepth(_ depth: Int, _ declaration: NativeTypeDeclaration) -> Bool {
        guard depth > Self.baseLimit else { return true }
        if depth == Self.baseLimit + 1, case .object(_, let base?) = declaration.shape {
            diagnostics.error(
                "deep-extends",
                "'\(declaration.name.value)' has more than \(Self.baseLimit) bases", at: base.range)
        }
        return false
    }

    /// The same mistake shows in every type further down; it is reported once.
    private mutating func reportInherited(_ field: Field, _ earlier: Field) {
        diagnostics.error(
            "duplicate-field", "field '\(field.name.wire)' stands in the base already",
            at: field.name.origin,
            notes: [Diagnostic.Note("it stands here", at: earlier.name.origin)])
    }

    /// Reports objects that cannot end: each needs a value of itself.
    mutating func checkEndlessTypes(_ declared: [NativeTypeDeclaration]) {
        var needed: [String: [String]] = [:]
        for (name, fields) in objectFields {
            needed[name] = fields.compactMap { field in
                guard field.defaultValue == nil,
                    case .named(let id) = underlying(field.type), objectFields[id.name] != nil
                else { return nil }
                return id.name
            }
        }
        let order = declared.map(\.name.value)
        for cycle in NameGraph(needed).cycles(order: order) {
            guard let name = cycle.first,
                let declaration = declared.first(where: { $0.name.value == name })
            else { continue }
            diagnostics.error(
                "endless-type", "'\(name)' contains itself without end: \(inCircle(cycle))",
                at: declaration.name.range,
                suggestion: "make a field of the circle optional or a list")
        }
    }
}
