import RoutergenModel
import RoutergenSyntax

/// Puts the types that a user wants in the place of the usual ones.
struct ModelOverriding {
    private(set) var model: APIModel
    private(set) var diagnostics: Diagnostics
    private let declared: [String: TypeID]
    /// What a value may leave out, be it because an alias says so.
    private let optionalTypes: Set<TypeID>

    init(_ model: APIModel, diagnostics: Diagnostics) {
        self.model = model
        self.diagnostics = diagnostics
        declared = Dictionary(
            model.types.map { ($0.name.wire, $0.id) }, uniquingKeysWith: { first, _ in first })
        optionalTypes = model.optionalAliases
    }

    /// - Parameter format: that of the description, whose own words formats are.
    mutating func apply(_ overrides: TypeOverrides, in format: DescriptionFormat) {
        let roots = model.unmentionedTypes
        let before = model.reachableTypes(from: model.mentionedTypes + roots)
        if format == .native { overrideBuiltInTypes(overrides.formats) }
        if !overrides.properties.isEmpty { overrideProperties(overrides.properties) }
        if !overrides.schemas.isEmpty { overrideSchemas(overrides.schemas) }
        model.dropUnwritableDefaults(&diagnostics)
        let after = model.reachableTypes(from: model.mentionedTypes + roots)
        model.types.removeAll { before.contains($0.id) && !after.contains($0.id) }
    }

    /// In a native description a type is its own format: `URL`, `Date`.
    private mutating func overrideBuiltInTypes(_ overrides: [TypeOverrides.Override]) {
        guard !overrides.isEmpty else { return }
        var mentioned: Set<String> = []
        model.mapTypes { type in
            type.replacing { inner in
                let name = inner.spelling
                mentioned.insert(name)
                return overrides.last { $0.key.value == name }?.type
            }
        }
        for override in overrides where !override.isShared {
            guard !mentioned.contains(override.key.value) else { continue }
            diagnostics.error(
                "unmatched-name",
                "nothing in the description has the type '\(shortened(override.key.value))'",
                at: override.key.range,
                suggestion: suggestion(for: override.key.value, among: mentioned))
        }
    }

    /// A user's type whose name is that of a schema is that schema.
    private func resolved(_ type: TypeReference) -> TypeReference {
        type.replacing { inner in
            guard case .external(let name) = inner, let id = declared[name] else { return nil }
            return .named(id)
        }
    }

    private mutating func overrideProperties(_ overrides: [TypeOverrides.Override]) {
        let search = model.propertySearch
        for override in overrides {
            let type = resolved(override.type)
            for place in search.places(of: override.key, api: model.name, &diagnostics) {
                let optionalTypes = optionalTypes
                model.changeField(place) { field in
                    let type = type.replacing(field.type)
                    field.type =
                        field.type.isOptional(optionalTypes) ? .optional(type) : type
                }
            }
        }
    }

    private mutating func overrideSchemas(_ overrides: [TypeOverrides.Override]) {
        var replacements: [TypeID: TypeReference] = [:]
        for override in overrides {
            guard let id = declared[override.key.value] else {
                diagnostics.error(
                    "unmatched-name",
                    "the description has no schema '\(shortened(override.key.value))'",
                    at: override.key.range,
                    suggestion: suggestion(for: override.key.value, among: declared.keys))
                continue
            }
            // `Money: Money` means the user's own.
            var type = override.type == .external(id.name) ? override.type : resolved(override.type)
            if case .alias(let old)? = model.types.first(where: { $0.id == id })?.shape {
                type = type.replacing(old)
            }
            replacements[id] = optionalTypes.contains(id) ? .optional(type) : type
        }
        for override in overrides {
            guard let id = declared[override.key.value], leadsBack(to: id, replacements) else {
                continue
            }
            diagnostics.error(
                "circular-override",
                "'\(override.key.value)' is replaced by something that contains it",
                at: override.key.range)
            replacements[id] = nil
        }
        replace(replacements)
    }

    /// Whether replacing a type and what replaces it would never end.
    private func leadsBack(to id: TypeID, _ replacements: [TypeID: TypeReference]) -> Bool {
        var seen: Set<TypeID> = []
        var next = replacements[id]?.declaredType
        while let current = next {
            if current == id { return true }
            guard seen.insert(current).inserted else { return false }
            next = replacements[current]?.declaredType
        }
        return false
    }

    private mutating func replace(_ replacements: [TypeID: TypeReference]) {
        func replaced(_ type: TypeReference) -> TypeReference {
            type.replacing { inner in
                guard case .named(let id) = inner else { return nil }
                return replacements[id].map(replaced)
            }
        }
        model.types.removeAll { replacements[$0.id] != nil }
        model.mapTypes(replaced)
    }
}

extension APIModel {
    /// Types that nothing mentions but perhaps themselves: they are there for their own sake.
    fileprivate var unmentionedTypes: [TypeReference] {
        let mentioned = Set(
            types.flatMap { declaration in
                declaration.shape.mentionedTypes.compactMap(\.declaredType)
                    .filter { $0 != declaration.id }
            })
        return types.map(\.id).filter { !mentioned.contains($0) }.map { .named($0) }
    }
}
