import RoutergenModel

/// Which part of an API is wanted.
///
/// An endpoint stays where a rule names it, or where no rule names any, and where none excludes it.
/// Types stay where an endpoint that is left needs them, directly or through other types, or where
/// they are asked for by name.
package struct ModelFilter: Sendable, Equatable {
    /// What is looked at, with names as the description writes them.
    package struct Rules: Sendable, Equatable {
        /// Groups: tags of operations.
        package var tags: Set<String>
        /// Paths as written, or a prefix that ends in `*`: `/photos/*`.
        package var paths: Set<String>
        /// Operations by name: `listPhotos`, or by request: `GET /photos`.
        package var operations: Set<String>
        /// Types.
        package var schemas: Set<String>

        package init(
            tags: Set<String> = [], paths: Set<String> = [], operations: Set<String> = [],
            schemas: Set<String> = []
        ) {
            self.tags = tags
            self.paths = paths
            self.operations = operations
            self.schemas = schemas
        }

        fileprivate var namesEndpoints: Bool {
            !tags.isEmpty || !paths.isEmpty || !operations.isEmpty
        }
    }

    package var included: Rules
    package var excluded: Rules

    package init(included: Rules = Rules(), excluded: Rules = Rules()) {
        self.included = included
        self.excluded = excluded
    }

    /// Whether everything stays.
    package var isEmpty: Bool { included == Rules() && excluded == Rules() }
}

extension APIModel {
    /// The model with the wanted endpoints and all that they need.
    ///
    /// Endpoints of an excluded type are kept, and so is the type: leaving it out would make code that
    /// does not compile.
    package func filtered(by filter: ModelFilter) -> APIModel {
        guard !filter.isEmpty else { return self }
        var result = self
        result.groups = groups.compactMap { group in
            var group = group
            group.endpoints = group.endpoints.filter { filter.keeps($0, in: group) }
            return group.endpoints.isEmpty ? nil : group
        }
        let needed = neededTypes(of: result, filter)
        result.types = types.filter { needed.contains($0.id) }
        let schemes = Set(
            result.groups.flatMap(\.endpoints).flatMap { $0.security.joined().map(\.scheme) })
        result.securitySchemes = securitySchemes.filter { schemes.contains($0.name.wire) }
        return result
    }

    private func neededTypes(of result: APIModel, _ filter: ModelFilter) -> Set<TypeID> {
        let included = filter.included
        var roots = result.groups.flatMap(\.endpoints).flatMap(\.mentionedTypes)
        roots += result.configuration.map(\.type) + result.commonParameters.map(\.type)
        roots += included.schemas.map { .named(TypeID($0)) }
        if !included.namesEndpoints, included.schemas.isEmpty {
            // Where things are only excluded, types that no endpoint ever used stay.
            let used = reachableTypes(from: groups.flatMap(\.endpoints).flatMap(\.mentionedTypes))
            roots += types.map(\.id)
                .filter { !used.contains($0) && !filter.excluded.schemas.contains($0.name) }
                .map { .named($0) }
        }
        return reachableTypes(from: roots)
    }

    /// The declared types that values of the roots may contain.
    private func reachableTypes(from roots: [TypeReference]) -> Set<TypeID> {
        let byID = Dictionary(types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var open = roots
        var reached: Set<TypeID> = []
        while let type = open.popLast() {
            guard let id = type.declaredType, let declaration = byID[id],
                reached.insert(declaration.id).inserted
            else { continue }
            open += declaration.shape.mentionedTypes
        }
        return reached
    }
}

extension ModelFilter {
    fileprivate func keeps(_ endpoint: Endpoint, in group: EndpointGroup) -> Bool {
        let rules = included
        let path = endpoint.path.description
        let isWanted =
            !rules.namesEndpoints && rules.schemas.isEmpty
            || names(endpoint, path, group, rules)
        return isWanted && !names(endpoint, path, group, excluded)
    }

    private func names(
        _ endpoint: Endpoint, _ path: String, _ group: EndpointGroup, _ rules: Rules
    ) -> Bool {
        if let tag = group.name?.wire, rules.tags.contains(tag) { return true }
        if rules.operations.contains(endpoint.name.wire)
            || rules.operations.contains("\(endpoint.method) \(path)")
        {
            return true
        }
        return rules.paths.contains { rule in
            rule.hasSuffix("*") ? path.hasPrefix(rule.dropLast()) : path == rule
        }
    }
}
