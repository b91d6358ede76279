import RoutergenSwift

extension RenderRouter: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .qualifiedName: .string(qualifiedName)
        case .file: .string(file)
        case .configurationType: .string(configurationType)
        case .cases: .contexts(cases)
        case .hasCases: .has(cases)
        case .optionTypes: .contexts(optionTypes)
        case .hasOptionTypes: .has(optionTypes)
        case .commonStatements: .contexts(commonStatements)
        case .hasCommonStatements: .has(commonStatements)
        default: nil
        }
    }
}

extension RenderCase: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: MustacheValue(attribute)
        case .name: .string(self.name)
        case .reference: .string(reference)
        case .route: .context(route)
        case .statements: .contexts(statements)
        case .hasStatements: .has(statements)
        default:
            ParameterContext(parameters: parameters).value(of: name)
                ?? BindingContext(names: bindings).value(of: name)
        }
    }
}

extension RenderRoute: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .name: .string(self.name)
        case .reference: .string(reference)
        case .method: .string(method)
        case .accept: MustacheValue(accept)
        case .timeout: MustacheValue(timeout)
        case .statusCodes: MustacheValue(statusCodes)
        case .samples: .contexts(samples)
        case .hasSamples: .has(samples)
        case .sampleBody: MustacheValue(sampleBody)
        default: ArgumentContext(arguments: arguments).value(of: name)
        }
    }
}

extension RenderSample: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .status: .string(status)
        case .contentType: .string(contentType)
        case .body: MustacheValue(body)
        case .numberSigns: .string(numberSigns)
        case .lines: .strings(lines)
        default: nil
        }
    }
}

extension RenderOptionType: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .documentation: .strings(documentation)
        case .attribute: .null
        case .name: .string(self.name)
        case .initializer: .context(initializer)
        case .properties: .contexts(properties)
        case .hasProperties: .has(properties)
        default: nil
        }
    }
}

extension RenderStatement: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch (name, self) {
        case (.call, .call(let call)): .context(call)
        case (.object, .object(let fields)): .context(ObjectContext(fields: fields))
        case (.branches, .branches(let branches)): .contexts(branches)
        case (.call, _), (.object, _), (.branches, _): .null
        default: nil
        }
    }
}

/// The fields of a JSON object that a request writes.
private struct ObjectContext: TemplateContext {
    let fields: [RenderCall]

    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .fields: .contexts(fields)
        case .hasFields: .has(fields)
        default: nil
        }
    }
}

extension RenderCall: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .method: .string(method)
        default: ArgumentContext(arguments: arguments).value(of: name)
        }
    }
}

extension RenderBranch: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .condition: .string(condition)
        case .calls: .contexts(calls)
        case .hasCalls: .has(calls)
        default: nil
        }
    }
}
