import RoutergenModel
import RoutergenSyntax

extension NameMaker {
    /// Routers and clients; their endpoints follow when the types have names.
    func groups(_ diagnostics: inout Diagnostics) -> [GroupNames] {
        let unnamed = model.groups.firstIndex { $0.name == nil }
        let named = model.groups.indices.filter { $0 != unnamed }
        let names = named.map { model.groups[$0].name ?? Name("group", origin: model.origin) }

        var stems = newScope()
        let stemNames = stems.resolve(names.map(stemRequest), &diagnostics)
        var accessors = newScope(reserved: ["connection": "the generated connection"])
        let accessorNames = accessors.resolve(
            zip(names, stemNames).map { name, stem in
                NameRequest(
                    name: name, kind: .group,
                    wanted: style.lowerCamel(stem.name, prefix: NameKind.group.prefix))
            }, &diagnostics)

        var groups = model.groups.map { _ in
            GroupNames(
                router: SwiftIdentifier("Router"), client: SwiftIdentifier("Client"), accessor: nil,
                endpoints: [], routerFile: "", clientFile: "")
        }
        for (position, index) in named.enumerated() {
            groups[index].router = SwiftIdentifier(stemNames[position].name + "Router")
            groups[index].client = SwiftIdentifier(stemNames[position].name + "Client")
            groups[index].accessor = accessorNames[position]
        }
        return groups
    }

    /// `Photos`, which the names of the router and of the client begin with.
    private func stemRequest(_ name: Name) -> NameRequest {
        let stem =
            if let override = name.override, SwiftIdentifier.isValid(override) {
                style.capitalizingFirst(override.canonicallyComposed)
            } else {
                style.upperCamel(name.wire, prefix: NameKind.group.prefix)
            }
        return NameRequest(
            name: Name(name.wire, origin: name.overrideOrigin ?? name.origin), kind: .group,
            wanted: stem)
    }

    func nameEndpoints(
        _ groups: inout [GroupNames], reserved: [String: String],
        _ diagnostics: inout Diagnostics
    ) {
        let accessors = groups.compactMap(\.accessor?.name)
        for index in groups.indices {
            var members = ["connection": "the generated connection"]
            if groups[index].accessor == nil {
                for accessor in accessors { members[accessor] = "the generated client of a group" }
            }
            groups[index].endpoints = endpoints(
                of: model.groups[index], members: members, types: reserved, &diagnostics)
        }
    }
}
