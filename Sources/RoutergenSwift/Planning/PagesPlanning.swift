import RoutergenModel
import RoutergenSyntax

extension Planner {
    /// The method that returns the items of all pages; nil for an endpoint without pages.
    ///
    /// - Parameters:
    ///   - connection: how the client calls its connection.
    ///   - route: the case with its arguments.
    func plannedPages(
        _ endpoint: Endpoint, _ endpointNames: EndpointNames, _ arguments: EndpointArguments,
        connection: String, route: String, _ diagnostics: inout Diagnostics
    ) -> RenderPages? {
        guard let pagination = endpoint.pagination,
            case .json(let page, let keyPath)? = endpoint.responses.first(where: { !$0.isError })?
                .content
        else { return nil }
        guard let items = access(pagination.items, in: page),
            case .array(let item) = catalog.value(items.type),
            let step = step(
                of: pagination.way, in: page, endpoint, endpointNames, arguments, route: route)
        else {
            diagnostics.warning(
                "pages-left-out",
                "the pages of '\(endpoint.name.wire)' need types of the description; their items are "
                    + "left out", at: endpoint.name.origin)
            return nil
        }
        var call = step.before
        if !keyPath.isEmpty {
            call.append(RenderArgument(label: "at", self.keyPath(keyPath)))
        }
        let list = items.isOptional ? "\(items.source) ?? []" : items.source
        call.append(RenderArgument(label: "items", "{ \(list) }"))
        call += step.behind
        return RenderPages(
            documentation: documentation(
                Documentation(
                    text: "The items of all pages of \(Self.code(endpointNames.name.name)), "
                        + "asked for as they are wanted."), depth: 2,
                sections: [
                    parameterSection(
                        arguments.direct.map { ($0.names.label.name, $0.documentation) })
                ].compactMap(\.self)),
            attribute: attribute(of: endpoint.documentation),
            name: endpointNames.pages.declaration,
            returnType: "\(names.outer("PagedItems"))<\(spelling(page)), \(spelling(item))>",
            call: "\(connection).\(step.method)(\(call.map(\.text).joined(separator: ", ")))",
            position: step.position, lines: step.lines)
    }

    /// The parts of a call that depend on how the next page is found.
    private struct PageStep {
        var method: String
        /// Arguments before and behind those about the answer.
        var before: [RenderArgument]
        var behind: [RenderArgument]
        /// The closure that makes the request for a page.
        var position: String?
        var lines: [String] = []
    }

    private func step(
        of way: Pagination.Way, in page: TypeReference, _ endpoint: Endpoint,
        _ endpointNames: EndpointNames, _ arguments: EndpointArguments, route: String
    ) -> PageStep? {
        switch way {
        case .number(let name, let size, let end):
            return counted(
                "numberedPages", name, size, end, in: page, endpoint, endpointNames, arguments,
                route: route)
        case .offset(let name, let size, let end):
            return counted(
                "offsetPages", name, size, end, in: page, endpoint, endpointNames, arguments,
                route: route)
        case .cursor(let name, let next):
            guard let cursor = position(name, endpointNames, arguments),
                let next = access(next, in: page)
            else { return nil }
            return PageStep(
                method: "cursorPages",
                before: [
                    RenderArgument(label: cursor.isOptional ? "from" : "fromFirst", cursor.source)
                ],
                behind: [RenderArgument(label: "next", "{ \(next.source) }")],
                position: cursor.name, lines: cursor.lines(route))
        case .link(let relation):
            let other = relation == "next" ? nil : SwiftLiteral.string(relation)
            return PageStep(
                method: "linkedPages",
                before: [RenderArgument(label: "of", route)]
                    + (other.map { [RenderArgument(label: "relation", $0)] } ?? []),
                behind: [])
        case .url(let next):
            guard var next = access(next, in: page) else { return nil }
            if catalog.value(next.type) == .url { next.append("absoluteString") }
            return PageStep(
                method: "linkedPages", before: [RenderArgument(label: "of", route)],
                behind: [RenderArgument(label: "next", "{ \(next.source) }")])
        }
    }

