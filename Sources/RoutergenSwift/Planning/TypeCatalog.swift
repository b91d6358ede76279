import RoutergenModel

/// Declared types by their identity, with aliases seen through.
struct TypeCatalog {
    private let declarations: [TypeID: TypeDeclaration]

    init(_ types: [TypeDeclaration]) {
        declarations = Dictionary(
            types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: TypeID) -> TypeDeclaration? {
        declarations[id]
    }

    /// The type behind all aliases at the top: `Labels` is `[Label]`.
    func unaliased(_ type: TypeReference) -> TypeReference {
        var type = type
        // A circle of aliases is a mistake that was reported earlier; here it must only end.
        for _ in 0...declarations.count {
            guard case .named(let id) = type, case .alias(let target)? = self[id]?.shape else {
                return type
            }
            type = target
        }
        return type
    }

    /// Whether a value may be missing, be it because an alias says so.
    func isOptional(_ type: TypeReference) -> Bool {
        unaliased(type).isOptional
    }

    /// The type of the value where there is one, behind aliases and optionals.
    func value(_ type: TypeReference) -> TypeReference {
        var type = unaliased(type)
        for _ in 0...declarations.count {
            guard case .optional(let wrapped) = type else { return type }
            type = unaliased(wrapped)
        }
        return type
    }

    /// The object that a type is, behind aliases and optionals.
    func object(_ type: TypeReference) -> (declaration: TypeDeclaration, shape: ObjectShape)? {
        guard case .named(let id) = value(type), let declaration = self[id],
            case .object(let shape) = declaration.shape
        else { return nil }
        return (declaration, shape)
    }

    /// The declared type whose value a type holds in place: behind aliases, optionals and new
    /// types, but not behind arrays and dictionaries, which hold theirs elsewhere.
    func heldInPlace(_ type: TypeReference) -> TypeID? {
        var type = value(type)
        for _ in 0...declarations.count {
            guard case .named(let id) = type else { return nil }
            guard case .newType(let raw)? = self[id]?.shape else { return id }
            type = value(raw)
        }
        return nil
    }

    /// The types that a declaration mentions.
    func mentions(of declaration: TypeDeclaration) -> [TypeReference] {
        switch declaration.shape {
        case .object(let shape):
            shape.fields.map(\.type) + [shape.additionalFields].compactMap { $0 }
        case .enumeration: []
        case .union(let shape): shape.variants.map(\.type)
        case .tuple(let shape):
            shape.elements.map(\.type) + [shape.additionalElements].compactMap { $0 }
        case .alias(let target): [target]
        case .newType(let raw): [raw]
        }
    }

    /// Every declared type that a value of one of the types may contain.
    func reachable(from types: [TypeReference]) -> Set<TypeID> {
        var reached: Set<TypeID> = []
        var open = types
        while let type = open.popLast() {
            guard let id = type.declaredType, reached.insert(id).inserted,
                let declaration = self[id]
            else { continue }
            open += mentions(of: declaration)
        }
        return reached
    }

    /// Every declared type whose values may contain a file, which no JSON can.
    func typesHoldingFiles() -> Set<TypeID> {
        var users: [TypeID: [TypeID]] = [:]
        var open: [TypeID] = []
        for declaration in declarations.values {
            for mentioned in mentions(of: declaration) {
                if mentioned.innermost == .file { open.append(declaration.id) }
                if let id = mentioned.declaredType { users[id, default: []].append(declaration.id) }
            }
        }
        var holding: Set<TypeID> = []
        while let id = open.popLast() {
            if holding.insert(id).inserted { open += users[id] ?? [] }
        }
        return holding
    }
}
