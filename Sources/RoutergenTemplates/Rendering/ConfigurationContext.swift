import RoutergenSwift

extension RenderConfiguration: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .initializer: .context(initializer)
        case .serverInitializer: .context(serverInitializer)
        case .standardBaseURL: MustacheValue(standardBaseURL)
        case .envelope: MustacheValue(envelope)
        case .missingValue: MustacheValue(missingValue)
        case .standardDocumentation: .strings(standardDocumentation)
        case .apiLiteral: .string(apiLiteral)
        case .properties: .contexts(properties)
        case .hasProperties: .has(properties)
        default: nil
        }
    }
}

extension RenderServerInitializer: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        default:
            ParameterContext(parameters: parameters).value(of: name)
                ?? ArgumentContext(arguments: arguments).value(of: name)
        }
    }
}

extension RenderServer: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .name: .string(self.name)
        case .cases: .contexts(cases)
        case .hasCases: .has(cases)
        case .variables: .contexts(variables)
        case .hasVariables: .has(variables)
        default: nil
        }
    }
}

extension RenderServerCase: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .reference: .string(reference)
        case .url: .string(url)
        default:
            ParameterContext(parameters: parameters).value(of: name)
                ?? BindingContext(names: bindings).value(of: name)
        }
    }
}

extension RenderServerVariable: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .cases: .contexts(cases)
        case .hasCases: .has(cases)
        default: nil
        }
    }
}

extension RenderProperty: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: MustacheValue(attribute)
        case .introducer: .string(introducer)
        case .name: .string(self.name)
        case .type: .string(type)
        case .storage: .context(storage)
        case .hasStorage: .bool(storage != nil)
        default: nil
        }
    }
}

extension RenderStorage: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .access: .string(access)
        case .name: .string(self.name)
        case .type: MustacheValue(type)
        case .getter: .string(getter)
        case .setter: MustacheValue(setter)
        default: nil
        }
    }
}

extension RenderInitializer: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .assignments: .contexts(assignments)
        case .hasAssignments: .has(assignments)
        default: ParameterContext(parameters: parameters).value(of: name)
        }
    }
}

extension RenderAssignment: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .target: .string(target)
        case .value: .string(value)
        default: nil
        }
    }
}
