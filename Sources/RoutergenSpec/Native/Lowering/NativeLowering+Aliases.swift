import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// Resolves aliases; those that lead back to themselves stay unknown.
    mutating func resolveAliases(_ declared: [NativeTypeDeclaration]) {
        var targets: [String: TypeReference] = [:]
        for declaration in declared {
            guard case .alias(let use) = declaration.shape else { continue }
            let name = declaration.name.value
            usage.owner = name
            if let type = type(use) {
                targets[name] = checkedAlias(type, use)
            }
            usage.owner = nil
        }
        let graph = targets.mapValues { target in
            target.declaredType.map { targets[$0.name] == nil ? [] : [$0.name] } ?? []
        }
        let cycles = NameGraph(graph).cycles(order: declared.map(\.name.value))
        for declaration in declared {
            let name = declaration.name.value
            guard let cycle = cycles.first(where: { $0.first == name }) else { continue }
            diagnostics.error(
                "cyclic-alias", "alias '\(name)' stands for itself: \(inCircle(cycle))",
                at: declaration.name.range)
        }
        let broken = Set(cycles.joined())
        for (name, target) in targets where !broken.contains(name) {
            kinds[name] = .alias(target)
        }
    }

    /// `a → b → a`
    func inCircle(_ names: [String]) -> String {
        (names + names.prefix(1)).joined(separator: " → ")
    }

    /// Where an alias is used, `?` says whether the value may be absent; a type that is optional by
    /// itself would hide that.
    private mutating func checkedAlias(_ type: TypeReference, _ use: NativeTypeUse) -> TypeReference
    {
        guard type.isOptional else { return type }
        diagnostics.error(
            "optional-alias", "an alias cannot be optional, found '\(type.spelling)'",
            at: use.expression.range, suggestion: "write '?' where the alias is used")
        return type.unwrapped
    }
}
