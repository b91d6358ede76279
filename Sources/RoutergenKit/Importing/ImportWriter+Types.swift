import RoutergenModel
import RoutergenSwift

extension ImportWriter {
    /// A type as the format spells it.
    mutating func spelling(_ type: TypeReference) -> String {
        switch type {
        case .optional(let wrapped):
            let text = spelling(wrapped)
            return text.hasSuffix("?") ? text : "\(text)?"
        case .array(let element): return "[\(spelling(element))]"
        case .dictionary(let value): return "[String: \(spelling(value))]"
        case .named(let id): return name(of: id)
        case .integer(.platform): return "Int"
        case .integer(.bits32): return "Int32"
        case .integer(.bits64): return "Int64"
        case .integer(.unsigned64):
            note("numbers up to 2⁶⁴; this is 'Int64'")
            return "Int64"
        case .number(.double): return "Double"
        case .number(.single): return "Float"
        case .string: return "String"
        case .decimal: return "Decimal"
        case .decimalText: return "DecimalText"
        case .boolean: return "Bool"
        case .date: return "Date"
        case .day: return "Day"
        case .url: return "URL"
        case .uuid: return "UUID"
        case .bytes: return "Data"
        case .json: return "JSON"
        case .file: return "File"
        case .external(let name): return name
        }
    }

    /// A field, a parameter or an alias, short where it is only a type.
    mutating func use(
        _ name: Name, _ type: TypeReference, _ documentation: Documentation,
        default value: Literal?,
        more: [SpecText.Entry] = []
    ) -> SpecText {
        var entries: [SpecText.Entry] = []
        if let name = name.override { entries.append(.init("name", .text(name))) }
        if let value {
            if case .null = value {
            } else if isPlainDefault(type) {
                entries.append(.init("default", literal(value)))
            } else {
                note("the default of '\(name.wire)'")
            }
        }
        if let format = dateFormat(of: type) { entries.append(.init("format", .text(format))) }
        entries += self.documentation(documentation) + more
        let text = SpecText.text(spelling(type))
        return entries.isEmpty ? text : .mapping([.init("type", text)] + entries)
    }

    /// Objects, unions and files have no default.
    private func isPlainDefault(_ type: TypeReference) -> Bool {
        switch type.innermost {
        case .named(let id):
            model.types.first { $0.id == id }.map {
                if case .enumeration = $0.shape { true } else { false }
            } ?? false
        case .file, .external: false
        default: true
        }
    }

    private mutating func dateFormat(of type: TypeReference) -> String? {
        guard case .date(let format) = type.innermost, format != .rfc3339 else { return nil }
        guard case .date = type.unwrapped else {
            note("how dates in lists are written")
            return nil
        }
        return switch format {
        case .rfc3339: nil
        case .unixSeconds: "unix"
        case .unixMilliseconds: "unix_ms"
        case .rfc1123: "rfc1123"
        case .pattern(let pattern): pattern
        }
    }

    func literal(_ literal: Literal) -> SpecText {
        switch literal {
        case .null: .plain("null")
        case .boolean(let value): .plain(value ? "true" : "false")
        case .number(let text): .plain(text)
        case .string(let text): .text(text)
        case .array(let items): .list(items.map(self.literal))
        case .object(let entries):
            .mapping(entries.map { .init($0.key, self.literal($0.value)) })
        }
    }

    mutating func declaration(_ declaration: TypeDeclaration) -> SpecText.Entry {
        let docs = documentation(declaration.documentation)
        let value: SpecText
        switch declaration.shape {
        case .object(let shape): value = .mapping(docs + [.init("object", object(shape))])
        case .enumeration(let shape): value = enumeration(shape, docs)
        case .union(let shape): value = union(shape, docs)
        case .tuple:
            note("an array whose places have types of their own; this is any JSON")
            value = alias("JSON", docs)
        case .alias(let type):
            let target = type.unwrapped == .file ? .json : type.unwrapped
            value = alias(
                spelling(target),
                (dateFormat(of: target).map { [.init("format", .text($0))] } ?? []) + docs)
        case .newType(let type):
            value = .mapping([.init("new", .text(spelling(type)))] + docs)
        }
        return .init(name(of: declaration.id), value)
    }

