import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// The arguments of a route: path, query, headers, cookies, body, each in the order of the
    /// description; labels make any further order unnecessary.
    func arguments(
        of endpoint: Endpoint, _ endpointNames: EndpointNames, in group: GroupNames,
        _ diagnostics: inout Diagnostics
    ) -> EndpointArguments {
        let candidates =
            parameterArguments(of: endpoint, endpointNames, &diagnostics)
            + bodyArguments(of: endpoint, endpointNames, &diagnostics)
        let optionalSlots = candidates.filter { slot, argument in
            slot != .body && argument.defaultValue != nil
        }
        var result = EndpointArguments()
        let groups = optionalSlots.count > EndpointArguments.optionalLimit
        let options = endpointNames.options
        for (slot, argument) in candidates {
            if groups, slot != .body, argument.defaultValue != nil {
                result.grouped.append(argument)
                result.values[slot] = "\(options.local.expression).\(argument.names.label.member)"
            } else {
                result.direct.append(argument)
                result.values[slot] = argument.names.local.expression
            }
        }
        if groups {
            let type = endpointNames.optionsType
            result.direct.append(
                EndpointArgument(
                    names: options, documentation: "What may be left out.",
                    type: type.expression, defaultValue: "\(type.expression)()"))
        }
        return result
    }

    private func parameterArguments(
        of endpoint: Endpoint, _ endpointNames: EndpointNames, _ diagnostics: inout Diagnostics
    ) -> [(slot: EndpointArguments.Slot, argument: EndpointArgument)] {
        let order: [Parameter.Location] = [
            .path, .query, .queryString, .header, .cookie,
        ]
        let parameters = endpoint.parameters
        var found: [(EndpointArguments.Slot, EndpointArgument)] = []
        for location in order {
            // By their places, because most parameters are somewhere else and would be copied for nothing.
            for (index, argumentNames) in zip(parameters.indices, endpointNames.parameters)
            where parameters[index].location == location {
                let parameter = parameters[index]
                guard let argumentNames, case .argument(let literal) = parameter.source else {
                    continue
                }
                let argument = EndpointArgument(
                    names: argumentNames, wireName: parameter.name.wire,
                    documentation: parameter.documentation.text,
                    type: spelling(parameter.type),
                    defaultValue: defaultValue(
                        literal, of: parameter.name, as: parameter.type, &diagnostics))
                found.append((.parameter(index), argument))
            }
        }
        return found
    }

    private func bodyArguments(
        of endpoint: Endpoint, _ endpointNames: EndpointNames, _ diagnostics: inout Diagnostics
    ) -> [(slot: EndpointArguments.Slot, argument: EndpointArgument)] {
        guard let body = endpoint.body else { return [] }
        switch body.content {
        case .type(let type):
            guard let argumentNames = endpointNames.body else { return [] }
            let type: TypeReference =
                body.isRequired || catalog.isOptional(type) ? type : .optional(type)
            let argument = EndpointArgument(
                names: argumentNames, documentation: body.documentation.text,
                type: spelling(type), defaultValue: catalog.isOptional(type) ? "nil" : nil)
            return [(.body, argument)]
        case .fields(let parts):
            var found: [(EndpointArguments.Slot, EndpointArgument)] = []
            for (index, (part, argumentNames)) in zip(parts, endpointNames.bodyParts).enumerated() {
                guard let argumentNames, case .argument(let literal) = part.source else { continue }
                let argument = EndpointArgument(
                    names: argumentNames, wireName: part.field.name.wire,
                    documentation: part.field.documentation.text,
                    type: spelling(part.field.type),
                    defaultValue: defaultValue(
                        literal ?? part.field.defaultValue, of: part.field.name,
                        as: part.field.type, &diagnostics))
                found.append((.part(index), argument))
            }
            return found
        }
    }
}
