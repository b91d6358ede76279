import RoutergenModel

/// A field or a case by the places of its type and of itself in the lists of the model.
struct MemberPlace {
    var owner: Int
    var index: Int
}

extension APIModel {
    /// The properties of all objects.
    var propertySearch: MemberSearch<MemberPlace> {
        var search = MemberSearch<MemberPlace>(owner: "schema", member: "property")
        for (type, declaration) in types.enumerated() {
            search.add(owners: [declaration.name.wire])
            guard case .object(let shape) = declaration.shape else { continue }
            for (index, field) in shape.fields.enumerated() {
                search.add(
                    MemberPlace(owner: type, index: index), called: field.name.wire,
                    in: [declaration.name.wire])
            }
        }
        return search
    }

    mutating func changeField(_ place: MemberPlace, _ change: (inout Field) -> Void) {
        guard case .object(var shape) = types[place.owner].shape else { return }
        change(&shape.fields[place.index])
        types[place.owner].shape = .object(shape)
    }
}

extension TypeDeclaration.Shape {
    /// The names of an enum's values or of a union's variants.
    var caseNames: [String] {
        switch self {
        case .enumeration(let shape): shape.cases.map(\.name.wire)
        case .union(let shape): shape.variants.map(\.name.wire)
        default: []
        }
    }

    mutating func changeCaseName(at index: Int, _ change: (inout Name) -> Void) {
        switch self {
        case .enumeration(var shape):
            change(&shape.cases[index].name)
            self = .enumeration(shape)
        case .union(var shape):
            change(&shape.variants[index].name)
            self = .union(shape)
        default: break
        }
    }
}
