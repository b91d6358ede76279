import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    private static let verbs = [
        "get", "put", "post", "patch", "delete", "head", "options", "trace",
    ]

    static let routeKeys =
        verbs + [
            "request", "docs", "deprecated", "path", "query", "headers", "cookies", "body",
            "returns", "errors", "auth", "envelope", "timeout", "retry", "paginate", "example",
        ]

    mutating func route(_ entry: Mapping.Entry) -> NativeRoute? {
        guard let mapping = mapping(entry.value, "route '\(entry.key)'") else { return nil }
        checkKeys(mapping, Self.routeKeys, in: "a route")
        var route = NativeRoute(name: Located(entry.key, at: entry.keyRange))
        route.attributes = attributes(mapping)
        route.attributes.codeName = nil
        readRequestLine(mapping, into: &route)
        readParameters(mapping, into: &route)
        route.body = mapping.entry("body").flatMap { body($0) }
        route.returns = mapping["returns"].map { returns($0) }
        route.errors = mapping["errors"].map { errors($0) } ?? []
        route.security = mapping["auth"].flatMap { security($0) }
        route.envelope = mapping["envelope"].flatMap { envelopeChoice($0) }
        route.timeout = mapping["timeout"].flatMap { duration($0) }
        route.allowsRetry = mapping["retry"].flatMap { boolean($0, "'retry'") }
        route.example = mapping["example"].flatMap { example($0) }
        route.pagination = mapping.entry("paginate").flatMap { pagination($0) }
        return route
    }

    private mutating func readParameters(_ mapping: Mapping, into route: inout NativeRoute) {
        if let node = mapping["path"] {
            let parameters = fields(node, "'path'", .parameter(.path))
            route.pathParameters = node.mapping.map { _ in Located(parameters, at: node.range) }
        }
        if let node = mapping["query"] {
            route.query = fields(node, "'query'", .parameter(.query))
        }
        if let node = mapping["headers"] {
            route.headers = fields(node, "'headers'", .parameter(.header))
        }
        if let node = mapping["cookies"] {
            route.cookies = fields(node, "'cookies'", .parameter(.cookie))
        }
    }

    /// `get: /photos` or `request: QUERY /search`, exactly one of them.
    private mutating func readRequestLine(_ mapping: Mapping, into route: inout NativeRoute) {
        let lines = mapping.entries.filter {
            Self.verbs.contains($0.key) || $0.key == "request"
        }
        guard let line = lines.first else {
            // A misspelt verb is one mistake, and already reported.
            let given = givenKeys(mapping, among: Self.routeKeys)
            if given.isDisjoint(with: Self.verbs + ["request"]) {
                error(
                    "missing-method", "route '\(route.name.value)' has no method and path",
                    at: route.name.range,
                    suggestion: "expected one of them, as in 'get: /photos'")
            }
            return
        }
        for extra in lines.dropFirst() {
            error(
                "two-methods", "a route has one method, found '\(line.key)' and '\(extra.key)'",
                at: extra.keyRange,
                notes: [Diagnostic.Note("'\(line.key)' stands here", at: line.keyRange)])
        }
        if line.key == "request" {
            readRequest(line.value, into: &route)
        } else {
            route.method = Located(line.key.uppercased(), at: line.keyRange)
            guard let scalar = line.value.scalar, !scalar.isNull else {
                wrongKind("the path of '\(line.key)'", expected: "text", line.value)
                return
            }
            let text = PositionedText(scalar, range: line.value.range)
            route.path = path(text, bounds: text.scalars.indices)
        }
    }

    /// `QUERY /search`
    private mutating func readRequest(_ node: Node, into route: inout NativeRoute) {
        guard let scalar = node.scalar, !scalar.isNull else {
            wrongKind("'request'", expected: "text such as 'QUERY /search'", node)
            return
        }
        let text = PositionedText(scalar, range: node.range)
        let all = text.trimmed(text.scalars.indices)
        let space = text.scalars[all].firstIndex { $0.properties.isWhitespace } ?? all.upperBound
        let methodBounds = all.lowerBound..<space
        let method = text.string(methodBounds)
        guard space < all.upperBound, isToken(method) else {
            error(
                "request-syntax", "expected a method and a path, found '\(shortened(scalar.text))'",
                at: node.range, suggestion: "write it as in 'QUERY /search'")
            return
        }
        if method != method.uppercased() {
            error(
                "request-syntax", "methods are written in upper case, found '\(method)'",
                at: text.range(methodBounds), suggestion: "write '\(method.uppercased())'")
        }
        route.method = Located(method.uppercased(), at: text.range(methodBounds))
        route.path = path(text, bounds: text.trimmed(space..<all.upperBound))
    }

    private mutating func path(_ text: PositionedText, bounds: Range<Int>) -> NativePath? {
        do throws(PathParser.Failure) {
            return try PathParser.parse(text, bounds: bounds)
        } catch {
            self.error("path-syntax", error.message, at: error.range, suggestion: error.suggestion)
            return nil
        }
    }
}
