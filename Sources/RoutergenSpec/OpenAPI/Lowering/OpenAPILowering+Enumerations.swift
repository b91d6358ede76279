import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// A list of values; values of several types are those of JSON.
    mutating func enumeration(_ values: [Node], _ schema: SchemaObject) -> LoweredSchema {
        let (rawType, literals) =
            rawValues(values, schema) ?? (.json, values.map { Literal($0) })
        if rawType == .boolean { return .type(.boolean) }
        let labels = labels(of: schema)
        var seen: Set<Literal> = []
        var cases: [EnumerationShape.Case] = []
        for (index, (node, literal)) in zip(values, literals).enumerated()
        where seen.insert(literal).inserted {
            let label = labels.map { $0[index] } ?? literal.label ?? "option \(index + 1)"
            var documentation = Documentation()
            if schema.enumerationDescriptions.count == schema.enumeration?.count {
                documentation.text = self.text(
                    summary: nil, description: schema.enumerationDescriptions[index])
            }
            cases.append(
                EnumerationShape.Case(
                    name: Name(label, origin: node.range), documentation: documentation,
                    value: literal))
        }
        return .shape(
            .enumeration(EnumerationShape(rawType: rawType, cases: cases)))
    }

    /// The names that the author gives to the values, without that of null.
    private func labels(of schema: SchemaObject) -> [String]? {
        guard let values = schema.enumeration, !values.isEmpty,
            schema.enumerationNames.count == values.count
        else { return nil }
        return zip(values, schema.enumerationNames)
            .filter { $0.0.scalar?.isNull != true }
            .map(\.1.value)
    }

    /// The type of the values and the values in that type: YAML reads `- 1` as a number, whatever
    /// the schema says.
    private func rawValues(
        _ values: [Node], _ schema: SchemaObject
    ) -> (TypeReference, [Literal])? {
        let types = schema.types.subtracting(.null)
        let scalars = values.compactMap(\.scalar)
        guard scalars.count == values.count else { return nil }
        let literals = scalars.map { Literal($0) }
        if types == .string || (types.isEmpty && literals.contains { $0.isText }) {
            let isText = types == .string || literals.allSatisfy(\.isText)
            return isText ? (.string, scalars.map { .string($0.text) }) : nil
        }
        if types == .boolean || (types.isEmpty && literals.allSatisfy(\.isBoolean)) {
            return literals.allSatisfy(\.isBoolean) ? (.boolean, literals) : nil
        }
        let numbers = scalars.compactMap { Literal.number(fromText: $0.text) }
        guard numbers.count == scalars.count,
            types.isEmpty || types.isSubset(of: [.integer, .number])
        else { return nil }
        let areIntegers = numbers.allSatisfy {
            if case .number(let text) = $0 { Int(text) != nil } else { false }
        }
        if areIntegers, types != .number { return (.integer(.platform), numbers) }
        return types == .integer ? nil : (.number(.double), numbers)
    }
}

extension Literal {
    var isText: Bool { if case .string = self { true } else { false } }

    var isBoolean: Bool { if case .boolean = self { true } else { false } }

    /// The value as text; nil for what is put together.
    var label: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .null: "null"
        case .array, .object: nil
        }
    }

    /// The number that a text is, also where it is quoted.
    static func number(fromText text: String) -> Literal? {
        let literal = Literal(Scalar(text, isQuoted: false))
        if case .number = literal { return literal }
        return nil
    }
}
