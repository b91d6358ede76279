import RoutergenModel
import RoutergenSyntax

extension APIModel {
    /// Drops the defaults of values whose type is the user's, which no generated code can write, and lets
    /// the caller leave such values out instead.
    mutating func dropUnwritableDefaults(_ diagnostics: inout Diagnostics) {
        for place in configuration.indices {
            let value = configuration[place]
            guard value.type.isExternal, value.defaultValue != nil else { continue }
            configuration[place].defaultValue = nil
            Self.reportDropped(value.name, value.type, &diagnostics)
        }
        for place in types.indices {
            guard case .object(var shape) = types[place].shape else { continue }
            for index in shape.fields.indices {
                shape.fields[index].dropUnwritableDefault(&diagnostics)
            }
            types[place].shape = .object(shape)
        }
        for group in groups.indices {
            for index in groups[group].endpoints.indices {
                groups[group].endpoints[index].dropUnwritableDefaults(&diagnostics)
            }
        }
    }

    fileprivate static func reportDropped(
        _ name: Name, _ type: TypeReference, _ diagnostics: inout Diagnostics
    ) {
        diagnostics.warning(
            "default-not-used",
            "the default of '\(name.wire)' is not used, because '\(type.innermost.spelling)' is a "
                + "type of yours",
            at: name.origin)
    }
}

extension Field {
    fileprivate mutating func dropUnwritableDefault(_ diagnostics: inout Diagnostics) {
        guard type.isExternal, defaultValue != nil else { return }
        defaultValue = nil
        if !type.isOptional { type = .optional(type) }
        APIModel.reportDropped(name, type, &diagnostics)
    }
}

extension Endpoint {
    fileprivate mutating func dropUnwritableDefaults(_ diagnostics: inout Diagnostics) {
        for index in parameters.indices {
            let parameter = parameters[index]
            guard parameter.type.isExternal, case .argument(.some) = parameter.source else {
                continue
            }
            parameters[index].source = .argument(defaultValue: nil)
            if !parameter.type.isOptional { parameters[index].type = .optional(parameter.type) }
            APIModel.reportDropped(parameter.name, parameter.type, &diagnostics)
        }
        guard case .fields(var parts)? = body?.content else { return }
        for index in parts.indices where parts[index].field.type.isExternal {
            if case .argument(let literal?) = parts[index].source {
                parts[index].source = .argument(defaultValue: nil)
                parts[index].field.defaultValue = literal
            }
            parts[index].field.dropUnwritableDefault(&diagnostics)
        }
        body?.content = .fields(parts)
    }
}
