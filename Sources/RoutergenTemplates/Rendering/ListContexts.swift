import RoutergenSwift

/// Parameters, with a flag and the joined text (`page: Int = 1, rpp: Int = 50`).
struct ParameterContext {
    let parameters: [RenderParameter]

    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .parameters: .contexts(parameters)
        case .hasParameters: .has(parameters)
        case .parameterList: .string(parameters.map(\.text).joined(separator: ", "))
        default: nil
        }
    }
}

extension RenderParameter: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .name: .string(self.name)
        case .type: .string(type)
        case .defaultValue: MustacheValue(defaultValue)
        default: nil
        }
    }
}

/// Arguments, with a flag and the joined text (`"page", page`).
struct ArgumentContext {
    let arguments: [RenderArgument]

    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .arguments: .contexts(arguments)
        case .hasArguments: .has(arguments)
        case .argumentList: .string(arguments.map(\.text).joined(separator: ", "))
        default: nil
        }
    }
}

extension RenderArgument: TemplateContext {
    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .label: MustacheValue(label)
        case .value: .string(value)
        default: nil
        }
    }
}

/// The names that a pattern binds, with a flag and the joined text (`let page, let rpp`).
struct BindingContext {
    let names: [String]

    func value(of name: ContextName) -> MustacheValue? {
        switch name {
        case .bindings: .strings(names)
        case .hasBindings: .has(names)
        case .bindingList: .string(names.map { "let \($0)" }.joined(separator: ", "))
        default: nil
        }
    }
}
