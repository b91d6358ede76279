import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// Every declared type, in order. Names come first, then what constants and unions need to
    /// know, then the fields of objects.
    mutating func typeDeclarations() -> [TypeDeclaration] {
        let declared = scope.types.filter { checkReserved($0.name) }
        for type in declared { kinds[type.name.value] = kindByForm(type.shape) }
        resolveAliases(declared)
        for type in declared { resolveValues(type) }
        let bases = checkedBases(declared)
        for type in declared { resolveFields(type) }
        mergeBases(declared, bases)
        checkEndlessTypes(declared)
        return declared.compactMap { declaration($0) }
    }

    private mutating func checkReserved(_ name: Located<String>) -> Bool {
        let isBuiltIn = BuiltInType.names.contains(name.value)
        guard isBuiltIn || BuiltInType.reservedWords.contains(name.value) else { return true }
        diagnostics.error(
            "reserved-name",
            isBuiltIn
                ? "'\(name.value)' is a built-in type and cannot be declared"
                : "'\(name.value)' is a word of the format and cannot name a type",
            at: name.range)
        return false
    }

    private func kindByForm(_ shape: NativeTypeDeclaration.Shape) -> DeclaredKind {
        switch shape {
        case .object: .object
        case .union: .union
        case .enumeration, .alias, .newType, .unreadable: .unknown
        }
    }

    private mutating func resolveValues(_ declaration: NativeTypeDeclaration) {
        let name = declaration.name.value
        usage.owner = name
        defer { usage.owner = nil }
        switch declaration.shape {
        case .enumeration(let enumeration):
            if let shape = enumerationShape(enumeration, declaration) {
                kinds[name] = .enumeration(shape)
            }
        case .newType(let use):
            guard let type = type(use) else { return }
            guard isRawValue(underlying(type)) else {
                diagnostics.error(
                    "raw-type",
                    "a distinct type wraps a simple value such as 'String', "
                        + "found '\(type.spelling)'",
                    at: use.expression.range)
                return
            }
            kinds[name] = .newType(type)
        default: break
        }
    }

    /// Whether a value is one simple thing that travels as text or a number.
    func isRawValue(_ type: TypeReference) -> Bool {
        switch type {
        case .string, .integer, .number, .decimal, .decimalText, .boolean, .date, .day, .url, .uuid,
            .bytes:
            true
        default: false
        }
    }

    private mutating func resolveFields(_ declaration: NativeTypeDeclaration) {
        guard case .object(let fields, _) = declaration.shape else { return }
        usage.owner = declaration.name.value
        defer { usage.owner = nil }
        objectFields[declaration.name.value] = fields.compactMap { field($0) }
    }

    private mutating func field(_ field: NativeField) -> Field? {
        guard case .typed(let use, let written) = field.content, let type = type(use) else {
            return nil
        }
        return Field(
            name: name(field.name, field.attributes),
            documentation: documentation(field.attributes),
            type: type, isLossy: isLossy(field, type),
            defaultValue: written.flatMap { defaultValue($0, type) },
            example: field.example.flatMap { example($0, type) })
    }

    /// Whether elements of the field's list may be dropped; an alias of a list has no elements of the field's own.
    private mutating func isLossy(_ field: NativeField, _ type: TypeReference) -> Bool {
        guard let isLossy = field.isLossy, isLossy.value else { return false }
        if case .array = type.unwrapped { return true }
        diagnostics.error(
            "lossy-without-list", "'lossy' is for lists, found '\(type.spelling)'",
            at: isLossy.range)
        return false
    }

    private mutating func declaration(_ declaration: NativeTypeDeclaration) -> TypeDeclaration? {
        let name = declaration.name.value
        usage.owner = name
        defer { usage.owner = nil }
        let shape: TypeDeclaration.Shape
        switch (declaration.shape, kinds[name]) {
        case (.object, _): shape = .object(ObjectShape(fields: objectFields[name] ?? []))
        case (.union(let union), _): shape = .union(unionShape(union))
        case (.enumeration, .enumeration(let enumeration)?): shape = .enumeration(enumeration)
        case (.alias, .alias(let type)?): shape = .alias(type)
        case (.newType, .newType(let type)?): shape = .newType(type)
        default: return nil
        }
        return TypeDeclaration(
            id: TypeID(name), name: self.name(declaration.name, declaration.attributes),
            documentation: documentation(declaration.attributes), shape: shape)
    }
}
