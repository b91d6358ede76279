import RoutergenSyntax

extension Pipeline {
    /// What the native format can say of a document; nil after errors.
    package mutating func imported(from path: String) -> ImportedSpec? {
        let result = run(path, upTo: .names)
        guard let model = result.model, let names = result.names, !hasFailed else { return nil }
        guard model.groups.contains(where: { !$0.endpoints.isEmpty }) else {
            var found = Diagnostics()
            found.error(
                "no-routes", "the document has no operations, and a description needs some",
                at: model.origin)
            report(found)
            return nil
        }
        return ImportedSpec(model, names: names, origin: FilePath.name(path))
    }
}
