import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// A default in the type that it is for; nil where it does not fit, which is reported, or where
    /// generated code has no way to write it.
    mutating func coerced(_ node: Node, to type: TypeReference) -> Literal? {
        if node.scalar?.isNull == true { return nil }
        if let literal = literal(Literal(node), as: type) { return literal }
        guard !isUnwritable(type) else { return nil }
        degrade(
            "unfit-default", "the default does not fit its type, so there is none",
            at: node.range)
        return nil
    }

    /// Whether a type has no literals that can be checked here.
    private func isUnwritable(_ type: TypeReference) -> Bool {
        switch unaliased(type) {
        case .date, .day, .url, .uuid, .bytes, .decimal, .file, .json: return true
        case .array(let element): return isUnwritable(element)
        case .dictionary: return true
        case .named(let id):
            if case .enumeration? = types[id]?.shape { return false }
            return true
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
        case (.number, .number): return literal
        case (.number, .string(let text)): return Literal.number(fromText: text)
        case (.array(let element), .array(let items)):
            let converted = items.compactMap { self.literal($0, as: element) }
            return converted.count == items.count ? .array(converted) : nil
        case (.named(let id), _):
            guard case .enumeration(let shape)? = types[id]?.shape,
                let raw = self.literal(literal, as: shape.rawType)
            else { return nil }
            return shape.cases.contains { $0.value == raw } ? raw : nil
        default: return nil
        }
    }

    private func integer(_ text: String, _ width: TypeReference.IntegerWidth) -> Literal? {
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
            case .object?: return .object
            case .tuple?: return .list
            case .union?: return .open
            default: return .simple
            }
        default: return .simple
        }
    }
}
