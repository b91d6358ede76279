import RoutergenModel
import RoutergenSyntax

/// Endpoints by their group while they are collected.
struct GroupTable {
    private let tags: [TagObject]
    /// By name; operations without tag stand under the first word of their path.
    private var groups: [String: EndpointGroup] = [:]
    private var order: [String] = []

    init(_ tags: [TagObject]) {
        self.tags = tags
    }

    mutating func add(_ endpoint: Endpoint, tag: Located<String>?, path: Located<String>) {
        let name: Name
        if let tag, !tag.value.isBlank {
            name = Name(tag.value, origin: tag.range)
        } else {
            name = Name(Self.firstWord(of: path.value), origin: path.range)
        }
        let key = name.wire
        if groups[key] == nil {
            groups[key] = EndpointGroup(name: name, endpoints: [])
            order.append(key)
        }
        groups[key]?.endpoints.append(endpoint)
    }

    func groups(documentation: (TagObject) -> Documentation) -> [EndpointGroup] {
        var seen: Set<String> = []
        let declared = tags.map(\.name.value).filter {
            groups[$0] != nil && seen.insert($0).inserted
        }
        let rest = order.filter { !seen.contains($0) }
        return (declared + rest).compactMap { key in
            guard var group = groups[key] else { return nil }
            if let tag = tags.first(where: { $0.name.value == key }) {
                group.name = Name(key, override: tag.codeName?.value, origin: tag.name.range)
                group.documentation = documentation(tag)
            }
            return group
        }
    }

    /// `/v1/photos/{id}` → `photos`: versions and `api` say nothing about what a path is for.
    private static func firstWord(of path: String) -> String {
        let segments = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").filter {
            !$0.contains("{")
        }
        let word =
            segments.first { !NameWords.isVersion($0) && $0.lowercased() != "api" }
            ?? segments.first
        guard let word else { return "root" }
        return String(word.split(separator: ".").first ?? word)
    }
}
