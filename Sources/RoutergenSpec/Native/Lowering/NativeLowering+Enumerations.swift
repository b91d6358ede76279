import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    mutating func enumerationShape(
        _ enumeration: NativeEnumeration, _ declaration: NativeTypeDeclaration
    ) -> EnumerationShape? {
        if enumeration.isShortForm, reportAmbiguousList(enumeration, declaration) { return nil }
        guard let rawType = rawType(enumeration) else { return nil }
        var seen: [Literal: SourceRange] = [:]
        var cases: [EnumerationShape.Case] = []
        for written in enumeration.cases {
            guard let value = caseValue(written, rawType) else { continue }
            if let earlier = seen[value] {
                diagnostics.error(
                    "duplicate-case", "value \(written.value.kindInWords) stands twice",
                    at: written.value.range,
                    notes: [Diagnostic.Note("the first stands here", at: earlier)])
                continue
            }
            seen[value] = written.value.range
            cases.append(
                EnumerationShape.Case(
                    name: name(written.name, written.attributes),
                    documentation: documentation(written.attributes), value: value))
        }
        return EnumerationShape(isOpen: enumeration.isOpen, rawType: rawType, cases: cases)
    }

    /// `Photos: [Photo]` would be an enum with the case `Photo`, and is meant as an array.
    private mutating func reportAmbiguousList(
        _ enumeration: NativeEnumeration, _ declaration: NativeTypeDeclaration
    ) -> Bool {
        guard enumeration.cases.count == 1, let only = enumeration.cases.first else { return false }
        let name =
            only.name.value.hasSuffix("?") ? String(only.name.value.dropLast()) : only.name.value
        guard BuiltInType.names.contains(name) || kinds[name] != nil else { return false }
        usage.useType(name)
        diagnostics.error(
            "ambiguous-list",
            "'\(declaration.name.value)' may be an enum or an array of '\(only.name.value)'",
            at: only.value.range,
            suggestion: "write \"[\(only.name.value)]\" in quotes for the array, "
                + "{ enum: [\(only.name.value)] } for the enum")
        return true
    }

    private mutating func rawType(_ enumeration: NativeEnumeration) -> TypeReference? {
        guard let expression = enumeration.rawType else { return .string }
        guard let type = type(expression) else { return nil }
        switch underlying(type) {
        case .string, .integer: return underlying(type)
        default:
            if isUnknown(type) { return nil }
            diagnostics.error(
                "enum-type",
                "the values of an enum are 'String', 'Int', 'Int32' or 'Int64', "
                    + "found '\(type.spelling)'",
                at: expression.range)
            return nil
        }
    }

    /// Strings must be strings here: `1` and `true` in a list are likelier a forgotten type than
    /// text.
    private mutating func caseValue(
        _ written: NativeEnumeration.Case, _ rawType: TypeReference
    ) -> Literal? {
        guard rawType == .string else {
            return literal(.node(written.value), rawType, "the value of a case", "case-type")
        }
        if let text = written.value.scalar?.string { return .string(text) }
        diagnostics.error(
            "case-type",
            "the value of a case must be 'String', "
                + "found \(written.value.kindInWords)",
            at: written.value.range,
            suggestion: written.value.scalar?.integer == nil
                ? "write it in quotes"
                : "write it in quotes, or give the enum numbers with 'enum: Int'")
        return nil
    }
}
