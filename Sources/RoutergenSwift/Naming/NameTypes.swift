import RoutergenModel
import RoutergenSyntax

extension NameMaker {
    /// The members of the declared types; `names` runs parallel to them.
    func types(
        called names: [SwiftIdentifier], _ diagnostics: inout Diagnostics
    ) -> [TypeID: TypeNames] {
        let typeNames = Dictionary(
            names.map { ($0.name, "a type") }, uniquingKeysWith: { first, _ in first })
        var ids: Set<TypeID> = []
        let named = Array(zip(model.types, names)).filter { ids.insert($0.0.id).inserted }
        // A maker names many types, because it remembers what became of names before.
        let parts = stride(from: 0, to: named.count, by: 64).map { named.dropFirst($0).prefix(64) }
        let members = parts.concurrentMap(&diagnostics) { [model, options] part, found in
            let maker = NameMaker(model: model, options: options)
            return part.map { maker.members(of: $0, called: $1, types: typeNames, &found) }
        }
        return Dictionary(
            zip(named.map(\.0.id), members.joined()), uniquingKeysWith: { first, _ in first })
    }

    private func members(
        of declaration: TypeDeclaration, called name: SwiftIdentifier, types: [String: String],
        _ diagnostics: inout Diagnostics
    ) -> TypeNames {
        var result = TypeNames(
            name: name, fields: [], additionalFields: nil, nullFields: nil,
            cases: [], unknownCase: SwiftIdentifier("unknown"), file: "")
        switch declaration.shape {
        case .object(let object):
            nameFields(of: object, in: &result, &diagnostics)
            nameStorage(of: object, types: types, in: &result)
        case .enumeration(let enumeration):
            result.cases = cases(of: enumeration, &diagnostics)
        case .union(let union):
            result.cases = cases(of: union, types: types, &diagnostics)
        case .tuple(let tuple):
            nameElements(of: tuple, in: &result, &diagnostics)
        case .alias, .newType: break
        }
        return result
    }

    private func nameFields(
        of object: ObjectShape, in names: inout TypeNames, _ diagnostics: inout Diagnostics
    ) {
        var scope = newScope()
        let properties = scope.resolve(
            object.fields.map { NameRequest(name: $0.name, kind: .field) }, &diagnostics)
        if object.additionalFields != nil {
            names.additionalFields = scope.give("additionalFields")
        }
        if object.fields.contains(where: { $0.null == .differsFromAbsence }) {
            names.nullFields = scope.give("nullFields")
        }
        names.fields = properties.map { property in
            FieldNames(
                property: property, storage: scope.give(property.name + "Storage"),
                argument: ArgumentNames(label: property, local: property))
        }
        if object.fields.count > SharedStorage.largestPlainModel {
            names.sharedStorage = scope.give("storage")
        }
    }

    /// The class must not hide a type that a field has.
    private func nameStorage(
        of object: ObjectShape, types: [String: String], in names: inout TypeNames
    ) {
        guard object.fields.count > SharedStorage.largestPlainModel else { return }
        var types = newScope(reserved: types)
        names.sharedStorageType = types.give("Storage", orElse: "SharedStorage")
    }

    /// Places by their order where the description does not name them.
    private func nameElements(
        of tuple: TupleShape, in names: inout TypeNames, _ diagnostics: inout Diagnostics
    ) {
        let ordinals = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth",
        ]
        var scope = newScope()
        let properties = scope.resolve(
            tuple.elements.enumerated().map { index, element in
                let word = index < ordinals.count ? ordinals[index] : "element \(index + 1)"
                let name = element.name ?? Name(word, origin: model.origin)
                return NameRequest(name: name, kind: .field)
            }, &diagnostics)
        if tuple.additionalElements != nil { names.additionalFields = scope.give("others") }
        names.fields = properties.map { property in
            FieldNames(
                property: property, storage: scope.give(property.name + "Storage"),
                argument: ArgumentNames(label: property, local: property))
        }
    }

    private func cases(
        of enumeration: EnumerationShape, _ diagnostics: inout Diagnostics
    ) -> [SwiftIdentifier] {
        var reserved = [
            "allCases": "the generated list of cases",
            "allKnownCases": "the generated list of cases",
        ]
        if enumeration.isOpen != false {
            reserved["unknown"] = "the generated case of unlisted values"
        }
        var scope = newScope(reserved: reserved)
        return scope.resolve(
            enumeration.cases.map { NameRequest(name: $0.name, kind: .enumerationCase) },
            &diagnostics)
    }

    /// A variant must not be called like a type, which its payload's initializer is called by; that
    /// happens in scripts without capitals: `case 住所(住所)`.
    private func cases(
        of union: UnionShape, types: [String: String], _ diagnostics: inout Diagnostics
    ) -> [SwiftIdentifier] {
        var scope = newScope(
            reserved: ["unknown": "the generated case of unlisted variants"], outer: types)
        return scope.resolve(
            union.variants.map { NameRequest(name: $0.name, kind: .variant) }, &diagnostics)
    }
}
