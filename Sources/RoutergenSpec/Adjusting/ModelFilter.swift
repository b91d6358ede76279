import RoutergenModel
import RoutergenSyntax

/// Which part of an API is wanted.
///
/// An endpoint stays where a rule names it, or where no rule names any, and where none excludes it.
/// Types stay where an endpoint that is left needs them, directly or through other types, or where
/// they are asked for by name.
package struct ModelFilter: Sendable, Equatable {
    /// What is looked at, with names as the description writes them.
    package struct Rules: Sendable, Equatable {
        /// Groups of a native description, tags of an OpenAPI document.
        package var tags: [NamePattern]
        /// Paths as written, with their placeholders: `/photos/{id}`.
        package var paths: [NamePattern]
        /// Operations by name: `listPhotos`, or by request: `GET /photos`.
        package var operations: [NamePattern]
        /// Types.
        package var schemas: [NamePattern]

        package init(
            tags: [NamePattern] = [], paths: [NamePattern] = [], operations: [NamePattern] = [],
            schemas: [NamePattern] = []
        ) {
            self.tags = tags
            self.paths = paths
            self.operations = operations
            self.schemas = schemas
        }

        /// Rules that mean what these and others mean.
        package func joined(with others: Rules) -> Rules {
            Rules(
                tags: tags + others.tags, paths: paths + others.paths,
                operations: operations + others.operations, schemas: schemas + others.schemas)
        }

        fileprivate var namesEndpoints: Bool {
            !tags.isEmpty || !paths.isEmpty || !operations.isEmpty
        }

        /// Where the first rule stands.
        fileprivate var origin: SourceRange? {
            (tags + paths + operations + schemas).first?.origin
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
    /// An excluded type that an endpoint still needs stays, with a warning: leaving it out would make code
    /// that does not compile.
    package func filtered(
        by filter: ModelFilter, _ diagnostics: inout Diagnostics
    ) -> APIModel {
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
        result.reportExcluded(by: filter, &diagnostics)
        return result
    }

    private func neededTypes(of result: APIModel, _ filter: ModelFilter) -> Set<TypeID> {
        let included = filter.included
        var roots = result.mentionedTypes
        roots += types.filter { declaration in
            included.schemas.contains { $0.matches(declaration.name.wire) }
        }
        .map { .named($0.id) }
        if !included.namesEndpoints, included.schemas.isEmpty {
            // Where things are only excluded, types that no endpoint ever used stay.
            let used = reachableTypes(from: mentionedTypes)
            roots += types.filter { declaration in
                !used.contains(declaration.id)
                    && !filter.excluded.schemas.contains { $0.matches(declaration.name.wire) }
            }
            .map { .named($0.id) }
        }
        return reachableTypes(from: roots)
    }

    /// Warns about what was excluded in vain, and where nothing at all is left.
    private func reportExcluded(by filter: ModelFilter, _ diagnostics: inout Diagnostics) {
        for pattern in filter.excluded.schemas {
            guard let kept = types.first(where: { pattern.matches($0.name.wire) }) else { continue }
            diagnostics.warning(
                "excluded-in-vain",
                "'\(kept.name.wire)' is excluded and stays all the same, because something that "
                    + "is left needs it",
                at: pattern.origin,
                suggestion: "exclude that, too, or put a type of yours in its place")
        }
        if groups.isEmpty, types.isEmpty, !diagnostics.hasErrors {
            diagnostics.warning(
                "nothing-left", "no operation and no schema is left of the description",
                at: filter.excluded.origin ?? filter.included.origin)
        }
    }
}

extension ModelFilter {
    fileprivate func keeps(_ endpoint: Endpoint, in group: EndpointGroup) -> Bool {
        let isWanted =
            (!included.namesEndpoints && included.schemas.isEmpty)
            || included.name(endpoint, in: group)
        return isWanted && !excluded.name(endpoint, in: group)
    }
}

extension ModelFilter.Rules {
    fileprivate func name(_ endpoint: Endpoint, in group: EndpointGroup) -> Bool {
        tags.contains { pattern in endpoint.tags(in: group).contains(where: pattern.matches) }
            || paths.contains { $0.matches(endpoint.path.description) }
            || operations.contains { pattern in
                endpoint.operationNames.contains(where: pattern.matches)
            }
    }
}

extension Endpoint {
    /// The words that a user may choose the endpoint by, besides its path and its own names.
    func tags(in group: EndpointGroup) -> [String] {
        [group.name?.wire].compactMap { $0 } + otherTags
    }

    /// `listPhotos` and `GET /photos`
    var operationNames: [String] {
        [name.wire, "\(method.uppercased()) \(path.description)"] + (variantOf.map { [$0] } ?? [])
    }
}
