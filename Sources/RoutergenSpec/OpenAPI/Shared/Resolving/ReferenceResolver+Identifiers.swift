import RoutergenSyntax

extension ReferenceResolver {
    /// The schema whose `$id` is what a reference means; nil where it means a file.
    mutating func identified(_ resource: String, _ reference: ReferenceObject) -> Location? {
        let file = reference.text.range.file
        guard format.usesJSONSchema else { return nil }
        let written = URIReference(resource)
        guard let base = reference.baseURI else {
            guard written.scheme != nil else { return nil }
            return identifiers(of: file)?.resources[written.resource]
        }
        let whole = written.resolved(against: URIReference(base))
        return identifiers(of: file)?.resources[whole.resource]
    }

    /// The schema of an anchor; nil after an error was reported.
    mutating func anchored(
        _ anchor: String, in start: Location, _ reference: ReferenceObject,
        _ diagnostics: inout Diagnostics
    ) -> Location? {
        if format.usesJSONSchema {
            let base = start.baseURI ?? start.node.mapping?["$id"]?.scalar?.string ?? ""
            let key = "\(base)#\(PercentDecoding.decoded(anchor))"
            if let location = identifiers(of: start.target.file)?.anchors[key] {
                return location
            }
        }
        let text = reference.text.value
        let rooted = text.prefix { $0 != "#" } + "#/" + anchor
        diagnostics.error(
            "missing-target", "'\(shortened(text))' leads nowhere", at: reference.text.range,
            suggestion: anchor.contains("/") ? "did you mean '\(rooted)'?" : nil)
        return nil
    }

    private mutating func identifiers(of file: FileID) -> SchemaIdentifiers? {
        if let known = files[file]?.identifiers { return known }
        guard let root = files[file]?.root else { return nil }
        let identifiers = SchemaIdentifiers(root, file: file)
        files[file]?.identifiers = identifiers
        return identifiers
    }
}
