import RoutergenModel
import RoutergenSyntax

extension Planner {
    func plannedStructure(
        _ shape: ObjectShape, _ declaration: TypeDeclaration, _ typeNames: TypeNames,
        _ diagnostics: inout Diagnostics
    ) -> RenderStructure {
        let isMutable = self.isMutable(declaration.id)
        let shared = sharedStorage.contains(declaration.id) ? typeNames.sharedStorage : nil
        let storageAccess = usage.sentAsFields.contains(declaration.id) ? "" : "private "
        var fields: [PlannedField] = []
        let nullFieldsName = nullFieldsName(of: declaration.id, shape)
        for (index, (field, fieldNames)) in zip(shape.fields, typeNames.fields).enumerated() {
            fields.append(
                plannedField(
                    inUse(field, of: declaration.id), fieldNames,
                    isBoxed: isBoxed(field, at: index, of: declaration.id), isMutable: isMutable,
                    isPatch: isPatch(field, of: declaration.id),
                    nullFields: keepsNull(field, of: declaration.id) ? nullFieldsName : nil,
                    storageAccess: storageAccess, shared: shared, &diagnostics))
        }
        if let type = shape.additionalFields, let name = typeNames.additionalFields {
            fields.append(
                additionalFields(shape, type, name, isMutable: isMutable, shared: shared))
        }
        if let name = nullFieldsName {
            fields.append(nullFields(name, isMutable: isMutable, shared: shared))
        }
        return RenderStructure(
            isModel: !usage.holdingFiles.contains(declaration.id),
            nameLiteral: SwiftLiteral.string(declaration.name.wire),
            properties: fields.map(\.property),
            initializer: shared == nil
                ? RenderInitializer(
                    documentation: documentation("Creates a value from its fields.", depth: 2),
                    parameters: fields.map(\.parameter),
                    assignments: fields.map(\.assignment)) : nil,
            reads: fields.map(\.read), writes: fields.compactMap(\.write),
            sharedStorage: plannedSharedStorage(of: fields, typeNames, property: shared),
            coding: plannedCoding(of: shape, declaration, typeNames, &diagnostics))
    }

    /// The class behind the properties.
    private func plannedSharedStorage(
        of fields: [PlannedField], _ typeNames: TypeNames, property: SwiftIdentifier?
    ) -> RenderSharedStorage? {
        guard let property, let type = typeNames.sharedStorageType else { return nil }
        return RenderSharedStorage(
            property: property.declaration, type: type.declaration,
            fields: fields.map { RenderStoredField(name: $0.property.name, type: $0.property.type) }
        )
    }

    /// A field as the methods of its model refer to it: `name`, or `storage.name` where the fields are shared.
    func place(of name: SwiftIdentifier, in shared: SwiftIdentifier?) -> String {
        shared.map { "\($0.expression).\(name.member)" } ?? name.expression
    }

    /// What reads a property from shared storage.
    func storage(of name: SwiftIdentifier, in shared: SwiftIdentifier?) -> RenderStorage? {
        guard let shared else { return nil }
        return RenderStorage(
            name: name.declaration, type: nil, getter: place(of: name, in: shared), setter: nil)
    }

    /// A field that one side never sends may be missing in a type that both sides send.
    func inUse(_ field: Field, of id: TypeID) -> Field {
        let mayBeMissing =
            (field.isReadOnly && usage.sentInBodies.contains(id))
            || (field.isWriteOnly && usage.received.contains(id))
        guard mayBeMissing, !catalog.isOptional(field.type) else { return field }
        var field = field
        field.type = .optional(field.type)
        return field
    }

    /// Whether a request has to tell a field that is left alone from one that is removed.
    func isPatch(_ field: Field, of id: TypeID) -> Bool {
        field.null == .differsFromAbsence && catalog.isOptional(field.type)
            && usage.sentInBodies.contains(id) && !usage.received.contains(id)
            && !usage.holdingFiles.contains(id) && dateFormat(of: field.type) == nil
    }

    /// Whether a field needs a box; a patch has one of its own.
    func isBoxed(_ field: Field, at index: Int, of id: TypeID) -> Bool {
        let isBoxed = layout.boxedFields[id]?.contains(index) ?? false
        return isBoxed && !isPatch(field, of: id)
    }

