import RoutergenModel
import RoutergenSyntax

extension NameMaker {
    /// Routers and clients; their endpoints follow when the types have names.
    func groups(_ diagnostics: inout Diagnostics) -> [GroupNames] {
        let unnamed = model.groups.firstIndex { $0.name == nil }
        let named = model.groups.indices.filter { $0 != unnamed }
        let names = named.map { model.groups[$0].name ?? Name("group", origin: model.origin) }

        var stems = newScope()
        let stemNames = stems.resolve(stemRequests(names), &diagnostics)
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

    /// `Photos`, which the names of the router and of the client begin with. A name without its version
    /// that two groups would share is given to neither.
    private func stemRequests(_ names: [Name]) -> [NameRequest] {
        let stems = names.map(stem)
        let short = zip(names, stems).map { name, stem in
            name.override == nil && options.shortensNames
                ? upperCamel(GroupWords.withoutVersion(name.wire)) : stem
        }
        var wishes: [String: Int] = [:]
        for name in Set(stems) { wishes[name] = 1 }
        for (stem, name) in zip(stems, short) where stem != name { wishes[name, default: 0] += 1 }
        return names.indices.map { index in
            NameRequest(
                name: Name(
                    names[index].wire, origin: names[index].overrideOrigin ?? names[index].origin),
                kind: .group,
                wanted: wishes[short[index]] == 1 ? short[index] : stems[index])
        }
    }

    private func stem(_ name: Name) -> String {
        guard let override = name.override, SwiftIdentifier.isValid(override) else {
            return upperCamel(name.wire)
        }
        return style.capitalizingFirst(override.canonicallyComposed)
    }

    private func upperCamel(_ name: String) -> String {
        style.upperCamel(name, prefix: NameKind.group.prefix)
    }

    func nameEndpoints(
        _ groups: inout [GroupNames], routes: RouteNames?, reserved: [String: String],
        _ diagnostics: inout Diagnostics
    ) {
        let accessors = groups.compactMap(\.accessor?.name)
        let outer = reserved.merging(
            OuterNames.modules.mapValues { "a name of \($0)" }, uniquingKeysWith: { own, _ in own })
        let jobs = groups.indices.map { (index: $0, hasAccessor: groups[$0].accessor != nil) }
        let named = jobs.concurrentMap(
            &diagnostics, weight: { model.groups[$0.index].endpoints.count }
        ) { [model, options] job, found in
            var members = ["connection": "the generated connection"]
            if !job.hasAccessor {
                for accessor in accessors { members[accessor] = "the generated client of a group" }
            }
            // Threads do not share what became of names before.
            let maker = NameMaker(model: model, options: options)
            let group = model.groups[job.index]
            let requests =
                routes?.requests(forGroupAt: job.index, members: members, style: maker.style)
                ?? group.endpoints.map { NameRequest(name: $0.name, kind: .route) }
            return maker.endpoints(
                of: group, requests: requests, members: members, outer: outer, &found)
        }
        for (index, endpoints) in zip(groups.indices, named) { groups[index].endpoints = endpoints }
    }
}
