import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    /// The version of the format that this tool reads.
    static let version = 1

    static let documentKeys = [
        "routergen", "api", "docs", "include", "base_url", "servers", "config", "query", "headers",
        "envelope", "errors", "auth", "groups", "routes", "types",
    ]

    mutating func document(_ root: Node) -> NativeDocument? {
        guard let mapping = mapping(root, "a spec"), isNative(mapping, root) else { return nil }
        var document = NativeDocument(range: root.range)
        if let node = mapping["routergen"] {
            guard let version = version(node) else { return nil }
            document.version = version
        }
        checkKeys(mapping, Self.documentKeys, in: "a spec")
        document.givenKeys = givenKeys(mapping, among: Self.documentKeys)
        document.unreadableKeys = document.givenKeys.filter { key in
            switch key {
            case "types", "auth", "config": mapping[key]?.mapping == nil
            case "include": mapping[key] == nil || mapping[key]?.mapping != nil
            default: false
            }
        }
        document.api = mapping["api"].flatMap { name($0, "'api'") }
        document.docs = mapping["docs"].flatMap { text($0, "'docs'") }
        document.includes = mapping["include"].map { includes($0) } ?? []
        document.baseURL = mapping["base_url"].flatMap { name($0, "'base_url'") }
        document.servers = mapping["servers"].flatMap { servers($0) }
        document.envelope = mapping["envelope"].flatMap { envelope($0) }
        readShared(mapping, into: &document)
        document.groups = groups(mapping)
        document.types = mapping["types"].map { types($0) } ?? []
        document.isComplete = isComplete
        if !isComplete { document.mentionedWords = root.words }
        return document
    }

    /// What routes share.
    private mutating func readShared(_ mapping: Mapping, into document: inout NativeDocument) {
        if let node = mapping["config"] {
            document.configuration = configuration(node)
        }
        if let node = mapping["query"] {
            document.query = fields(node, "'query'", .common(.query))
        }
        if let node = mapping["headers"] {
            document.headers = fields(node, "'headers'", .common(.header))
        }
        document.errors = mapping["errors"].map { errors($0) } ?? []
        document.securitySchemes = mapping["auth"].map { securitySchemes($0) } ?? []
    }

    private mutating func isNative(_ mapping: Mapping, _ root: Node) -> Bool {
        guard mapping["routergen"] == nil else { return true }
        for key in ["openapi", "swagger"] {
            guard let entry = mapping.entry(key) else { continue }
            error(
                "not-supported-yet", "OpenAPI documents are not supported yet", at: entry.keyRange)
            return false
        }
        return true
    }

    /// Nil when the file is of a version that this tool cannot read.
    private mutating func version(_ node: Node) -> Located<Int>? {
        guard let scalar = node.scalar, case .integer(let text, let value) = scalar.resolved else {
            wrongKind("'routergen'", expected: "the number \(Self.version)", node)
            return Located(Self.version, at: node.range)
        }
        guard let value, value == Self.version else {
            error(
                "unknown-version",
                "version \(text) of the format is not known; "
                    + "this routergen reads version \(Self.version)",
                at: node.range)
            return nil
        }
        return Located(value, at: node.range)
    }

    private mutating func includes(_ node: Node) -> [Located<String>] {
        if let scalar = node.scalar, !scalar.isNull {
            return [Located(scalar.text, at: node.range)]
        }
        let items = list(node, "'include'", of: "paths") ?? []
        return items.compactMap { name($0, "a path under 'include'") }
    }

    private mutating func configuration(_ node: Node) -> [NativeField] {
        fields(node, "'config'", .configuration).filter { field in
            if Self.isConfigurationName(field.name.value) { return true }
            error(
                "config-syntax",
                "a name under 'config' holds letters, digits, '_' and '-', "
                    + "found '\(shortened(field.name.value))'",
                at: field.name.range)
            return false
        }
    }
}
