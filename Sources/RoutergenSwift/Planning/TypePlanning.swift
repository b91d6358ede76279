import RoutergenModel
import RoutergenSyntax

extension Planner {
    func plannedTypes(_ diagnostics: inout Diagnostics) -> [RenderType] {
        let conformances = plannedConformances(&diagnostics)
        let named = model.types.compactMap { declaration in
            names[declaration.id].map { (declaration: declaration, names: $0) }
        }
        let types = named.concurrentMap(&diagnostics) { pair, found in
            var type = plannedType(pair.declaration, pair.names, &found)
            type.conformances = conformances[pair.declaration.id] ?? []
            return type
        }
        return files(of: types, named.map(\.declaration))
    }

    /// Puts types that were declared inside of another one's schema behind that one, in its file.
    ///
    /// Whoever changes a schema finds in one file what changes, and the compiler, every process of which
    /// parses all files of a module, has fewer to parse.
    private func files(of types: [RenderType], _ declarations: [TypeDeclaration]) -> [RenderType] {
        let places = Dictionary(
            declarations.enumerated().map { ($0.element.name.wire, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var wholes = types
        var isPart = Array(repeating: false, count: types.count)
        for (place, declaration) in declarations.enumerated() {
            guard let owner = declaration.owner, let whole = places[owner], whole != place,
                declarations[whole].owner == nil, declaration.name.wire.hasPrefix(owner)
            else { continue }
            var part = types[place]
            part.file = types[whole].file
            wholes[whole].parts.append(part)
            isPart[place] = true
        }
        return zip(wholes, isPart).filter { !$0.1 }.map(\.0)
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
