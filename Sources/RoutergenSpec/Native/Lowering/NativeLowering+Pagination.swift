import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// How the pages of an endpoint are found; nil after a mistake, which is then reported.
    mutating func pagination(_ route: NativeRoute, of endpoint: Endpoint) -> Pagination? {
        guard let pagination = route.pagination else { return nil }
        let values = PageValues(
            given: endpoint.namedValues, broken: Set(route.fields.map(\.name.value)))
        guard let page = pageType(route, endpoint, at: pagination.keyRange) else { return nil }
        let items = items(pagination, in: page)
        let way = way(pagination.way, values, page)
        guard let items, let way else { return nil }
        return Pagination(way: way, items: items)
    }

    /// The type of the one answer that is a page; nil where there is none, which is then reported.
    private mutating func pageType(
        _ route: NativeRoute, _ endpoint: Endpoint, at range: SourceRange
    ) -> TypeReference? {
        let successes = endpoint.responses.filter { !$0.isError }
        if successes.count == 1, case .json(let type, _)? = successes.first?.content { return type }
        // Without any answer there is a mistake that was reported.
        guard let first = successes.first else { return nil }
        let isWritten = route.returns != nil
        diagnostics.error(
            "answer-without-items", "pages need one answer, which has a type", at: range,
            notes: isWritten ? [Diagnostic.Note("the answer stands here", at: first.origin)] : [],
            suggestion: isWritten ? nil : "add 'returns'")
        return nil
    }

    private mutating func way(
        _ way: NativePagination.Way, _ values: PageValues, _ page: TypeReference
    ) -> Pagination.Way? {
        switch way {
        case .page(let name, let size, let end):
            let number = count(name, "'page'", values)
            if let number { checkFirstNumber(number, at: name.range) }
            let size = size.map { count($0, "'size'", values, mayBeConstant: true) }
            let end = end.map { self.end($0, in: page) }
            guard let number, isUsable(size), isUsable(end) else { return nil }
            return .number(
                argument: number.name.wire, size: (size ?? nil)?.name.wire, end: end ?? nil)
        case .offset(let name, let size, let end):
            let offset = count(name, "'offset'", values)
            let size = size.map { count($0, "'size'", values, mayBeConstant: true) }
            let end = end.map { self.end($0, in: page) }
            guard let offset, isUsable(size), isUsable(end) else { return nil }
            return .offset(
                argument: offset.name.wire, size: (size ?? nil)?.name.wire, end: end ?? nil)
        case .cursor(let name, let next):
            let cursor = argument(name, values)
            let type = field(next, in: page)
            guard let cursor, let type, isCursor(type, of: cursor, at: next.range) else {
                return nil
            }
            return .cursor(argument: cursor.name.wire, next: next.value)
        case .link(let relation): return .link(relation: relation.value)
        case .url(let next):
            guard let type = field(next, in: page) else { return nil }
            guard [.url, .string].contains(underlying(type.unwrapped)) else {
                reportKind(next, "'next' without 'cursor'", expected: "'URL' or 'String'", type)
                return nil
            }
            return .url(next: next.value)
        }
    }

    /// Whether something that may be left out is right where it is given.
    private func isUsable<Value>(_ value: Value??) -> Bool {
        value.map { $0 != nil } ?? true
    }

    // MARK: - Arguments

    private typealias Argument = Endpoint.NamedValue

    /// The value of a route that a caller gives.
    private mutating func argument(
        _ name: Located<String>, _ values: PageValues, mayBeConstant: Bool = false
    ) -> Argument? {
        let named = values.given.filter { $0.name.wire == name.value }
        guard let argument = named.first else {
            guard !values.broken.contains(name.value) else { return nil }
            let near = near(name.value, among: values.given.map(\.name.wire))
            diagnostics.error(
                "unknown-parameter", "the route has no parameter '\(shortened(name.value))'",
                at: name.range, suggestion: near.map { "did you mean '\($0)'?" })
            return nil
        }
        let origin = argument.name.origin
        if let second = named.dropFirst().first {
            diagnostics.error(
                "ambiguous-parameter", "the route sends '\(name.value)' in two places",
                at: name.range,
                notes: [
                    Diagnostic.Note("here", at: origin),
                    Diagnostic.Note("and here", at: second.name.origin),
                ])
            return nil
        }
        switch argument.source {
        case .argument: return argument
        case .constant where mayBeConstant: return argument
        case .constant, .configuration:
            diagnostics.error(
                "fixed-parameter", "the caller of the route does not give '\(name.value)'",
                at: name.range, notes: [Diagnostic.Note("it stands here", at: origin)])
            return nil
        }
    }

    private mutating func count(
        _ name: Located<String>, _ key: String, _ values: PageValues, mayBeConstant: Bool = false
    ) -> Argument? {
        guard let argument = argument(name, values, mayBeConstant: mayBeConstant) else {
            return nil
        }
        guard underlying(argument.type.unwrapped) == .integer(.platform) || argument.count != nil
        else {
            diagnostics.error(
                "page-kind",
                "\(key) names a parameter of type 'Int', found '\(argument.type.spelling)'",
                at: name.range,
                notes: [Diagnostic.Note("the parameter stands here", at: argument.name.origin)])
            return nil
        }
        return argument
    }

    /// Without a number nobody knows whether the first page is 0 or 1, and so which is the second.
    private mutating func checkFirstNumber(_ argument: Argument, at range: SourceRange) {
        guard argument.type.isOptional, case .argument(nil) = argument.source else { return }
        let name = argument.name.wire
        diagnostics.error(
            "page-without-start",
            "'page' names a parameter that always has a value, found '\(argument.type.spelling)'",
            at: range,
            notes: [Diagnostic.Note("the parameter stands here", at: argument.name.origin)],
            suggestion: "write '\(name): Int = 1', or 0 where pages are counted from 0")
    }

    // MARK: - Fields

    private mutating func items(
        _ pagination: NativePagination, in page: TypeReference
    ) -> Pagination.FieldPath? {
        guard let path = pagination.items else {
            if case .array = underlying(page.unwrapped) { return [] }
            guard !isUnknown(page.unwrapped) else { return nil }
            diagnostics.error(
                "missing-key", "'paginate' needs 'items', the list in '\(page.spelling)'",
                at: pagination.keyRange)
            return nil
        }
        guard let type = field(path, in: page) else { return nil }
        guard case .array = underlying(type.unwrapped) else {
            reportKind(path, "'items'", expected: "a list", type)
            return nil
        }
        return path.value
    }

    private mutating func end(
        _ end: NativePagination.End, in page: TypeReference
    ) -> Pagination.End? {
        switch end {
        case .until(let path):
            guard let type = field(path, in: page) else { return nil }
            switch underlying(type.unwrapped) {
            case .integer(.platform): return .count(path.value)
            case .boolean: return .isLast(path.value)
            default:
                reportKind(path, "'until'", expected: "'Int' or 'Bool'", type)
                return nil
            }
        case .while(let path):
            guard let type = field(path, in: page) else { return nil }
            guard underlying(type.unwrapped) == .boolean else {
                reportKind(path, "'while'", expected: "'Bool'", type)
                return nil
            }
            return .hasMore(path.value)
        }
    }

    private mutating func isCursor(
        _ type: TypeReference, of argument: Argument, at range: SourceRange
    ) -> Bool {
        guard underlying(type.unwrapped) != underlying(argument.type.unwrapped) else { return true }
        diagnostics.error(
            "page-kind",
            "'next' has the type of '\(argument.name.wire)', '\(argument.type.unwrapped.spelling)', "
                + "found '\(type.spelling)'", at: range,
            notes: [Diagnostic.Note("the parameter stands here", at: argument.name.origin)])
        return false
    }

    private mutating func reportKind(
        _ path: Located<[String]>, _ key: String, expected: String, _ type: TypeReference
    ) {
        diagnostics.error(
            "page-kind", "\(key) names a field that is \(expected), found '\(type.spelling)'",
            at: path.range)
    }

    /// The type of a field inside of the answer; nil where there is none, which is then reported.
    private mutating func field(
        _ path: Located<[String]>, in page: TypeReference
    ) -> TypeReference? {
        var type = page
        for name in path.value {
            guard case .named(let id) = underlying(type.unwrapped),
                let fields = objectFields[id.name]
            else {
                guard !isUnknown(type.unwrapped) else { return nil }
                diagnostics.error(
                    "unknown-field", "'\(type.spelling)' has no fields, looked for '\(name)'",
                    at: path.range)
                return nil
            }
            guard let field = fields.first(where: { $0.name.wire == name }) else {
                guard !isBroken(name, of: id.name) else { return nil }
                let near = near(name, among: fields.map(\.name.wire))
                diagnostics.error(
                    "unknown-field", "'\(id.name)' has no field '\(shortened(name))'",
                    at: path.range, suggestion: near.map { "did you mean '\($0)'?" })
                return nil
            }
            type = field.type
        }
        return type
    }

    /// Whether a type has a field that could not be used, which was reported.
    private func isBroken(_ field: String, of type: String) -> Bool {
        scope.types.contains { declaration in
            guard declaration.name.value == type, case .object(let fields, _) = declaration.shape
            else { return false }
            return fields.contains { $0.name.value == field }
        }
    }
}

extension Endpoint.NamedValue {
    /// The number that a constant always is.
    fileprivate var count: Int? {
        if case .constant(let literal) = source { literal.count } else { nil }
    }
}

/// What the parameters of pages may be.
private struct PageValues {
    let given: [Endpoint.NamedValue]
    /// Names of the route that may be missing among those because of a mistake, which was reported.
    let broken: Set<String>
}

extension NativeRoute {
    /// Everything with a name that the route itself sends.
    fileprivate var fields: [NativeField] {
        var fields = (pathParameters?.value ?? []) + query + headers + cookies
        if case .fields(let parts)? = body?.content { fields += parts }
        return fields
    }
}
