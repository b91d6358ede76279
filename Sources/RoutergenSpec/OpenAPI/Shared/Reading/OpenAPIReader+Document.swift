import RoutergenSyntax

extension OpenAPIReader {
    /// The whole description.
    mutating func document(_ root: Node) -> OpenAPIDocument? {
        guard let mapping = mapping(root, "the document") else { return nil }
        let versionKey = format == .swagger2 ? "swagger" : "openapi"
        let version = mapping[versionKey].map { Located($0.scalar?.text ?? "", at: $0.range) }
        var document = OpenAPIDocument(
            format: format, version: version ?? Located("", at: root.range),
            info: info(mapping, at: root.range), range: root.range)
        if format == .swagger2 {
            readSwagger(mapping, into: &document)
        } else {
            readOpenAPI3(mapping, into: &document)
        }
        document.components.unreadable = unreadable
        document.security = mapping["security"].map { security($0) }
        document.tags = mapping["tags"].map { tags($0) } ?? []
        document.externalDocumentation = mapping["externalDocs"].flatMap {
            externalDocumentation($0)
        }
        document.extensions = extensions(of: mapping)
        return document
    }

    /// The value of a key that must be there; reports that it is not, unless a misspelt key is
    /// reported already.
    mutating func required(
        _ key: String, of mapping: Mapping, _ keys: ObjectKeys, at range: SourceRange
    ) -> Node? {
        if let node = mapping[key] { return node }
        if !isMisspelt(key, in: mapping, keys) {
            error("missing-key", "\(keys.what) needs '\(key)'", at: range)
        }
        return nil
    }

    /// The same for a key on which nothing of the code depends.
    mutating func expected(
        _ key: String, of mapping: Mapping, _ keys: ObjectKeys, at range: SourceRange
    ) -> Node? {
        if let node = mapping[key] { return node }
        if !isMisspelt(key, in: mapping, keys) {
            warning("missing-key", "\(keys.what) should have '\(key)'", at: range)
        }
        return nil
    }

    private func isMisspelt(_ key: String, in mapping: Mapping, _ keys: ObjectKeys) -> Bool {
        let known = keys.keys(in: format)
        return mapping.entries.contains { entry in
            !known.contains(entry.key) && nearest(entry.key, among: known) == key
        }
    }
}

// MARK: - What describes the API

extension OpenAPIReader {
    private mutating func info(_ document: Mapping, at range: SourceRange) -> InfoObject {
        var info = InfoObject()
        let keys = format == .swagger2 ? ObjectKeys.swaggerDocument : .document
        guard let node = expected("info", of: document, keys, at: firstKey(document) ?? range),
            let mapping = mapping(node, "'info'")
        else { return info }
        checkKeys(mapping, .info)
        info.title = expected("title", of: mapping, .info, at: node.range).flatMap { node in
            text(node, "title").map { Located($0, at: node.range) }
        }
        info.version = expected("version", of: mapping, .info, at: node.range).flatMap {
            text($0, "version")
        }
        info.summary = text("summary", of: mapping)
        info.description = text("description", of: mapping)
        info.codeName = codeName(mapping)
        _ = url("termsOfService", of: mapping)
        if let node = mapping["contact"] { checkContact(node) }
        if let node = mapping["license"] { checkLicense(node) }
        return info
    }

    /// The place of the first key, to show what concerns a document as a whole.
    private func firstKey(_ mapping: Mapping) -> SourceRange? {
        mapping.entries.first?.keyRange
    }

    private mutating func checkContact(_ node: Node) {
        guard let mapping = node.mapping else {
            return harmlessWrongKind("'contact'", expected: "a mapping", node)
        }
        checkKeys(mapping, .contact)
        _ = text("name", of: mapping)
        _ = url("url", of: mapping)
        guard let node = mapping["email"], let email = text(node, "email") else { return }
        let halves = email.split(separator: "@", omittingEmptySubsequences: false)
        guard halves.count != 2 || halves.contains(where: \.isEmpty) else { return }
        warning(
            "not-an-email", "'email' should be an address of mail, found '\(shortened(email))'",
            at: node.range)
    }

    private mutating func checkLicense(_ node: Node) {
        guard let mapping = node.mapping else {
            return harmlessWrongKind("'license'", expected: "a mapping", node)
        }
        checkKeys(mapping, .license)
        if let name = expected("name", of: mapping, .license, at: node.range) {
            _ = text(name, "name")
        }
        _ = url("url", of: mapping)
    }

    private mutating func tags(_ node: Node) -> [TagObject] {
        var places: [String: SourceRange] = [:]
        return (list(node, "'tags'", of: "tags") ?? []).compactMap { item in
            guard let tag = tag(item) else { return nil }
            if let earlier = places.updateValue(tag.name.range, forKey: tag.name.value) {
                warning(
                    "duplicate-tag", "tag '\(tag.name.value)' is described twice",
                    at: tag.name.range,
                    notes: [Diagnostic.Note("the first description is here", at: earlier)])
                return nil
            }
            return tag
        }
    }

    private mutating func tag(_ node: Node) -> TagObject? {
        if node.scalar != nil {
            harmlessWrongKind("a tag", expected: "a mapping with 'name'", node)
            return nil
        }
        guard let mapping = mapping(node, "a tag") else { return nil }
        checkKeys(mapping, .tag)
        guard let nameNode = expected("name", of: mapping, .tag, at: node.range),
            let name = name(nameNode, "'name'")
        else { return nil }
        var tag = TagObject(name: name)
        tag.summary = text("summary", of: mapping)
        tag.description = text("description", of: mapping)
        tag.parent = mapping["parent"].flatMap { self.name($0, "'parent'") }
        tag.externalDocumentation = mapping["externalDocs"].flatMap { externalDocumentation($0) }
        tag.codeName = codeName(mapping)
        return tag
    }

    mutating func externalDocumentation(_ node: Node) -> ExternalDocumentation? {
        guard let mapping = node.mapping else {
            if !isEmpty(node, "'externalDocs'") {
                harmlessWrongKind("'externalDocs'", expected: "a mapping", node)
            }
            return nil
        }
        checkKeys(mapping, .externalDocumentation)
        let description = text("description", of: mapping)
        guard expected("url", of: mapping, .externalDocumentation, at: node.range) != nil,
            let url = url("url", of: mapping)
        else { return nil }
        return ExternalDocumentation(description: description, url: url)
    }
}
