import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    mutating func unionShape(_ union: NativeUnion) -> UnionShape {
        var variants: [UnionShape.Variant] = []
        for variant in union.variants {
            guard let type = type(variant.type) else { continue }
            guard let object = objectName(type) else {
                if !isUnknown(type) { reportVariant(variant, type) }
                continue
            }
            checkTag(union.tag, of: variant, object)
            variants.append(
                UnionShape.Variant(
                    name: name(variant.name, variant.attributes),
                    documentation: documentation(variant.attributes), type: type))
        }
        return UnionShape(tag: union.tag.value, variants: variants)
    }

    private func objectName(_ type: TypeReference) -> String? {
        guard case .named(let id) = underlying(type), case .object? = kinds[id.name] else {
            return nil
        }
        return id.name
    }

    /// Whether a mistake in the declaration was reported already.
    func isUnknown(_ type: TypeReference) -> Bool {
        guard case .named(let id) = underlying(type) else { return false }
        guard case .unknown? = kinds[id.name] else { return false }
        return true
    }

    private mutating func reportVariant(_ variant: NativeUnion.Variant, _ type: TypeReference) {
        diagnostics.error(
            "union-variant", "a variant of a union is an object type, found '\(type.spelling)'",
            at: variant.type.range)
    }

    /// A field with the name of the tag must be able to hold it.
    private mutating func checkTag(
        _ tag: Located<String>, of variant: NativeUnion.Variant, _ object: String
    ) {
        guard let field = objectFields[object]?.first(where: { $0.name.wire == tag.value }) else {
            return
        }
        let type = underlying(field.type.unwrapped)
        switch type {
        case .string: return
        case .named(let id):
            switch kinds[id.name] {
            case .enumeration(let enumeration)? where enumeration.rawType == .string:
                let value = Literal.string(variant.name.value)
                if enumeration.cases.contains(where: { $0.value == value }) { return }
                diagnostics.error(
                    "tag-value",
                    "'\(variant.name.value)' is not a value of the tag, "
                        + "which '\(object)' declares as '\(field.type.spelling)'",
                    at: variant.name.range,
                    notes: [Diagnostic.Note("it stands here", at: field.name.origin)])
                return
            case .newType(let raw)? where underlying(raw) == .string: return
            case .unknown?: return
            default: break
            }
        default: break
        }
        diagnostics.error(
            "tag-type",
            "the tag '\(tag.value)' is text, and '\(object)' declares it as "
                + "'\(field.type.spelling)'",
            at: tag.range, notes: [Diagnostic.Note("it stands here", at: field.name.origin)])
    }
}