    /// A mapping with nothing but `type` would be an object.
    private func alias(_ target: String, _ more: [SpecText.Entry]) -> SpecText {
        more.isEmpty ? .text(target) : .mapping([.init("type", .text(target))] + more)
    }

    private mutating func object(_ shape: ObjectShape) -> SpecText {
        if shape.additionalFields != nil { note("fields that are not listed are kept") }
        var entries: [SpecText.Entry] = []
        for field in shape.fields {
            guard !field.name.wire.isEmpty, !field.name.wire.hasPrefix("x-") else {
                note("the field '\(field.name.wire)', whose name is none in the format")
                continue
            }
            if field.null != nil { note("what null means in '\(field.name.wire)'") }
            if field.isReadOnly || field.isWriteOnly {
                note("that '\(field.name.wire)' goes only one way")
            }
            if field.constant != nil { note("the only value of '\(field.name.wire)'") }
            let more = field.isLossy ? [SpecText.Entry("lossy", .plain("true"))] : []
            entries.append(
                .init(
                    field.name.wire,
                    use(
                        field.name, field.type, field.documentation, default: field.defaultValue,
                        more: more)))
        }
        return .mapping(entries)
    }

    private mutating func enumeration(
        _ shape: EnumerationShape, _ docs: [SpecText.Entry]
    ) -> SpecText {
        guard shape.rawType == .string || isInteger(shape.rawType), !shape.cases.isEmpty else {
            note("a list of values that are neither text nor whole numbers; this is any JSON")
            return alias("JSON", docs)
        }
        let isText = shape.rawType == .string
        var entries: [SpecText.Entry] = []
        if let isOpen = shape.isOpen {
            entries.append(.init("open", .plain(isOpen ? "true" : "false")))
        }
        if isText {
            let values = shape.cases.map { enumerationCase -> SpecText in
                let value = literal(enumerationCase.value)
                let more = caseDetails(enumerationCase)
                return more.isEmpty ? value : .mapping([.init("value", value)] + more)
            }
            return .mapping([.init("enum", .list(values))] + entries + docs)
        }
        let cases = shape.cases.map { enumerationCase in
            SpecText.Entry(enumerationCase.name.wire, literal(enumerationCase.value))
        }
        return .mapping(
            [.init("enum", .text(spelling(shape.rawType))), .init("cases", .mapping(cases))]
                + entries + docs)
    }

    private func caseDetails(_ enumerationCase: EnumerationShape.Case) -> [SpecText.Entry] {
        var entries = documentation(enumerationCase.documentation)
        let name = enumerationCase.name
        if let override = name.override
            ?? (.string(name.wire) == enumerationCase.value ? nil : name.wire)
        {
            entries.insert(.init("name", .text(override)), at: 0)
        }
        return entries
    }

    private func isInteger(_ type: TypeReference) -> Bool {
        switch type {
        case .integer(.platform), .integer(.bits32), .integer(.bits64): true
        default: false
        }
    }

    private mutating func union(_ shape: UnionShape, _ docs: [SpecText.Entry]) -> SpecText {
        let isSayable = shape.variants.allSatisfy { variant in
            if case .named(let id) = variant.type { objects.contains(id) } else { false }
        }
        guard let tag = shape.tag, isSayable else {
            note("one of several types without a tag; this is any JSON")
            return alias("JSON", docs)
        }
        let variants = shape.variants.map { variant in
            SpecText.Entry(
                variant.name.wire,
                use(variant.name, variant.type, variant.documentation, default: nil))
        }
        return .mapping([.init("union", .mapping(variants)), .init("tag", .text(tag))] + docs)
    }
}
