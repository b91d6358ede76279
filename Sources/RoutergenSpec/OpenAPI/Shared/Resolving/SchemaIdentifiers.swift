import RoutergenSyntax

/// What `$id` and `$anchor` name in a file (JSON Schema 2020-12 Core, section 8.2).
struct SchemaIdentifiers {
    /// Schemas by their URI, without fragment.
    private(set) var resources: [String: Location] = [:]
    /// Schemas by the URI around them and their anchor: `https://example.com/pet#name`.
    private(set) var anchors: [String: Location] = [:]

    /// Walks the whole file, without recursion.
    init(_ root: Node, file: FileID) {
        var waiting = [Location(target: ReferenceTarget(file: file, pointer: []), node: root)]
        while let location = waiting.popLast() {
            switch location.node.content {
            case .scalar: break
            case .sequence(let items):
                for (index, item) in items.enumerated() {
                    waiting.append(Self.child("\(index)", item, of: location))
                }
            case .mapping(let mapping):
                let location = named(mapping, location)
                for entry in mapping.entries {
                    waiting.append(Self.child(entry.key, entry.value, of: location))
                }
            }
        }
    }

    private mutating func named(_ mapping: Mapping, _ location: Location) -> Location {
        var location = location
        for key in ["$id", "$self"] {
            guard let text = mapping[key]?.scalar?.string else { continue }
            let own = URIReference(text)
            let uri = location.baseURI.map { own.resolved(against: URIReference($0)) } ?? own
            location.baseURI = uri.resource
            resources[uri.resource] = location
        }
        for key in ["$anchor", "$dynamicAnchor"] {
            guard let text = mapping[key]?.scalar?.string else { continue }
            anchors[(location.baseURI ?? "") + "#" + text] = location
        }
        return location
    }

    private static func child(_ token: String, _ node: Node, of location: Location) -> Location {
        var target = location.target
        target.pointer.append(token)
        return Location(target: target, node: node, baseURI: location.baseURI)
    }
}
