import RoutergenSyntax

extension ReferenceResolver {
    /// Where a reference leads; nil after an error was reported.
    mutating func location<Value: ReferableObject>(
        of reference: ReferenceObject, as type: Value.Type, _ diagnostics: inout Diagnostics
    ) -> Location? {
        let key = LocationKey(reference)
        let found: FoundLocation
        if let known = locations[key] {
            found = known
        } else {
            var problems = Diagnostics()
            let location = find(reference, depth: 0, &problems)
            found = FoundLocation(location: location, problems: problems)
            locations[key] = found
        }
        if !found.problems.isEmpty { report(found.problems, for: type, &diagnostics) }
        guard let location = found.location, isKind(type, location, reference, &diagnostics) else {
            return nil
        }
        return location
    }

    /// A schema that is missing can be any value, so that the rest of the document is of use.
    private func report<Value: ReferableObject>(
        _ problems: Diagnostics, for type: Value.Type, _ diagnostics: inout Diagnostics
    ) {
        for problem in problems.sorted {
            var problem = problem
            if type == SchemaObject.self, problem.id == "missing-target" {
                problem.severity = .warning
                problem.message += "; any value is taken for it"
            }
            diagnostics.report(problem)
        }
    }

    /// Whether a component stands among those of the wanted kind.
    private func isKind<Value: ReferableObject>(
        _ type: Value.Type, _ location: Location, _ reference: ReferenceObject,
        _ diagnostics: inout Diagnostics
    ) -> Bool {
        let pointer = location.target.pointer
        let isComponent =
            format == .swagger2
            ? pointer.count == 2 : pointer.count == 3 && pointer[0] == "components"
        guard isComponent else { return true }
        let section = pointer[pointer.count - 2]
        let wanted = Value.kind.section(in: format)
        guard section != wanted, Self.sections.contains(section) else { return true }
        diagnostics.error(
            "wrong-target",
            "'\(shortened(reference.text.value))' is one of '\(section)', "
                + "but \(Value.kind.words) is needed here", at: reference.text.range)
        return false
    }

    private static let sections: Set<String> = [
        "schemas", "responses", "parameters", "examples", "requestBodies", "headers",
        "securitySchemes", "links", "callbacks", "pathItems", "mediaTypes", "definitions",
        "securityDefinitions",
    ]

    private mutating func find(
        _ reference: ReferenceObject, depth: Int, _ diagnostics: inout Diagnostics
    ) -> Location? {
        let text = reference.text.value
        let hash = text.firstIndex(of: "#")
        let resource = String(text[..<(hash ?? text.endIndex)])
        let fragment = hash.map { text[text.index(after: $0)...] } ?? ""
        guard let start = start(resource, of: reference, &diagnostics) else { return nil }
        if fragment.isEmpty { return start }
        guard fragment.hasPrefix("/") else {
            return anchored(String(fragment), in: start, reference, &diagnostics)
        }
        let readings = Self.readings(of: String(fragment))
        for pointer in readings {
            let tokens = JSONPointer.tokens(pointer)
            if let location = walk(tokens, from: start, depth: depth, &diagnostics) {
                return location
            }
        }
        let tokens = JSONPointer.tokens(readings.first ?? "")
        reportMissing(tokens, in: start, reference, &diagnostics)
        return nil
    }

    /// The pointers that a fragment may mean: percent-decoded as it should be; as it stands, because
    /// a name may hold a `%` that nobody encoded; with `+` for a space, as forms write it.
    private static func readings(of fragment: String) -> [String] {
        let decoded = PercentDecoding.decoded(fragment)
        var readings = [decoded]
        if fragment != decoded { readings.append(fragment) }
        if decoded.utf8.contains(UInt8(ascii: "+")) {
            readings.append(String(decoded.map { $0 == "+" ? " " : $0 }))
        }
        return readings
    }

    /// The whole file, or the schema resource, that the part before `#` means.
    private mutating func start(
        _ resource: String, of reference: ReferenceObject, _ diagnostics: inout Diagnostics
    ) -> Location? {
        let file = reference.text.range.file
        if let identified = identified(resource, reference) { return identified }
        let id =
            resource.isEmpty ? file : load(resource, from: file, reference, &diagnostics)
        guard let id, let root = files[id]?.root else { return nil }
        return Location(target: ReferenceTarget(file: id, pointer: []), node: root)
    }
}

// MARK: - Pointers

extension ReferenceResolver {
    /// The node behind the tokens of a pointer; a reference on the way is followed.
    private mutating func walk(
        _ tokens: [String], from start: Location, depth: Int, _ diagnostics: inout Diagnostics
    ) -> Location? {
        var location = start
        for (offset, token) in tokens.enumerated() {
            if let child = child(token, of: location) {
                location = child
                continue
            }
            guard depth < Self.deepestDetour,
                let entry = location.node.mapping?.entry("$ref"),
                let text = entry.value.scalar?.string
            else { return nil }
            var detour = ReferenceObject(
                text: Located(text, at: entry.value.range), range: location.node.range)
            detour.baseURI = location.baseURI
            guard let target = find(detour, depth: depth + 1, &diagnostics) else { return nil }
            return walk(
                Array(tokens[offset...]), from: target, depth: depth + 1, &diagnostics)
        }
        return location
    }

    private static let deepestDetour = 16

    private func child(_ token: String, of location: Location) -> Location? {
        var child = location
        child.target.pointer.append(token)
        switch location.node.content {
        case .scalar: return nil
        case .sequence(let items):
            guard let index = Int(token), items.indices.contains(index) else { return nil }
            child.node = items[index]
        case .mapping(let mapping):
            guard let node = mapping[token] else { return nil }
            child.node = node
        }
        child.baseURI = baseURI(of: child)
        return child
    }

    private func baseURI(of location: Location) -> String? {
        guard format.usesJSONSchema, let text = location.node.mapping?["$id"]?.scalar?.string
        else { return location.baseURI }
        let own = URIReference(text)
        guard let outer = location.baseURI else { return own.resource }
        return own.resolved(against: URIReference(outer)).resource
    }

    private func reportMissing(
        _ tokens: [String], in start: Location, _ reference: ReferenceObject,
        _ diagnostics: inout Diagnostics
    ) {
        var location = start
        var found = 0
        while found < tokens.count, let next = child(tokens[found], of: location) {
            location = next
            found += 1
        }
        let text = reference.text.value
        let prefix = text.prefix { $0 != "#" } + "#" + JSONPointer.text(Array(tokens[..<found]))
        let keys = location.node.mapping?.entries.map(\.key) ?? []
        let meant = found < tokens.count ? Self.nearest(tokens[found], among: keys) : nil
        let suggestion = meant.map { key in
            let rest = [key] + tokens[(found + 1)...]
            return "did you mean '\(prefix)\(JSONPointer.text(rest))'?"
        }
        diagnostics.error(
            "missing-target", "'\(shortened(text))' leads nowhere", at: reference.text.range,
            suggestion: suggestion)
    }

    /// The nearest key, also where only a slash is missing, as in `#/paths/pets`.
    private static func nearest(_ name: String, among keys: [String]) -> String? {
        keys.first { $0 == "/" + name } ?? RoutergenSyntax.nearest(name, among: keys)
    }
}
