import RoutergenModel

extension TypeReference {
    /// The type with parts of it replaced; a part that is replaced is not looked into.
    ///
    /// - Parameter replacement: what stands for a part, nil for one that stays.
    func replacing(_ replacement: (TypeReference) -> TypeReference?) -> TypeReference {
        if let other = replacement(self) { return other }
        return switch self {
        case .array(let inner): .array(inner.replacing(replacement))
        case .dictionary(let inner): .dictionary(inner.replacing(replacement))
        case .optional(let inner): .optional(inner.replacing(replacement))
        default: self
        }
    }

    /// The type for values that travel as text: a `Decimal` in place of a string is still written as one.
    var carriedAsText: TypeReference { self == .decimal ? .decimalText : self }

    /// What stands for a type whose place it takes on the wire.
    func replacing(_ old: TypeReference) -> TypeReference {
        [.string, .decimalText].contains(old.unwrapped) ? carriedAsText : self
    }

    /// Whether the type is one of the user's, or holds one in arrays and dictionaries.
    var isExternal: Bool {
        if case .external = innermost { true } else { false }
    }

    /// Whether a value may be missing.
    ///
    /// - Parameter aliases: other names for types whose values may be.
    func isOptional(_ aliases: Set<TypeID>) -> Bool {
        switch self {
        case .optional: true
        case .named(let id): aliases.contains(id)
        default: false
        }
    }
}

extension APIModel {
    /// Other names for types whose values may be missing: `Note` for `String?`.
    var optionalAliases: Set<TypeID> {
        var targets: [TypeID: TypeReference] = [:]
        for declaration in types {
            if case .alias(let target) = declaration.shape { targets[declaration.id] = target }
        }
        func isOptional(_ id: TypeID) -> Bool {
            var type = TypeReference.named(id)
            for _ in 0...targets.count {
                guard case .named(let id) = type, let target = targets[id] else { break }
                type = target
            }
            return type.isOptional
        }
        return Set(targets.keys.filter(isOptional))
    }
}
