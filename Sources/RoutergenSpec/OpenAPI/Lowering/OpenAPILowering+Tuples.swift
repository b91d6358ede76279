import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// An array whose places have types of their own (JSON Schema 2020-12 Core, section 10.3.1.1).
    ///
    /// Without `minItems` every place is taken to be there, as authors mean it.
    mutating func tuple(_ schema: SchemaObject, at place: Place) -> LoweredSchema {
        let elements = schema.prefixItems.enumerated().map { index, item in
            element(item, at: place.child("Item\(index + 1)"))
        }
        var additional: TypeReference?
        if case .schema(let items)? = schema.items {
            additional = use(items, at: place.child("Item")).valueType
        }
        // Places of one type are a plain array.
        if let first = elements.first?.type, elements.allSatisfy({ $0.type == first }),
            additional == nil || additional == first
        {
            return .type(.array(first))
        }
        let minimum = schema.constraints.last { $0.key == "minItems" }?.value.scalar?.text
        let requiredCount = minimum.flatMap { Int($0) }.map { min(max($0, 0), elements.count) }
        return .shape(
            .tuple(
                TupleShape(
                    elements: named(elements), requiredCount: requiredCount,
                    additionalElements: additional)))
    }

    private mutating func element(
        _ item: Referable<SchemaObject>, at place: Place
    ) -> TupleShape.Element {
        let annotations = annotations(of: item)
        let word = annotations.codeName ?? item.inlineValue?.title
        var documentation = annotations.documentation
        if documentation.text == word { documentation.text = nil }
        return TupleShape.Element(
            name: word.map {
                Name($0, override: annotations.codeName, origin: item.range)
            }, documentation: documentation, type: use(item, at: place).valueType)
    }

    /// Titles name the places where every place has one of its own.
    private func named(_ elements: [TupleShape.Element]) -> [TupleShape.Element] {
        let titles = Set(elements.compactMap { $0.name?.wire })
        guard titles.count < elements.count else { return elements }
        return elements.map { element in
            var element = element
            element.name = nil
            return element
        }
    }
}
