import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// The default of a parameter or field as Swift source: the description's own, `nil` for an
    /// optional type without one, nothing otherwise.
    func defaultValue(
        _ literal: Literal?, of name: Name, as type: TypeReference, in scope: Scope = .namespace,
        _ diagnostics: inout Diagnostics
    ) -> String? {
        guard let literal else { return catalog.isOptional(type) ? "nil" : nil }
        if let value = source(of: literal, as: type, in: scope) { return value }
        diagnostics.error(
            "default-not-expressible",
            "the default of '\(name.wire)' is no value of the type \(spelling(type))",
            at: name.origin)
        return nil
    }

    /// A literal as Swift source for a place where the type is known; nil where it does not fit.
    func source(of literal: Literal, as type: TypeReference, in scope: Scope = .namespace)
        -> String?
    {
        switch (catalog.unaliased(type), literal) {
        case (.optional, .null): "nil"
        case (.optional(let wrapped), _): source(of: literal, as: wrapped, in: scope)
        case (.array(let element), .array(let items)):
            all(items.map { source(of: $0, as: element, in: scope) }).map(SwiftLiteral.array)
        case (.dictionary(let value), .object(let entries)):
            all(entries.map { source(of: $0.value, as: value, in: scope) }).map { values in
                SwiftLiteral.dictionary(
                    zip(entries, values).map { (key: $0.key, value: $1) })
            }
        case (.json, _): jsonSource(literal)
        case (.boolean, .boolean(let value)): SwiftLiteral.boolean(value)
        case (.string, .string(let text)), (.string, .number(let text)): SwiftLiteral.string(text)
        case (.string, .boolean(let value)): SwiftLiteral.string(value ? "true" : "false")
        case (.integer(let width), .number(let text)): integerSource(text, width)
        case (.number(let width), .number(let text)): SwiftLiteral.number(text, width: width)
        case (.named(let id), _): source(of: literal, asDeclared: id, in: scope)
        case (let type, .string(let text)), (let type, .number(let text)):
            ValueSource(names: names, models: options.models).source(of: text, as: type)
        default: nil
        }
    }

    /// A literal where any JSON value may stand.
    func jsonSource(_ literal: Literal) -> String? {
        switch literal {
        case .null: "nil"
        case .boolean(let value): SwiftLiteral.boolean(value)
        case .number(let text): SwiftLiteral.integer(text) ?? SwiftLiteral.number(text)
        case .string(let text): SwiftLiteral.string(text)
        case .array(let items): all(items.map(jsonSource)).map(SwiftLiteral.array)
        case .object(let entries):
            all(entries.map { jsonSource($0.value) }).map { values in
                SwiftLiteral.dictionary(zip(entries, values).map { (key: $0.key, value: $1) })
            }
        }
    }

    private func integerSource(_ text: String, _ width: TypeReference.IntegerWidth) -> String? {
        guard let source = SwiftLiteral.integer(text) else { return nil }
        let digits = source.filter { $0 != "_" }
        let fits =
            switch width {
            case .bits32: Int32(digits) != nil
            case .platform, .bits64: Int64(digits) != nil
            case .unsigned64: UInt64(digits) != nil
            }
        return fits ? source : nil
    }

    private func source(
        of literal: Literal, asDeclared id: TypeID, in scope: Scope
    ) -> String? {
        guard let declaration = catalog[id], let typeNames = names[id] else { return nil }
        let name = spelling(typeNames.name, in: scope)
        switch declaration.shape {
        case .alias(let target):
            return source(of: literal, as: target, in: scope)
        case .newType(let raw):
            return source(of: literal, as: raw, in: scope).map { "\(name)(\($0))" }
        case .enumeration(let shape):
            return source(of: literal, as: shape, declaration, typeNames, in: scope)
        case .object(let shape):
            return source(of: literal, as: shape, typeNames, in: scope)
        case .union(let shape) where shape.tag == nil: return nil
        case .tuple(let shape):
            return source(of: literal, as: shape, typeNames, in: scope)
        case .union(let shape):
            return source(of: literal, as: shape, typeNames, in: scope)
        }
    }

    private func source(
        of literal: Literal, as shape: EnumerationShape, _ declaration: TypeDeclaration,
        _ typeNames: TypeNames, in scope: Scope
    ) -> String? {
        let cases = zip(shape.cases, typeNames.cases)
        if let (_, name) = cases.first(where: { $0.0.value == literal }) {
            // `.none` would be nil where an optional is wanted.
            return name.name == "none"
                ? "\(spelling(typeNames.name, in: scope)).none" : SwiftLiteral.member(name)
        }
        guard isOpen(shape, declaration.id), let raw = source(of: literal, as: shape.rawType)
        else { return nil }
        return "\(SwiftLiteral.member(typeNames.unknownCase))(\(raw))"
    }

    /// `Area(width: 1, height: 2)`
    private func source(
        of literal: Literal, as shape: ObjectShape, _ typeNames: TypeNames, in scope: Scope
    ) -> String? {
        guard case .object(let entries) = literal else { return nil }
        let known = Set(shape.fields.map(\.name.wire))
        guard entries.allSatisfy({ known.contains($0.key) }) else { return nil }
        var arguments: [String] = []
        for (field, fieldNames) in zip(shape.fields, typeNames.fields) {
            guard let entry = entries.first(where: { $0.key == field.name.wire }) else {
                guard field.defaultValue != nil || catalog.isOptional(field.type) else {
                    return nil
                }
                continue
            }
            guard let value = source(of: entry.value, as: field.type, in: scope) else {
                return nil
            }
            arguments.append("\(fieldNames.argument.label.label): \(value)")
        }
        return "\(spelling(typeNames.name, in: scope))(\(arguments.joined(separator: ", ")))"
    }

    /// `Position(first: 1.5, second: "km")`
    private func source(
        of literal: Literal, as shape: TupleShape, _ typeNames: TypeNames, in scope: Scope
    ) -> String? {
        guard case .array(let items) = literal, items.count == shape.elements.count else {
            return nil
        }
        let values = zip(items, shape.elements).map { source(of: $0, as: $1.type, in: scope) }
        return all(values).map { values in
            let arguments = zip(typeNames.fields, values).map { names, value in
                "\(names.argument.label.label): \(value)"
            }
            return "\(spelling(typeNames.name, in: scope))(\(arguments.joined(separator: ", ")))"
        }
    }

    /// `.photo(PhotoMedia(url: …))`
    private func source(
        of literal: Literal, as shape: UnionShape, _ typeNames: TypeNames, in scope: Scope
    ) -> String? {
        guard case .object(var entries) = literal,
            let place = entries.firstIndex(where: { $0.key == shape.tag }),
            case .string(let tag) = entries[place].value,
            let (variant, name) = zip(shape.variants, typeNames.cases)
                .first(where: { $0.0.name.wire == tag })
        else { return nil }
        if let object = catalog.object(variant.type),
            !object.shape.fields.contains(where: { $0.name.wire == shape.tag })
        {
            entries.remove(at: place)
        }
        return source(of: .object(entries), as: variant.type, in: scope)
            .map { "\(SwiftLiteral.member(name))(\($0))" }
    }

    /// The elements where none is missing.
    private func all(_ sources: [String?]) -> [String]? {
        let present = sources.compactMap { $0 }
        return present.count == sources.count ? present : nil
    }
}
