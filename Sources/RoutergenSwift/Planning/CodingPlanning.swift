import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// One field on its way through `Codable`.
    private struct CodedField {
        var key: RenderCodingKey
        var decode: RenderAssignment
        var encode: String
        /// Whether the compiler would write the same.
        var synthesizesDecoding: Bool
        var synthesizesEncoding: Bool
    }

    /// How an object goes through `Codable`; nil for packs whose models do not, and for what holds files.
    func plannedCoding(
        of shape: ObjectShape, _ declaration: TypeDeclaration, _ typeNames: TypeNames,
        _ diagnostics: inout Diagnostics
    ) -> RenderCoding? {
        guard options.models == .codable, !usage.holdingFiles.contains(declaration.id) else {
            return nil
        }
        let nullFields = nullFieldsName(of: declaration.id, shape)
        var fields: [CodedField] = []
        for (index, (field, fieldNames)) in zip(shape.fields, typeNames.fields).enumerated() {
            fields.append(
                codedField(
                    inUse(field, of: declaration.id), fieldNames,
                    isBoxed: isBoxed(field, at: index, of: declaration.id),
                    isPatch: isPatch(field, of: declaration.id),
                    nullFields: keepsNull(field, of: declaration.id) ? nullFields : nil,
                    &diagnostics))
        }
        var coding = RenderCoding(
            synthesizesDecoding: fields.allSatisfy(\.synthesizesDecoding),
            synthesizesEncoding: fields.allSatisfy(\.synthesizesEncoding), keys: fields.map(\.key),
            decodes: fields.map(\.decode), encodes: fields.map(\.encode),
            needsContainer: !fields.isEmpty)
        if shape.additionalFields != nil, let name = typeNames.additionalFields {
            let keys = SwiftLiteral.array(shape.fields.map { SwiftLiteral.string($0.name.wire) })
            coding.decodes.append(
                RenderAssignment(
                    target: name.expression,
                    value: "try \(names.outer("Coding")).others(in: decoder, besides: \(keys))"))
            coding.encodes.append(
                "try \(names.outer("Coding")).encode(\(name.expression), into: encoder)")
            coding.synthesizesDecoding = false
            coding.synthesizesEncoding = false
        }
        if let name = nullFields {
            let keys = shape.fields.filter { keepsNull($0, of: declaration.id) }
                .map { SwiftLiteral.string($0.name.wire) }
            coding.decodes.append(
                RenderAssignment(
                    target: name.expression,
                    value: "try \(names.outer("Coding")).nulls(in: decoder, "
                        + "among: \(SwiftLiteral.array(keys)))"))
            coding.synthesizesDecoding = false
            coding.synthesizesEncoding = false
        }
        if coding.synthesizesDecoding, coding.synthesizesEncoding,
            !coding.keys.contains(where: \.needsValue)
        {
            coding.keys = []
        }
        return coding
    }

    private func codedField(
        _ field: Field, _ fieldNames: FieldNames, isBoxed: Bool, isPatch: Bool,
        nullFields: SwiftIdentifier?, _ diagnostics: inout Diagnostics
    ) -> CodedField {
        let isDeprecated = field.documentation.isDeprecated
        let hasStorage = isDeprecated || (isBoxed && !isPatch)
        let place = hasStorage ? fieldNames.storage : fieldNames.property
        let name = fieldNames.property
        let standard = defaultValue(
            field.defaultValue, of: field.name, as: field.type, &diagnostics)
        let fallback = field.defaultValue == nil || standard == "nil" ? nil : standard
        let taken: Set = ["container", "decoder", "encoder"]
        let value =
            isDeprecated && !isPatch
            ? storageGetter(field, fieldNames, isBoxed: isBoxed)
            : qualified(isPatch ? place : fieldNames.property, taken: taken)
        let format = isPatch ? nil : dateFormat(of: field.type)
        // A case called `self` could not be told from the type itself.
        let isPlain =
            !hasStorage && !isPatch && format == nil && !["self", "Type"].contains(name.name)
        return CodedField(
            key: RenderCodingKey(
                name: name.declaration, value: SwiftLiteral.string(field.name.wire),
                needsValue: name.name != field.name.wire),
            decode: RenderAssignment(
                target: qualified(place, taken: taken),
                value: decoding(
                    field, name, isBoxed: isBoxed, isPatch: isPatch, format: format,
                    isOptional: standard != nil, fallback: fallback)),
            encode: encoding(
                value, of: field, name, isPatch: isPatch, format: format, nullFields: nullFields),
            synthesizesDecoding: isPlain && fallback == nil,
            synthesizesEncoding: isPlain && field.null == nil)
    }

    private func decoding(
        _ field: Field, _ name: SwiftIdentifier, isBoxed: Bool, isPatch: Bool, format: String?,
        isOptional: Bool, fallback: String?
    ) -> String {
        let key = "forKey: .\(name.member)"
        if isPatch { return "try \(names.outer("Patch"))(in: container, \(key))" }
        let call: String
        if let format {
            let method = isOptional ? "dateIfPresent" : "date"
            call = "\(names.outer("DateFormat"))\(format).\(method)(in: container, \(key))"
        } else {
            let method = isOptional ? "decodeIfPresent" : "decode"
            call = "container.\(method)(\(decodedType(of: field)).self, \(key))"
        }
        let whole = "try \(call)\(fallback.map { " ?? \($0)" } ?? "")"
        guard isBoxed else { return whole }
        let box = names.outer("Box")
        return catalog.isOptional(field.type)
            ? "try \(call).map { \(box)($0) }" : "\(box)(\(whole))"
    }

    /// The type of the value where there is one.
    private func decodedType(of field: Field) -> String {
        let type: TypeReference =
            switch field.type {
            case .optional(let wrapped) where !catalog.isOptional(wrapped): wrapped
            case let type where catalog.isOptional(type): catalog.value(type)
            default: field.type
            }
        guard field.isLossy, case .array(let element) = type else { return spelling(type) }
        return "\(names.outer("LossyArray"))<\(spelling(element))>"
    }

    private func encoding(
        _ value: String, of field: Field, _ name: SwiftIdentifier, isPatch: Bool, format: String?,
        nullFields: SwiftIdentifier?
    ) -> String {
        let key = "forKey: .\(name.member)"
        if isPatch { return "try \(value).encode(into: &container, \(key))" }
        let isOptional = catalog.isOptional(field.type)
        var writesNull: String?
        if let nullFields {
            let wire = SwiftLiteral.string(field.name.wire)
            writesNull = "\(nullFields.expression).contains(\(wire))"
        } else if field.null == .noValue, isOptional {
            writesNull = "true"
        }
        if let format {
            let rest = writesNull.map { ", writesNull: \($0)" } ?? ""
            return "try \(names.outer("DateFormat"))\(format).encode(\(value), into: &container, "
                + "\(key)\(rest))"
        }
        if let nullFields = writesNull, nullFields != "true" {
            return "try \(names.outer("Coding")).encode(\(value), writesNull: \(nullFields), "
                + "into: &container, \(key))"
        }
        let method = isOptional && writesNull == nil ? "encodeIfPresent" : "encode"
        return "try container.\(method)(\(value), \(key))"
    }

    // MARK: - Tuples

    /// How an array whose places have types goes through `Codable`.
    func plannedCoding(of shape: TupleShape, _ typeNames: TypeNames, boxed: Set<Int>)
        -> RenderCoding?
    {
        guard options.models == .codable else { return nil }
        var coding = RenderCoding(
            synthesizesDecoding: false, synthesizesEncoding: false, keys: [], decodes: [],
            encodes: [], needsContainer: true)
        let taken: Set = ["container", "decoder", "encoder"]
        for (index, (element, elementNames)) in zip(shape.elements, typeNames.fields).enumerated() {
            let isRequired = index < shape.requiredCount
            let isOptional = !isRequired || catalog.isOptional(element.type)
            let type = spelling(
                catalog.isOptional(element.type) ? catalog.value(element.type) : element.type)
            let call = "try container.\(isOptional ? "decodeIfPresent" : "decode")(\(type).self)"
            let box = names.outer("Box")
            let value =
                !boxed.contains(index)
                ? call : isOptional ? "\(call).map { \(box)($0) }" : "\(box)(\(call))"
            let place = boxed.contains(index) ? elementNames.storage : elementNames.property
            coding.decodes.append(
                RenderAssignment(target: qualified(place, taken: taken), value: value))
            let property = qualified(elementNames.property, taken: taken)
            coding.encodes.append(
                isRequired
                    ? "try container.encode(\(property))"
                    : "if let \(elementNames.property.expression) { try container.encode(\(property)) }"
            )
        }
        if shape.additionalElements != nil, let name = typeNames.additionalFields {
            coding.decodes.append(
                RenderAssignment(
                    target: name.expression,
                    value: "try \(names.outer("Coding")).rest(of: &container)"))
            coding.encodes.append("try container.encode(contentsOf: \(name.expression))")
        }
        return coding
    }
}
