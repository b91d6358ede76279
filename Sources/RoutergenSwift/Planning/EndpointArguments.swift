import RoutergenModel
import RoutergenSyntax

/// A value that the caller of a route gives.
struct EndpointArgument {
    var names: ArgumentNames
    /// The name on the wire; nil for what is not sent under a name of its own.
    var wireName: String?
    var documentation: String?
    var type: String
    /// Nil where the caller must give a value.
    var defaultValue: String?

    /// The parameter of a case, whose values get their local names only where they are used.
    var caseParameter: RenderParameter {
        RenderParameter(name: names.label.parameter, type: type, defaultValue: defaultValue)
    }

    /// The parameter of a function.
    var functionParameter: RenderParameter {
        RenderParameter(name: names.parameter, type: type, defaultValue: defaultValue)
    }
}

/// The arguments of a route and the expressions that stand for its values.
struct EndpointArguments {
    /// A value that a request carries.
    enum Slot: Hashable {
        /// By its place in `Endpoint.parameters`.
        case parameter(Int)
        case body
        /// By its place among the parts of a body that is written in place.
        case part(Int)
    }

    /// What the caller gives, in order; the options come last.
    var direct: [EndpointArgument] = []
    /// What the struct of options holds.
    var grouped: [EndpointArgument] = []
    /// The Swift expression of each value in `build`.
    var values: [Slot: String] = [:]

    /// A case with more optional parameters than this keeps them in a struct.
    static let optionalLimit = 6
}

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
        let order: [Parameter.Location] = [.path, .query, .header, .cookie]
        let named = zip(endpoint.parameters, endpointNames.parameters).enumerated()
        var found: [(EndpointArguments.Slot, EndpointArgument)] = []
        for location in order {
            for (index, (parameter, argumentNames)) in named
            where parameter.location == location {
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