    /// The fields that the description does not list.
    private func additionalFields(
        _ shape: ObjectShape, _ type: TypeReference, _ name: SwiftIdentifier, isMutable: Bool,
        shared: SwiftIdentifier?
    ) -> PlannedField {
        let spelled = spelling(.dictionary(type))
        let keys = SwiftLiteral.array(shape.fields.map { SwiftLiteral.string($0.name.wire) })
        return PlannedField(
            property: RenderProperty(
                documentation: documentation(
                    "Fields that the description does not list.", depth: 2),
                introducer: isMutable ? "var" : "let", name: name.declaration, type: spelled,
                storage: storage(of: name, in: shared)),
            parameter: RenderParameter(
                name: name.parameter, type: spelled, defaultValue: "[:]"),
            assignment: RenderAssignment(target: "self.\(name.member)", value: name.expression),
            read: RenderAssignment(
                target: name.expression, value: "try object.others(than: \(keys))"),
            write: RenderCall("members", [RenderArgument(place(of: name, in: shared))]))
    }

    /// Whether the properties of a type are variables: what a client sends, it builds step by step.
    func isMutable(_ id: TypeID) -> Bool {
        switch options.mutability {
        case .automatic: usage.sentInBodies.contains(id)
        case .always: true
        case .never: false
        }
    }

    /// Everything that one field needs.
    struct PlannedField {
        var property: RenderProperty
        var parameter: RenderParameter
        var assignment: RenderAssignment
        var read: RenderAssignment
        /// Nil for what is no field of its own on the wire.
        var write: RenderCall?
    }

    private func plannedField(
        _ field: Field, _ fieldNames: FieldNames, isBoxed: Bool, isMutable: Bool,
        isPatch: Bool, nullFields: SwiftIdentifier?, storageAccess: String,
        shared: SwiftIdentifier?, _ diagnostics: inout Diagnostics
    ) -> PlannedField {
        if isPatch {
            return plannedPatch(field, fieldNames, isMutable: isMutable)
        }
        let isDeprecated = field.documentation.isDeprecated
        let ownStorage =
            isBoxed || isDeprecated
            ? plannedStorage(
                field, fieldNames, isBoxed: isBoxed, isMutable: isMutable, access: storageAccess)
            : nil
        let storage = storage(of: fieldNames.property, in: shared) ?? ownStorage
        let standard = defaultValue(
            field.defaultValue, of: field.name, as: field.type, &diagnostics)
        let place = storage?.type == nil ? fieldNames.property : fieldNames.storage
        let argument = fieldNames.argument
        return PlannedField(
            property: RenderProperty(
                documentation: fieldDocumentation(field),
                attribute: attribute(of: field.documentation),
                introducer: isMutable ? "var" : "let", name: fieldNames.property.declaration,
                type: spelling(of: field), storage: storage, wireName: field.name.wire),
            parameter: RenderParameter(
                name: argument.parameter, type: spelling(of: field),
                defaultValue: constant(field) ?? standard),
            assignment: RenderAssignment(
                target: "self.\(place.member)",
                value: stored(argument.local.expression, field, isBoxed: isBoxed)),
            read: RenderAssignment(
                target: qualified(place, taken: ["json", "object"]),
                value: reading(
                    field, isBoxed: isBoxed, keepsNull: nullFields != nil, standard: standard,
                    &diagnostics)),
            write: writing(
                field, fieldNames, storage: storage,
                nullFields: nullFields.map { self.place(of: $0, in: shared) }))
    }

    /// The type of a field's property: `LossyArray<Photo>` for a list whose elements may be dropped.
    private func spelling(of field: Field) -> String {
        guard field.isLossy, case .array(let element) = field.type.unwrapped else {
            return spelling(field.type)
        }
        let list = "\(names.outer("LossyArray"))<\(spelling(element))>"
        return field.type.isOptional ? "\(list)?" : list
    }

