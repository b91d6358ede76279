import RoutergenModel
import RoutergenSyntax

extension Planner {
    func plannedTypes(_ diagnostics: inout Diagnostics) -> [RenderType] {
        let conformances = plannedConformances(&diagnostics)
        return model.types.compactMap { declaration in
            names[declaration.id].map { typeNames in
                var type = plannedType(declaration, typeNames, &diagnostics)
                type.conformances = conformances[declaration.id] ?? []
                return type
            }
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
        case .tuple:
            shape = untyped(
                .array(.json), declaration, "an array whose places have types of their own",
                &diagnostics)
            fallback = "The elements of \(word), as JSON."
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

    /// A type that generated code cannot tell apart yet; its values are kept as JSON.
    private func untyped(
        _ type: TypeReference, _ declaration: TypeDeclaration, _ construct: String,
        _ diagnostics: inout Diagnostics
    ) -> RenderType.Shape {
        diagnostics.warning(
            "kept-as-json",
            "'\(declaration.name.wire)' is \(construct); its values stay JSON for now",
            at: declaration.name.origin)
        return .alias(RenderAlias(target: spelling(type)))
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
