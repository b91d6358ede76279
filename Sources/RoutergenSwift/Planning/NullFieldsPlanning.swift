import RoutergenModel

extension Planner {
    /// Whether a model has to remember if a field was null or absent: it is optional in both cases.
    func keepsNull(_ field: Field, of id: TypeID) -> Bool {
        field.null == .differsFromAbsence && catalog.isOptional(field.type)
            && !isPatch(field, of: id) && !usage.holdingFiles.contains(id)
    }

    /// The property that tells which fields of a model are null; nil where no field needs it.
    func nullFieldsName(of id: TypeID, _ shape: ObjectShape) -> SwiftIdentifier? {
        guard shape.fields.contains(where: { keepsNull($0, of: id) }) else { return nil }
        return names[id]?.nullFields
    }

    /// `nullFields = object.nullFields`, behind all reads, which note in the reader what is null.
    func nullFields(
        _ name: SwiftIdentifier, isMutable: Bool, shared: SwiftIdentifier?
    ) -> PlannedField {
        let type = names.outer("NullFields")
        return PlannedField(
            property: RenderProperty(
                documentation: documentation(
                    "Fields that are `null` rather than absent.", depth: 2),
                introducer: isMutable ? "var" : "let", name: name.declaration, type: type,
                storage: storage(of: name, in: shared)),
            parameter: RenderParameter(name: name.parameter, type: type, defaultValue: "[]"),
            assignment: RenderAssignment(target: "self.\(name.member)", value: name.expression),
            read: RenderAssignment(target: name.expression, value: "object.nullFields"),
            write: nil)
    }
}
