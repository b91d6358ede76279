import RoutergenSwift

extension RenderType: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .file: .string(file)
        case .conformances: .strings(conformances)
        case .parts: .contexts(parts)
        default: shape.value(of: name)
        }
    }
}

extension RenderType.Shape: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch (name, self) {
        case (.structure, .structure(let structure)): .context(structure)
        case (.tuple, .tuple(let tuple)): .context(tuple)
        case (.openEnumeration, .enumeration(let enumeration)) where enumeration.isOpen:
            .context(enumeration)
        case (.closedEnumeration, .enumeration(let enumeration)) where !enumeration.isOpen:
            .context(enumeration)
        case (.union, .union(let union)): .context(union)
        case (.alias, .alias(let alias)): .context(alias)
        case (.newType, .newType(let newType)): .context(newType)
        case (.structure, _), (.tuple, _), (.openEnumeration, _), (.closedEnumeration, _),
            (.union, _), (.alias, _), (.newType, _):
            .null
        default: nil
        }
    }
}

extension RenderStructure: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .isModel: .bool(isModel)
        case .nameLiteral: .string(nameLiteral)
        case .initializer: .context(initializer)
        case .properties: .contexts(properties)
        case .hasProperties: .has(properties)
        case .reads: .contexts(reads)
        case .hasReads: .has(reads)
        case .writes: .contexts(writes)
        case .hasWrites: .has(writes)
        case .sharedStorage: .context(sharedStorage)
        case .coding: .context(coding)
        default: nil
        }
    }
}

extension RenderCoding: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .synthesizesDecoding: .bool(synthesizesDecoding)
        case .synthesizesEncoding: .bool(synthesizesEncoding)
        case .keys: .contexts(keys)
        case .hasKeys: .has(keys)
        case .decodes: .contexts(decodes)
        case .encodes: .strings(encodes)
        case .needsContainer: .bool(needsContainer)
        default: nil
        }
    }
}

extension RenderCodingKey: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .name: .string(self.name)
        case .value: .string(value)
        case .needsValue: .bool(needsValue)
        default: nil
        }
    }
}

extension RenderSharedStorage: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .property: .string(property)
        case .type: .string(type)
        case .fields: .contexts(fields)
        default: nil
        }
    }
}

extension RenderStoredField: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .name: .string(self.name)
        case .type: .string(type)
        default: nil
        }
    }
}

extension RenderEnumeration: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .rawType: .string(rawType)
        case .unknownCase: MustacheValue(unknownCase)
        case .caseList: .string(cases.map { ".\($0.reference)" }.joined(separator: ", "))
        case .cases: .contexts(cases)
        case .hasCases: .has(cases)
        default: nil
        }
    }
}

extension RenderEnumeration {
    fileprivate var isOpen: Bool { unknownCase != nil }
}

extension RenderEnumerationCase: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .reference: .string(reference)
        case .value: .string(value)
        case .needsValue: .bool(needsValue)
        default: nil
        }
    }
}

extension RenderUnion: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .tag: MustacheValue(tag)
        case .unknownCase: .string(unknownCase)
        case .variants: .contexts(variants)
        case .hasVariants: .has(variants)
        default: nil
        }
    }
}

extension RenderVariant: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .reference: .string(reference)
        case .type: .string(type)
        case .tagValue: .string(tagValue)
        case .isIndirect: .bool(isIndirect)
        default: nil
        }
    }
}

extension RenderAlias: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .target: .string(target)
        default: nil
        }
    }
}

extension RenderNewType: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .rawType: .string(rawType)
        default: nil
        }
    }
}
