import RoutergenModel
import RoutergenSyntax

extension TypeReference {
    /// The type with every declared name replaced.
    func mapNames(_ transform: (TypeID) -> TypeID) -> TypeReference {
        // Most types stay what they are, and a new one is a new place in memory.
        switch self {
        case .array(let inner):
            let mapped = inner.mapNames(transform)
            return mapped == inner ? self : .array(mapped)
        case .dictionary(let inner):
            let mapped = inner.mapNames(transform)
            return mapped == inner ? self : .dictionary(mapped)
        case .optional(let inner):
            let mapped = inner.mapNames(transform)
            return mapped == inner ? self : .optional(mapped)
        case .named(let id):
            let mapped = transform(id)
            return mapped == id ? self : .named(mapped)
        default: return self
        }
    }
}

extension APIModel {
    /// Gives types new identities and names.
    mutating func rename(_ names: [TypeID: TypeID]) {
        guard !names.isEmpty else { return }
        mapTypes { $0.mapNames { names[$0] ?? $0 } }
        for index in types.indices {
            guard let id = names[types[index].id] else { continue }
            types[index].id = id
            types[index].name.wire = id.name
        }
    }

    /// Replaces every type that the model mentions.
    mutating func mapTypes(_ transform: (TypeReference) -> TypeReference) {
        for index in configuration.indices {
            configuration[index].type = transform(configuration[index].type)
        }
        for index in commonParameters.indices {
            commonParameters[index].type = transform(commonParameters[index].type)
        }
        for index in types.indices { types[index].shape.mapTypes(transform) }
        for group in groups.indices {
            for index in groups[group].endpoints.indices {
                groups[group].endpoints[index].mapTypes(transform)
            }
        }
    }
}

extension [Server] {
    fileprivate func hasSameURLs(as others: [Server]) -> Bool {
        map(\.urlTemplate) == others.map(\.urlTemplate)
    }
}

/// What mentions types.
protocol TypeMentioning {
    /// Replaces every type that is mentioned.
    mutating func mapTypes(_ transform: (TypeReference) -> TypeReference)
}

extension TypeMentioning {
    /// Replaces every declared name.
    mutating func mapNames(_ transform: (TypeID) -> TypeID) {
        mapTypes { $0.mapNames(transform) }
    }

    /// Every type that is mentioned.
    var mentionedTypes: [TypeReference] {
        var found: [TypeReference] = []
        var copy = self
        copy.mapTypes { type in
            found.append(type)
            return type
        }
        return found
    }
}

extension Endpoint: TypeMentioning {
    /// Replaces every type that the endpoint mentions.
    mutating func mapTypes(_ transform: (TypeReference) -> TypeReference) {
        for index in parameters.indices {
            parameters[index].type = transform(parameters[index].type)
        }
        body?.mapTypes(transform)
        for index in responses.indices {
            responses[index].content.mapTypes(transform)
            for place in responses[index].alternatives.indices {
                responses[index].alternatives[place].content.mapTypes(transform)
            }
            for place in responses[index].headers.indices {
                let type = responses[index].headers[place].type
                responses[index].headers[place].type = transform(type)
            }
        }
    }
}

extension RequestBody {
    fileprivate mutating func mapTypes(_ transform: (TypeReference) -> TypeReference) {
        switch content {
        case .type(let type): content = .type(transform(type))
        case .fields(var parts):
            for index in parts.indices {
                parts[index].field.type = transform(parts[index].field.type)
            }
            content = .fields(parts)
        }
    }
}

extension Response.Content {
    fileprivate mutating func mapTypes(_ transform: (TypeReference) -> TypeReference) {
        guard case .json(let type, let keyPath) = self else { return }
        self = .json(transform(type), keyPath: keyPath)
    }
}

extension TypeDeclaration.Shape: TypeMentioning {
    /// Replaces every type that the shape mentions.
    mutating func mapTypes(_ transform: (TypeReference) -> TypeReference) {
        switch self {
        case .object(var object):
            // For one owner of the fields, which else would be copied.
            self = .alias(.json)
            for index in object.fields.indices {
                object.fields[index].type = transform(object.fields[index].type)
            }
            object.additionalFields = object.additionalFields.map(transform)
            self = .object(object)
        case .enumeration: break
        case .union(var union):
            for index in union.variants.indices {
                union.variants[index].type = transform(union.variants[index].type)
            }
            self = .union(union)
        case .tuple(var tuple):
            for index in tuple.elements.indices {
                tuple.elements[index].type = transform(tuple.elements[index].type)
            }
            tuple.additionalElements = tuple.additionalElements.map(transform)
            self = .tuple(tuple)
        case .alias(let type): self = .alias(transform(type))
        case .newType(let type): self = .newType(transform(type))
        }
    }
}

extension APIModel {
    /// Servers that every endpoint has are those of the API; an endpoint keeps only what differs.
    mutating func shareServers() {
        if servers.isEmpty, let first = groups.first?.endpoints.first?.servers, !first.isEmpty,
            groups.allSatisfy({ $0.endpoints.allSatisfy { $0.servers.hasSameURLs(as: first) } })
        {
            servers = first
        }
        for group in groups.indices {
            for index in groups[group].endpoints.indices
            where groups[group].endpoints[index].servers.hasSameURLs(as: servers) {
                groups[group].endpoints[index].servers = []
            }
        }
    }

    /// Makes types of their own of aliases that stand for themselves, such as a list of lists of itself:
    /// another name for a type cannot contain itself.
    mutating func breakAliasCircles(_ diagnostics: inout Diagnostics) {
        // Each turn takes an alias out of every circle that is left.
        for _ in types {
            let circles = aliasCircles()
            guard !circles.isEmpty else { return }
            for circle in circles { breakCircle(Set(circle), &diagnostics) }
        }
    }

    private func aliasCircles() -> [[String]] {
        var targets: [String: [String]] = [:]
        for type in types {
            guard case .alias(let target) = type.shape else { continue }
            targets[type.id.name] = target.declaredType.map { [$0.name] } ?? []
        }
        let graph = targets.mapValues { $0.filter { targets[$0] != nil } }
        return NameGraph(graph).cycles(order: types.map(\.id.name))
    }

    /// The first list or map of the circle becomes a type of its own; where there is none, all say
    /// nothing.
    private mutating func breakCircle(_ circle: Set<String>, _ diagnostics: inout Diagnostics) {
        let members = types.indices.filter { circle.contains(types[$0].id.name) }
        for index in members {
            switch types[index].shape {
            case .alias(.array(let element)):
                types[index].shape = .newType(.array(element))
                return
            case .alias(.dictionary(let value)):
                types[index].shape = .object(ObjectShape(fields: [], additionalFields: value))
                return
            default: break
            }
        }
        for index in members {
            types[index].shape = .alias(.json)
            diagnostics.warning(
                "endless-type",
                "'\(types[index].name.wire)' contains itself and nothing else; its values stay JSON",
                at: types[index].name.origin)
        }
    }
}
