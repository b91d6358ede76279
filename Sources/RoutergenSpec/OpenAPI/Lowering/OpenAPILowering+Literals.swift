import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// A default in the type that it is for; nil where it does not fit, which is reported, or where
    /// generated code has no way to write it.
    mutating func coerced(_ node: Node, to type: TypeReference) -> Literal? {
        if node.scalar?.isNull == true { return nil }
        if let literal = literal(Literal(node), as: type) { return literal }
        // What is declared later is known when all types are.
        if isUndeclared(type) { return Literal(node) }
        guard !isUnwritable(type) else { return nil }
        guard !type.isExternal else {
            degrade(
                "default-not-used",
                "the default is not used, because '\(type.innermost.spelling)' is a type of yours",
                at: node.range)
            return nil
        }
        degrade(
            "unfit-default", "the default does not fit its type, so there is none",
            at: node.range)
        return nil
    }

    /// Whether a default is a value of its type, as far as types are known.
    func fits(_ node: Node, _ type: TypeReference) -> Bool {
        isUndeclared(type) || literal(Literal(node), as: type) != nil
    }

    /// Gives defaults the types of what was declared behind them; what does not fit is left out.
    mutating func settleDefaults() {
        for declaration in types.inOrder(where: { $0.shape.hasDefaults }) {
            guard case .object(var object) = declaration.shape else { continue }
            var hasChanged = false
            for index in object.fields.indices {
                let field = object.fields[index]
                guard let value = field.defaultValue else { continue }
                let settled = literal(value, as: field.type)
                guard settled != value else { continue }
                object.fields[index].defaultValue = settled
                hasChanged = true
                guard settled == nil, !isUnwritable(field.type) else { continue }
                degrade(
                    "unfit-default",
                    "the default of '\(field.name.wire)' does not fit its type, so there is none",
                    at: field.name.origin)
            }
            if hasChanged { types.change(declaration.id, to: .object(object)) }
        }
    }

    private func isUndeclared(_ type: TypeReference) -> Bool {
        guard let id = unaliased(type).declaredType else { return false }
        return types[id] == nil
    }

    /// Whether a type has no literals that generated code can write. Lists in lists end somewhere, even
    /// where an alias contains itself.
    private func isUnwritable(_ type: TypeReference, depth: Int = 0) -> Bool {
        guard depth < 8 else { return true }
        switch unaliased(type) {
        case .file: return true
        case .array(let element), .dictionary(let element):
            return isUnwritable(element, depth: depth + 1)
        case .named(let id):
            switch types[id]?.shape {
            case .enumeration?, .object?: return false
            default: return true
            }
        default: return false
        }
    }

    private func literal(_ literal: Literal, as type: TypeReference) -> Literal? {
        switch (unaliased(type), literal) {
        case (.string, .string), (.boolean, .boolean): return literal
        case (.string, .number(let text)): return .string(text)
        case (.string, .boolean(let value)): return .string(value ? "true" : "false")
        case (.boolean, .string("true")): return .boolean(true)
        case (.boolean, .string("false")): return .boolean(false)
        case (.integer(let width), .number(let text)), (.integer(let width), .string(let text)):
            return integer(text, width)
        case (.number, .number(let text)): return isFinite(text) ? literal : nil
        case (.number, .string(let text)): return Literal.number(fromText: text)
        case (.array(let element), .array(let items)):
            let converted = items.compactMap { self.literal($0, as: element) }
            return converted.count == items.count ? .array(converted) : nil
        case (.dictionary(let value), .object(let entries)):
            let converted = entries.compactMap { self.entry($0, as: value) }
            return converted.count == entries.count ? .object(converted) : nil
        case (.json, _): return isJSON(literal) ? literal : nil
        case (.decimal, .number(let text)), (.decimal, .string(let text)):
            return TextFormat.isDecimal(text) ? .string(text) : nil
        case (let type, .string(let text)):
            if case .named(let id) = type { return self.literal(literal, asDeclared: id) }
            return isWritable(text, as: type) ? literal : nil
        case (.named(let id), _): return self.literal(literal, asDeclared: id)
        default: return nil
        }
    }

    private func isFinite(_ number: String) -> Bool { Double(number)?.isFinite == true }

    /// Whether JSON has the value: YAML has infinite numbers too.
    private func isJSON(_ literal: Literal) -> Bool {
        switch literal {
        case .number(let text): isFinite(text)
        case .array(let items): items.allSatisfy(isJSON)
        case .object(let entries): entries.allSatisfy { isJSON($0.value) }
        case .null, .boolean, .string: true
        }
    }

    /// Whether a text is a value of a type that has a text of its own.
    private func isWritable(_ text: String, as type: TypeReference) -> Bool {
        switch type {
        case .date(.rfc3339): TextFormat.isDateTime(text)
        case .decimalText: TextFormat.isDecimal(text)
        case .day: TextFormat.isDay(text)
        case .url: TextFormat.isURL(text)
        case .uuid: TextFormat.isUUID(text)
        case .bytes: TextFormat.isBase64(text)
        default: false
        }
    }

    private func entry(_ entry: Literal.Entry, as type: TypeReference) -> Literal.Entry? {
        if entry.value == .null, type.isOptional { return entry }
        return literal(entry.value, as: type).map { Literal.Entry(key: entry.key, value: $0) }
    }

    private func literal(_ literal: Literal, asDeclared id: TypeID) -> Literal? {
        switch (types[id]?.shape, literal) {
        case (.enumeration(let shape)?, _):
            let raw = self.literal(literal, as: shape.rawType)
            return shape.cases.contains { $0.value == raw } ? raw : nil
        case (.object(let shape)?, .object(let entries)): return object(entries, as: shape)
        default: return nil
        }
    }

    /// An object that the initializer of its type can make: every field known, every required one there.
    private func object(_ entries: [Literal.Entry], as shape: ObjectShape) -> Literal? {
        var converted: [Literal.Entry] = []
        for entry in entries {
            guard let field = shape.fields.first(where: { $0.name.wire == entry.key }),
                field.null != .differsFromAbsence, field.constant == nil,
                let value = self.entry(entry, as: field.type)
            else { return nil }
            converted.append(value)
        }
        let given = Set(converted.map(\.key))
        let isWhole = shape.fields.allSatisfy { field in
            given.contains(field.name.wire) || field.type.isOptional || field.defaultValue != nil
                || field.constant != nil
        }
        return isWhole ? .object(converted) : nil
    }

    private func integer(_ text: String, _ width: TypeReference.IntegerWidth) -> Literal? {
        if width == .unsigned64 { return UInt64(text).map { .number(String($0)) } }
        let value = Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }
        guard let value else { return nil }
        if width == .bits32, Int32(exactly: value) == nil { return nil }
        return .number(String(value))
    }

    /// The type behind aliases and optionals.
    func unaliased(_ type: TypeReference) -> TypeReference {
        var type = type.unwrapped
        for _ in 0..<Self.depthLimit {
            guard case .named(let id) = type, case .alias(let target)? = types[id]?.shape else {
                return type
            }
            type = target.unwrapped
        }
        return type
    }

    /// How a value is put together, for the style of a parameter.
    enum ValueForm {
        case simple
        case list
        case object
        /// JSON or a union: known only when there is a value.
        case open
    }

    func form(of type: TypeReference) -> ValueForm {
        switch unaliased(type) {
        case .array: return .list
        case .dictionary: return .object
        case .json: return .open
        case .named(let id):
            switch types[id]?.shape {
            case .newType(let raw)?: return form(of: raw)
            case .object?: return .object
            case .tuple?: return .list
            case .union?: return .open
            default: return .simple
            }
        default: return .simple
        }
    }
}

extension TypeDeclaration.Shape {
    /// Whether a value stands for an absent field.
    fileprivate var hasDefaults: Bool {
        guard case .object(let object) = self else { return false }
        return object.fields.contains { $0.defaultValue != nil }
    }
}