    /// A field of a change: absent, null or a value.
    private func plannedPatch(
        _ field: Field, _ fieldNames: FieldNames, isMutable: Bool
    ) -> PlannedField {
        let type = "\(names.outer("Patch"))<\(spelling(catalog.value(field.type)))>"
        let key = RenderArgument(SwiftLiteral.string(field.name.wire))
        let isDeprecated = field.documentation.isDeprecated
        let name = fieldNames.storage
        let place = isDeprecated ? name : fieldNames.property
        let storage = RenderStorage(
            name: name.declaration, type: type, getter: name.expression,
            setter: isMutable ? "newValue" : nil)
        return PlannedField(
            property: RenderProperty(
                documentation: fieldDocumentation(field),
                attribute: attribute(of: field.documentation),
                introducer: isMutable ? "var" : "let", name: fieldNames.property.declaration,
                type: type, storage: isDeprecated ? storage : nil, wireName: field.name.wire),
            parameter: RenderParameter(
                name: fieldNames.argument.parameter, type: type, defaultValue: ".absent"),
            assignment: RenderAssignment(
                target: "self.\(place.member)",
                value: fieldNames.argument.local.expression),
            read: RenderAssignment(
                target: qualified(place, taken: ["json", "object"]),
                value: "try object.patch(\(key.value))"),
            write: RenderCall(
                "field", [key, RenderArgument(qualified(place, taken: ["json"]))]))
    }

    /// The only value of a field, so that nobody has to write it.
    private func constant(_ field: Field) -> String? {
        guard let constant = field.constant, !catalog.isOptional(field.type) else { return nil }
        return source(of: constant, as: field.type)
    }

    /// What the description says about a field, or else its name on the wire.
    func fieldDocumentation(_ field: Field) -> [String] {
        documentation(
            field.documentation, fallback: Self.code(field.name.wire), depth: 2)
    }

    /// A property as generated code refers to it where a local name may hide it.
    func qualified(_ name: SwiftIdentifier, taken: Set<String>) -> String {
        taken.contains(name.name) ? "self.\(name.member)" : name.expression
    }

    func plannedStorage(
        _ field: Field, _ fieldNames: FieldNames, isBoxed: Bool, isMutable: Bool, access: String
    ) -> RenderStorage {
        let type = spelling(of: field)
        let box = names.outer("Box")
        let boxedType =
            catalog.isOptional(field.type)
            ? "\(box)<\(spelling(catalog.value(field.type)))>?" : "\(box)<\(type)>"
        return RenderStorage(
            access: access, name: fieldNames.storage.declaration,
            type: isBoxed ? boxedType : type,
            getter: storageGetter(field, fieldNames, isBoxed: isBoxed),
            setter: isMutable ? stored("newValue", field, isBoxed: isBoxed) : nil)
    }

    /// A field's value, read from its storage: `aStorage`, `nextStorage?.value`.
    func storageGetter(_ field: Field, _ fieldNames: FieldNames, isBoxed: Bool) -> String {
        let storage = fieldNames.storage.expression
        guard isBoxed else { return storage }
        return catalog.isOptional(field.type) ? "\(storage)?.value" : "\(storage).value"
    }

    /// A value as its storage takes it.
    func stored(_ value: String, _ field: Field, isBoxed: Bool) -> String {
        guard isBoxed else { return value }
        let box = names.outer("Box")
        return catalog.isOptional(field.type)
            ? "\(value).map { \(box)($0) }" : "\(box)(\(value))"
    }

    /// `try object.optional("nsfw") ?? false`
    private func reading(
        _ field: Field, isBoxed: Bool, keepsNull: Bool, standard: String?,
        _ diagnostics: inout Diagnostics
    ) -> String {
        let mayBeAbsent = standard != nil
        let key = SwiftLiteral.string(field.name.wire)
        let call: String
        if let format = dateFormat(of: field.type) {
            let optional = keepsNull ? "nullableDate" : "dateIfPresent"
            call = "object.\(mayBeAbsent ? optional : "date")(\(key), \(format))"
        } else {
            reportUnreachableFormat(field.type, of: field.name, &diagnostics)
            let optional = keepsNull ? "nullable" : "optional"
            call = "object.\(mayBeAbsent ? optional : "required")(\(key))"
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
        _ field: Field, _ fieldNames: FieldNames, storage: RenderStorage?,
        nullFields: String?
    ) -> RenderCall {
        let readsStorage =
            storage.map { $0.type == nil || field.documentation.isDeprecated } ?? false
        let value =
            readsStorage ? storage?.getter : qualified(fieldNames.property, taken: ["json"])
        let isNullable = field.null == .noValue && catalog.isOptional(field.type)
        return RenderCall(
            isNullable ? "nullableField" : "field",
            [
                RenderArgument(SwiftLiteral.string(field.name.wire)),
                RenderArgument(value ?? fieldNames.property.expression),
            ] + (dateFormat(of: field.type).map { [RenderArgument($0)] } ?? [])
                + (nullFields.map { [RenderArgument($0)] } ?? []))
    }
}
