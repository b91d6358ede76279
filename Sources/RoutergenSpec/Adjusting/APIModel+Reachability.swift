import RoutergenModel

extension APIModel {
    /// What the API mentions outside of its declared types.
    var mentionedTypes: [TypeReference] {
        groups.flatMap(\.endpoints).flatMap(\.mentionedTypes) + configuration.map(\.type)
            + commonParameters.map(\.type)
    }

    /// The declared types that values of the roots may contain.
    func reachableTypes(from roots: [TypeReference]) -> Set<TypeID> {
        let byID = Dictionary(types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var open = roots
        var reached: Set<TypeID> = []
        while let type = open.popLast() {
            guard let id = type.declaredType, let declaration = byID[id],
                reached.insert(declaration.id).inserted
            else { continue }
            open += declaration.shape.mentionedTypes
        }
        return reached
    }
}
