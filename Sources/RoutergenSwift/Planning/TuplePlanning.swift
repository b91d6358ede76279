import RoutergenModel

extension Planner {
    /// A struct with a property for each place of an array.
    func plannedTuple(
        _ shape: TupleShape, _ declaration: TypeDeclaration, _ typeNames: TypeNames
    ) -> RenderStructure {
        let boxed = layout.boxedFields[declaration.id] ?? []
        let isMutable = self.isMutable(declaration.id)
        var fields = zip(shape.elements, typeNames.fields).enumerated().map { index, pair in
            plannedElement(
                pair.0, pair.1, position: index, isRequired: index < shape.requiredCount,
                isBoxed: boxed.contains(index), isMutable: isMutable)
        }
        if let type = shape.additionalElements, let name = typeNames.additionalFields {
            fields.append(
                additionalElements(
                    type, name, from: shape.elements.count, isMutable: isMutable))
        }
        return RenderStructure(
            isModel: true, nameLiteral: SwiftLiteral.string(declaration.name.wire),
            properties: fields.map(\.property),
            initializer: RenderInitializer(
                documentation: documentation("Creates a value from its elements.", depth: 2),
                parameters: fields.map(\.parameter), assignments: fields.map(\.assignment)),
            reads: fields.map(\.read), writes: fields.compactMap(\.write),
            coding: plannedCoding(of: shape, typeNames, boxed: boxed))
    }

    private func plannedElement(
        _ element: TupleShape.Element, _ elementNames: FieldNames, position: Int,
        isRequired: Bool, isBoxed: Bool, isMutable: Bool
    ) -> PlannedField {
        var field = Field(
            name: element.name ?? Name(elementNames.property.name, origin: model.origin),
            documentation: element.documentation, type: element.type)
        if !isRequired, !catalog.isOptional(field.type) { field.type = .optional(field.type) }
        let storage =
            isBoxed
            ? plannedStorage(
                field, elementNames, isBoxed: true, isMutable: isMutable, access: "private ")
            : nil
        let place = isBoxed ? elementNames.storage : elementNames.property
        let argument = elementNames.argument
        let value = "try array.\(isRequired ? "required" : "optional")(\(position))"
        return PlannedField(
            property: RenderProperty(
                documentation: documentation(
                    field.documentation, fallback: "The element at position \(position).", depth: 2),
                introducer: isMutable ? "var" : "let", name: elementNames.property.declaration,
                type: spelling(field.type), storage: storage),
            parameter: RenderParameter(
                name: argument.parameter, type: spelling(field.type),
                defaultValue: isRequired ? nil : "nil"),
            assignment: RenderAssignment(
                target: "self.\(place.member)",
                value: stored(argument.local.expression, field, isBoxed: isBoxed)),
            read: RenderAssignment(
                target: qualified(place, taken: ["json", "array"]),
                value: isBoxed ? boxed(value, field) : value),
            write: RenderCall(
                isRequired ? "element" : "elementIfPresent",
                [RenderArgument(qualified(elementNames.property, taken: ["json"]))]))
    }

    private func boxed(_ value: String, _ field: Field) -> String {
        let box = names.outer("Box")
        return catalog.isOptional(field.type)
            ? "\(value).map { \(box)($0) }" : "\(box)(\(value))"
    }

    /// The elements behind those that have places.
    private func additionalElements(
        _ type: TypeReference, _ name: SwiftIdentifier, from position: Int, isMutable: Bool
    ) -> PlannedField {
        let spelled = spelling(.array(type))
        return PlannedField(
            property: RenderProperty(
                documentation: documentation("The elements behind the others.", depth: 2),
                introducer: isMutable ? "var" : "let", name: name.declaration, type: spelled),
            parameter: RenderParameter(name: name.parameter, type: spelled, defaultValue: "[]"),
            assignment: RenderAssignment(target: "self.\(name.member)", value: name.expression),
            read: RenderAssignment(
                target: name.expression, value: "try array.others(from: \(position))"),
            write: RenderCall("elements", [RenderArgument(name.expression)]))
    }
}
