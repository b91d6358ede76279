import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// Whether an enum keeps values that the description does not list.
    ///
    /// A server may send new values at any time; what only the client sends, it knows.
    func isOpen(_ shape: EnumerationShape, _ id: TypeID) -> Bool {
        // An enum of Swift's own has values of one type.
        shape.cases.isEmpty || shape.rawType == .json || (shape.isOpen ?? !usage.isOnlySent(id))
    }

    func plannedEnumeration(
        _ shape: EnumerationShape, _ declaration: TypeDeclaration, _ typeNames: TypeNames,
        _ diagnostics: inout Diagnostics
    ) -> RenderEnumeration {
        let isText = catalog.value(shape.rawType) == .string
        var cases: [RenderEnumerationCase] = []
        for (value, name) in zip(shape.cases, typeNames.cases) {
            guard let raw = source(of: value.value, as: shape.rawType) else {
                diagnostics.error(
                    "value-of-wrong-type",
                    "the value of '\(value.name.wire)' is no \(spelling(shape.rawType))",
                    at: value.name.origin)
                continue
            }
            let isImplied = isText && raw == SwiftLiteral.string(name.name)
            cases.append(
                RenderEnumerationCase(
                    documentation: documentation(
                        value.documentation, depth: 2, notesDeprecation: true),
                    name: name.declaration, reference: name.member, value: raw,
                    needsValue: !isImplied))
        }
        return RenderEnumeration(
            rawType: spelling(shape.rawType), cases: cases,
            unknownCase: isOpen(shape, declaration.id)
                ? typeNames.unknownCase.declaration : nil)
    }
}
