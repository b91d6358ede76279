import RoutergenModel
import RoutergenSyntax

/// Gives the names that a user wants to what he wants to be called so.
struct ModelRenaming {
    private(set) var model: APIModel
    private(set) var diagnostics: Diagnostics

    init(_ model: APIModel, diagnostics: Diagnostics) {
        self.model = model
        self.diagnostics = diagnostics
    }

    mutating func apply(_ renames: Renames) {
        renameTags(renames.tags)
        renameOperations(renames.operations)
        renameSchemas(renames.schemas)
        if !renames.parameters.isEmpty { renameParameters(renames.parameters) }
        if !renames.properties.isEmpty { renameProperties(renames.properties) }
        if !renames.cases.isEmpty { renameCases(renames.cases) }
    }

    private mutating func renameTags(_ renames: [Renames.Rename]) {
        for rename in renames {
            let places = model.groups.indices.filter {
                model.groups[$0].name?.wire == rename.key.value
            }
            for index in places { model.groups[index].name?.take(rename.name) }
            if places.isEmpty {
                report(rename.key, "tag", model.groups.compactMap(\.name?.wire))
            }
        }
    }

    private mutating func renameOperations(_ renames: [Renames.Rename]) {
        for rename in renames {
            var isFound = false
            for group in model.groups.indices {
                for index in model.groups[group].endpoints.indices
                where model.groups[group].endpoints[index].operationNames.contains(rename.key.value)
                {
                    isFound = true
                    model.groups[group].endpoints[index].take(rename)
                }
            }
            if !isFound {
                report(
                    rename.key, "operation",
                    model.groups.flatMap(\.endpoints).flatMap(\.operationNames))
            }
        }
    }

    private mutating func renameSchemas(_ renames: [Renames.Rename]) {
        for rename in renames {
            let places = model.types.indices.filter {
                model.types[$0].name.wire == rename.key.value
            }
            for index in places { model.types[index].name.take(rename.name) }
            if places.isEmpty { report(rename.key, "schema", model.types.map(\.name.wire)) }
        }
        for rename in renames { renameInside(of: rename.key.value, to: rename.name.value) }
    }

    /// Types without a name of their own are called by what they stand in: `PaymentSource`, not
    /// `ChargeSource`, where `Charge` is to be `Payment`.
    private mutating func renameInside(of owner: String, to name: String) {
        for index in model.types.indices where model.types[index].owner == owner {
            let wire = model.types[index].name.wire
            guard model.types[index].name.override == nil, wire.hasPrefix(owner) else { continue }
            model.types[index].name.override = name + wire.dropFirst(owner.count)
        }
    }

    private mutating func report(_ key: Located<String>, _ kind: String, _ names: [String]) {
        diagnostics.error(
            "unmatched-name", "the description has no \(kind) '\(shortened(key.value))'",
            at: key.range, suggestion: suggestion(for: key.value, among: names))
    }
}

// MARK: - Members

extension ModelRenaming {
    private mutating func renameProperties(_ renames: [Renames.Rename]) {
        let search = model.propertySearch
        for rename in renames {
            for place in search.places(of: rename.key, api: model.name, &diagnostics) {
                model.changeField(place) { $0.name.take(rename.name) }
            }
        }
    }

    private mutating func renameCases(_ renames: [Renames.Rename]) {
        var search = MemberSearch<MemberPlace>(owner: "schema", member: "case")
        for (type, declaration) in model.types.enumerated() {
            search.add(owners: [declaration.name.wire])
            for (index, name) in declaration.shape.caseNames.enumerated() {
                search.add(
                    MemberPlace(owner: type, index: index), called: name,
                    in: [declaration.name.wire])
            }
        }
        for rename in renames {
            for place in search.places(of: rename.key, api: model.name, &diagnostics) {
                model.types[place.owner].shape.changeCaseName(at: place.index) {
                    $0.take(rename.name)
                }
            }
        }
    }

    private mutating func renameParameters(_ renames: [Renames.Rename]) {
        var search = MemberSearch<ParameterPlace>(owner: "operation", member: "parameter")
        for (group, endpoints) in model.groups.map(\.endpoints).enumerated() {
            for (index, endpoint) in endpoints.enumerated() {
                search.add(owners: endpoint.operationNames)
                let names = endpoint.parameters.map(\.name.wire) + endpoint.partNames
                for name in Set(names) {
                    search.add(
                        ParameterPlace(group: group, endpoint: index, name: name), called: name,
                        in: endpoint.operationNames)
                }
            }
        }
        for rename in renames {
            for place in search.places(of: rename.key, api: model.name, &diagnostics) {
                model.groups[place.group].endpoints[place.endpoint]
                    .renameParameters(called: place.name, to: rename.name)
            }
        }
    }

    /// A parameter of an operation; one name may stand in the path and in the query.
    private struct ParameterPlace {
        var group: Int
        var endpoint: Int
        var name: String
    }
}

extension Name {
    /// Is called in Swift as the user wants.
    fileprivate mutating func take(_ name: Located<String>) {
        override = name.value
        overrideOrigin = name.range
    }
}

extension Endpoint {
    /// Is called in Swift as the user wants; a form of an operation with another kind of body keeps what
    /// tells it apart: `draw` makes `drawAsText` of `renderAsText`.
    fileprivate mutating func take(_ rename: Renames.Rename) {
        var wanted = rename.name
        if let operation = variantOf, rename.key.value != name.wire {
            let words = name.wire.dropFirst(operation.count).split(separator: "_")
            wanted.value += words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        name.take(wanted)
    }

    /// The fields of a body that is written in place, which are arguments like parameters.
    fileprivate var partNames: [String] {
        guard case .fields(let parts)? = body?.content else { return [] }
        return parts.map(\.field.name.wire)
    }

    fileprivate mutating func renameParameters(called wire: String, to name: Located<String>) {
        for index in parameters.indices where parameters[index].name.wire == wire {
            parameters[index].name.take(name)
        }
        guard case .fields(var parts)? = body?.content else { return }
        for index in parts.indices where parts[index].field.name.wire == wire {
            parts[index].field.name.take(name)
        }
        body?.content = .fields(parts)
    }
}
