import RoutergenSyntax

extension ReferenceResolver {
    /// The file that a reference names; nil after an error was reported.
    mutating func load(
        _ resource: String, from base: FileID, _ reference: ReferenceObject,
        _ diagnostics: inout Diagnostics
    ) -> FileID? {
        if URIReference(resource).scheme != nil || resource.hasPrefix("//") {
            diagnostics.error(
                "remote-reference",
                "'\(shortened(resource))' is on another host, which is not read",
                at: reference.text.range,
                suggestion: "save it as a file beside the description and refer to that")
            return nil
        }
        let path = PercentDecoding.decoded(resource)
        guard options.allowsFilesOutsideRoot || isInsideRoot(path, from: base) else {
            diagnostics.error(
                "outside-root", "'\(shortened(resource))' is outside the folder of the description",
                at: reference.text.range,
                suggestion: "move it there, or allow it with '--outside-references'")
            return nil
        }
        switch loader.load(path, base) {
        case .success(let file):
            if files[file.id] == nil {
                let root = parse(file, limits: .lenient, &diagnostics)
                files[file.id] = DescriptionFile(path: file.path, root: root)
            }
            return file.id
        case .failure(let failure):
            diagnostics.error(
                "missing-file", "cannot read '\(shortened(resource))': \(failure.reason)",
                at: reference.text.range, suggestion: componentNamed(resource))
            return nil
        }
    }

    /// `$ref: Pet` where `$ref: '#/components/schemas/Pet'` is meant.
    private func componentNamed(_ name: String) -> String? {
        let sections = format == .swagger2 ? ["definitions"] : ["components", "schemas"]
        var node = files[rootFile]?.root
        for section in sections { node = node?.mapping?[section] }
        guard node?.mapping?[name] != nil else { return nil }
        return "did you mean '#\(JSONPointer.text(sections + [name]))'?"
    }

    /// Whether a path, seen from a file, stays in the folder of the root document.
    private func isInsideRoot(_ path: String, from base: FileID) -> Bool {
        guard let root = files[rootFile]?.path, let from = files[base]?.path else { return false }
        let folder = Self.folder(of: root)
        let whole = path.hasPrefix("/") ? path : Self.folder(of: from) + path
        let target = FilePath.normalized(whole)
        let inside = FilePath.normalized(folder)
        guard !inside.isEmpty else {
            return !target.hasPrefix("/") && target != ".." && !target.hasPrefix("../")
        }
        return target.hasPrefix(inside.hasSuffix("/") ? inside : inside + "/")
    }

    /// `specs/` of `specs/api.yml`; empty where there is no folder.
    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
