/// Which declarations something refers to, for warnings about the others.
struct UsageRecord {
    /// The type whose declaration is being lowered; nil while it is not one.
    var owner: String?
    /// Names that a type refers to; those of nil are the ones of routes and the like.
    private(set) var types: [String?: Set<String>] = [:]
    private(set) var configuration: Set<String> = []
    private(set) var schemes: Set<String> = []
    /// False when a mistake may hide a reference, so that nothing can be called unused.
    var isComplete = true

    mutating func useType(_ name: String) {
        types[owner, default: []].insert(name)
    }

    mutating func useConfiguration(_ name: String) {
        configuration.insert(name)
    }

    mutating func useScheme(_ name: String) {
        schemes.insert(name)
    }

    /// The types that can be reached from some, themselves included.
    func reachable(from roots: Set<String>) -> Set<String> {
        var reached = roots
        var waiting = Array(roots)
        while let next = waiting.popLast() {
            for name in types[next, default: []] where reached.insert(name).inserted {
                waiting.append(name)
            }
        }
        return reached
    }

    /// The unused types that no other unused type explains, in the order of the names given.
    func unusedTypes(among names: [String]) -> [String] {
        let used = reachable(from: types[nil, default: []])
        let unused = names.filter { !used.contains($0) }
        let referred = unused.reduce(into: Set<String>()) { referred, name in
            referred.formUnion(types[name, default: []].subtracting([name]))
        }
        var reported = unused.filter { !referred.contains($0) }
        var explained = reachable(from: Set(reported))
        for name in unused where !explained.contains(name) {
            reported.append(name)
            explained.formUnion(reachable(from: [name]))
        }
        return names.filter(Set(reported).contains)
    }
}
