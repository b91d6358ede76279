import RoutergenModel
import RoutergenSyntax

extension Planner {
    func plannedStructure(
        _ shape: ObjectShape, _ declaration: TypeDeclaration, _ typeNames: TypeNames,
        _ diagnostics: inout Diagnostics
    ) -> RenderStructure {
        if shape.additionalFields != nil {
            diagnostics.warning(
                "additional-fields-not-kept",
                "fields of '\(declaration.name.wire)' that are not listed are not kept yet",
                at: declaration.name.origin)
        }
        let boxed = cycles.boxedFields[declaration.id] ?? []
        let isMutable = self.isMutable(declaration.id)
        var fields: [PlannedField] = []
        for (index, (field, fieldNames)) in zip(shape.fields, typeNames.fields).enumerated() {
            fields.append(
                plannedField(
                    field, fieldNames, isBoxed: boxed.contains(index), isMutable: isMutable,
                    &diagnostics))
        }
        return RenderStructure(
            isModel: !usage.holdingFiles.contains(declaration.id),
            nameLiteral: SwiftLiteral.string(declaration.name.wire),
            properties: fields.map(\.property),
            initializer: RenderInitializer(
                documentation: documentation("Creates a value from its fields.", depth: 2),
                parameters: fields.map(\.parameter),
                assignments: fields.map(\.assignment)),
            reads: fields.map(\.read), writes: fields.map(\.write))
    }

    /// Whether the properties of a type are variables: what a client sends, it builds step by step.
    private func isMutable(_ id: TypeID) -> Bool {
        switch options.mutability {
        case .automatic: usage.sentInBodies.contains(id)
        case .always: true
        case .never: false
        }
    }

    /// Everything that one field needs.
    private struct PlannedField {
        var property: RenderProperty
        var parameter: RenderParameter
        var assignment: RenderAssignment
        var read: RenderAssignment
        var write: RenderCall
    }

    private func plannedField(
        _ field: Field, _ fieldNames: FieldNames, isBoxed: Bool, isMutable: Bool,
        _ diagnostics: inout Diagnostics
    ) -> PlannedField {
        let isDeprecated = field.documentation.isDeprecated
        let storage =
            isBoxed || isDeprecated
            ? plannedStorage(field, fieldNames, isBoxed: isBoxed, isMutable: isMutable) : nil
        let standard = defaultValue(
            field.defaultValue, of: field.name, as: field.type, &diagnostics)
        let place = storage == nil ? fieldNames.property : fieldNames.storage
        let argument = fieldNames.argument
        return PlannedField(
            property: RenderProperty(
                documentation: fieldDocumentation(field),
                attribute: attribute(of: field.documentation),
                introducer: isMutable ? "var" : "let", name: fieldNames.property.declaration,
                type: spelling(field.type), storage: storage),
            parameter: RenderParameter(
                name: argument.parameter, type: spelling(field.type), defaultValue: standard),
            assignment: RenderAssignment(
                target: "self.\(place.member)",
                value: stored(argument.local.expression, field, isBoxed: isBoxed)),
            read: RenderAssignment(
                target: qualified(place, taken: ["json", "object"]),
                value: reading(field, isBoxed: isBoxed, standard: standard, &diagnostics)),
            write: writing(field, fieldNames, storage: storage))
    }

    /// What the description says about a field, or else its name on the wire.
    private func fieldDocumentation(_ field: Field) -> [String] {
        documentation(
            field.documentation, fallback: Self.code(field.name.wire), depth: 2)
    }

    /// A property as generated code refers to it where a local name may hide it.
    private func qualified(_ name: SwiftIdentifier, taken: Set<String>) -> String {
        taken.contains(name.name) ? "self.\(name.member)" : name.expression
    }

    private func plannedStorage(
        _ field: Field, _ fieldNames: FieldNames, isBoxed: Bool, isMutable: Bool
    ) -> RenderStorage {
        let name = fieldNames.storage
        let type = spelling(field.type)
        guard isBoxed else {
            return RenderStorage(
                name: name.declaration, type: type, getter: name.expression,
                setter: isMutable ? "newValue" : nil)
        }
        let isOptional = catalog.isOptional(field.type)
        let box = names.outer("Box")
        return RenderStorage(
            name: name.declaration,
            type: isOptional
                ? "\(box)<\(spelling(catalog.value(field.type)))>?" : "\(box)<\(type)>",
            getter: isOptional ? "\(name.expression)?.value" : "\(name.expression).value",
            setter: isMutable ? stored("newValue", field, isBoxed: true) : nil)
    }

    /// A value as its storage takes it.
    private func stored(_ value: String, _ field: Field, isBoxed: Bool) -> String {
        guard isBoxed else { return value }
        let box = names.outer("Box")
        return catalog.isOptional(field.type)
            ? "\(value).map { \(box)($0) }" : "\(box)(\(value))"
    }

    /// `try object.optional("nsfw") ?? false`
    private func reading(
        _ field: Field, isBoxed: Bool, standard: String?, _ diagnostics: inout Diagnostics
    ) -> String {
        let mayBeAbsent = standard != nil
        let key = SwiftLiteral.string(field.name.wire)
        let call: String
        if let format = dateFormat(of: field.type) {
            call = "object.\(mayBeAbsent ? "dateIfPresent" : "date")(\(key), \(format))"
        } else {
            reportUnreachableFormat(field.type, field.name, &diagnostics)
            call = "object.\(mayBeAbsent ? "optional" : "required")(\(key))"
        }
        let standard = field.defaultValue == nil ? nil : standard
        let fallback = standard.map { $0 == "nil" ? "" : " ?? \($0)" } ?? ""
        guard isBoxed else { return "try \(call)\(fallback)" }
        let box = names.outer("Box")
        return catalog.isOptional(field.type)
            ? "try \(call).map { \(box)($0) }" : "\(box)(try \(call)\(fallback))"
    }

    /// `json.field("nsfw", nsfw)`
    private func writing(
        _ field: Field, _ fieldNames: FieldNames, storage: RenderStorage?
    ) -> RenderCall {
        let value =
            field.documentation.isDeprecated
            ? storage?.getter : qualified(fieldNames.property, taken: ["json"])
        let isNullable = field.null == .noValue && catalog.isOptional(field.type)
        return RenderCall(
            isNullable ? "nullableField" : "field",
            [
                RenderArgument(SwiftLiteral.string(field.name.wire)),
                RenderArgument(value ?? fieldNames.property.expression),
            ] + (dateFormat(of: field.type).map { [RenderArgument($0)] } ?? []))
    }
}
