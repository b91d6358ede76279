import RoutergenSwift

extension RenderClient: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .methods: .contexts(methods)
        case .hasMethods: .has(methods)
        default: nil
        }
    }
}

extension RenderClientGroup: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .file: .string(file)
        case .property: .string(property)
        case .propertyDocumentation: .strings(propertyDocumentation)
        case .methods: .contexts(methods)
        case .hasMethods: .has(methods)
        default: nil
        }
    }
}

extension RenderMethod: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: MustacheValue(attribute)
        case .name: .string(self.name)
        case .returnType: MustacheValue(returnType)
        case .connection: .string(connection)
        case .route: .string(route)
        case .call: MustacheValue(call)
        case .outcomes: .context(outcomes)
        case .headers: .context(headers)
        case .errorHeaders: .context(errorHeaders)
        case .pages: .context(pages)
        case .alternatives: .contexts(alternatives)
        case .hasAlternatives: .has(alternatives)
        default: ParameterContext(parameters: parameters).value(of: name)
        }
    }
}

extension RenderPages: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: MustacheValue(attribute)
        case .name: .string(self.name)
        case .returnType: .string(returnType)
        case .call: .string(call)
        case .position: MustacheValue(position)
        case .lines: .strings(lines)
        default: nil
        }
    }
}

extension RenderAlternative: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: MustacheValue(attribute)
        case .name: .string(self.name)
        case .returnType: MustacheValue(returnType)
        case .route: .string(route)
        case .call: MustacheValue(call)
        case .outcomes: .context(outcomes)
        default: nil
        }
    }
}

extension RenderHeaders: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .method: .string(method)
        case .methodDocumentation: .strings(methodDocumentation)
        case .methodAttribute: MustacheValue(methodAttribute)
        case .returnType: .string(returnType)
        case .isDeclared: .bool(isDeclared)
        case .call: MustacheValue(call)
        case .result: .string(result)
        case .properties: .contexts(properties)
        case .hasProperties: .has(properties)
        case .reads: .contexts(reads)
        case .hasReads: .has(reads)
        default: nil
        }
    }
}

extension RenderErrorHeaders: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .properties: .contexts(properties)
        case .hasProperties: .has(properties)
        case .reads: .contexts(reads)
        case .hasReads: .has(reads)
        default: nil
        }
    }
}

extension RenderOutcomes: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .needsDefault: .bool(needsDefault)
        case .cases: .contexts(cases)
        case .hasCases: .has(cases)
        default: nil
        }
    }
}

extension RenderOutcome: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .reference: .string(reference)
        case .type: MustacheValue(type)
        case .pattern: .string(pattern)
        case .value: MustacheValue(value)
        default: nil
        }
    }
}
