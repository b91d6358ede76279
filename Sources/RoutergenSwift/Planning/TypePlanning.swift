import RoutergenModel
import RoutergenSyntax

extension Planner {
    func plannedTypes(_ diagnostics: inout Diagnostics) -> [RenderType] {
        let conformances = plannedConformances(&diagnostics)
        let named = model.types.compactMap { declaration in
            names[declaration.id].map { (declaration: declaration, names: $0) }
        }
        return named.concurrentMap(&diagnostics) { pair, found in
            var type = plannedType(pair.declaration, pair.names, &found)
            type.conformances = conformances[pair.declaration.id] ?? []
            return type
        }
    }

    private func plannedType(
        _ declaration: TypeDeclaration, _ typeNames: TypeNames, _ diagnostics: inout Diagnostics
    ) -> RenderType {
        let word = Self.code(declaration.name.wire)
        let shape: RenderType.Shape
        let fallback: String
        switch declaration.shape {
        case .object(let object):
            shape = .structure(plannedStructure(object, declaration, typeNames, &diagnostics))
            fallback = "The object \(word)."
        case .enumeration(let enumeration):
            shape = .enumeration(
                plannedEnumeration(enumeration, declaration, typeNames, &diagnostics))
            fallback = "The values of \(word)."
        case .tuple(let tuple):
            shape = .tuple(plannedTuple(tuple, declaration, typeNames))
            fallback = "The array \(word), whose places have types of their own."
        case .union(let union):
            shape = .union(plannedUnion(union, declaration, typeNames))
            let way = union.tag.map { "told apart by \(Self.code($0))" } ?? "whichever fits best"
            fallback = "The variants of \(word), \(way)."
        case .alias(let target):
            shape = .alias(RenderAlias(target: spelling(target)))
            fallback = word
        case .newType(let raw):
            reportUnreachableFormat(
                raw, of: declaration.name, &diagnostics)
            shape = .newType(RenderNewType(rawType: spelling(raw)))
            fallback = "\(word), which travels as its raw value."
        }
        return RenderType(
            name: typeNames.name.declaration, file: typeNames.file,
            documentation: documentation(
                declaration.documentation, fallback: fallback, depth: 1, notesDeprecation: true),
            shape: shape)
    }

    private func plannedUnion(
        _ union: UnionShape, _ declaration: TypeDeclaration, _ typeNames: TypeNames
    ) -> RenderUnion {
        let indirect = layout.indirectVariants[declaration.id] ?? []
        let named = zip(union.variants, typeNames.cases)
        return RenderUnion(
            tag: union.tag.map(SwiftLiteral.string),
            variants: named.enumerated().map { index, pair in
                let (variant, name) = pair
                return RenderVariant(
                    documentation: documentation(
                        variant.documentation, depth: 2, notesDeprecation: true),
                    name: name.declaration, reference: name.member,
                    type: spelling(variant.type),
                    tagValue: SwiftLiteral.string(variant.name.wire),
                    isIndirect: indirect.contains(index))
            },
            unknownCase: typeNames.unknownCase.declaration)
    }
}