    private func counted(
        _ method: String, _ name: String, _ size: String?, _ end: Pagination.End?,
        in page: TypeReference, _ endpoint: Endpoint, _ endpointNames: EndpointNames,
        _ arguments: EndpointArguments, route: String
    ) -> PageStep? {
        guard let position = position(name, endpointNames, arguments) else { return nil }
        var before = [RenderArgument(label: "from", position.start)]
        let size = size.flatMap { name in
            self.position(name, endpointNames, arguments)?.source ?? constant(name, endpoint)
        }
        if let size { before.append(RenderArgument(label: "size", size)) }
        var behind: [RenderArgument] = []
        if let end {
            let (kind, path) =
                switch end {
                case .count(let path): ("count", path)
                case .isLast(let path): ("isLast", path)
                case .hasMore(let path): ("hasMore", path)
                }
            guard let field = access(path, in: page) else { return nil }
            behind = [RenderArgument(label: "until", ".\(kind) { \(field.source) }")]
        }
        return PageStep(
            method: method, before: before, behind: behind, position: position.name,
            lines: position.lines(route))
    }

    // MARK: - Arguments

    /// The argument that another page needs with another value.
    private struct PagePosition {
        /// The value that the caller gives: `page`, `options.page`.
        var source: String
        var isOptional: Bool
        /// The same as a number, where it may be missing.
        var start: String
        /// What the new value is called.
        var name: String
        /// What puts it in its place before the request is made.
        var assignments: [String]

        /// `PhotosRouter.popularPhotos(page: page)`, behind the assignments where there are some.
        func lines(_ route: String) -> [String] {
            assignments.isEmpty ? [route] : assignments + ["return \(route)"]
        }
    }

    private func position(
        _ wireName: String, _ endpointNames: EndpointNames, _ arguments: EndpointArguments
    ) -> PagePosition? {
        func position(_ argument: EndpointArgument, _ source: String, _ assignments: [String])
            -> PagePosition
        {
            let isOptional = argument.type.hasSuffix("?")
            let fallback = argument.defaultValue.flatMap { $0 == "nil" ? nil : $0 } ?? "0"
            return PagePosition(
                source: source, isOptional: isOptional,
                start: isOptional ? "\(source) ?? \(fallback)" : source,
                name: argument.names.local.declaration, assignments: assignments)
        }
        if let argument = arguments.direct.first(where: { $0.wireName == wireName }) {
            return position(argument, argument.names.local.expression, [])
        }
        guard let argument = arguments.grouped.first(where: { $0.wireName == wireName }) else {
            return nil
        }
        let options = endpointNames.options.local
        let property = "\(options.expression).\(argument.names.label.member)"
        return position(
            argument, property,
            [
                "var \(options.declaration) = \(options.expression)",
                "\(property) = \(argument.names.local.expression)",
            ])
    }

    /// The number that a parameter always is.
    private func constant(_ wireName: String, _ endpoint: Endpoint) -> String? {
        let value = endpoint.namedValues.first { $0.name.wire == wireName }
        guard let value, case .constant(let literal) = value.source else { return nil }
        return literal.count.map { String($0) }
    }

    // MARK: - Fields

    /// A field inside of an answer: `$0.paging?.next`.
    private struct FieldAccess {
        var source = "$0"
        var type: TypeReference
        /// Whether the last value may be missing.
        var isLastOptional: Bool
        /// Whether any value on the way may be missing.
        var isOptional: Bool

        mutating func append(_ member: String) {
            source += (isLastOptional ? "?." : ".") + member
            isLastOptional = false
        }
    }

    /// Nil where a type on the way is one of the application's own.
    private func access(_ path: Pagination.FieldPath, in page: TypeReference) -> FieldAccess? {
        let isOptional = catalog.isOptional(page)
        var access = FieldAccess(type: page, isLastOptional: isOptional, isOptional: isOptional)
        for name in path {
            guard let (declaration, shape) = catalog.object(access.type),
                let index = shape.fields.firstIndex(where: { $0.name.wire == name }),
                let property = names[declaration.id]?.fields[index].property
            else { return nil }
            access.append(property.member)
            access.type = shape.fields[index].type
            access.isLastOptional = catalog.isOptional(access.type)
            if access.isLastOptional { access.isOptional = true }
        }
        return access
    }
}
