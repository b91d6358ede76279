import RoutergenSyntax

extension NativeReader {
    /// A sample answer, `{ status: …, body: … }` or `{ file: page1.json }`.
    ///
    /// Any other mapping is the answer itself, even one that has a key called `status` or `body`.
    mutating func example(_ node: Node) -> NativeExample? {
        guard let mapping = node.mapping, let status = formStatus(mapping) else {
            return NativeExample(body: .literal(node), range: node.range)
        }
        let number = status.map { statusNumber($0) }
        if let number, number == nil { return nil }
        if let file = mapping["file"] {
            return name(file, "'file'").map {
                NativeExample(status: number ?? nil, body: .file($0), range: node.range)
            }
        }
        return mapping["body"].map {
            NativeExample(status: number ?? nil, body: .literal($0), range: node.range)
        }
    }

    /// The `status` of a mapping that is a form of an example, nil inside when it names none; nil
    /// for a mapping that is an answer itself.
    private func formStatus(_ mapping: Mapping) -> Node?? {
        let keys = Set(mapping.entries.map(\.key).filter { !$0.hasPrefix("x-") })
        let status = mapping["status"]
        if keys == ["file"] || keys == ["file", "status"] { return .some(status) }
        return keys == ["status", "body"] ? .some(status) : nil
    }

    private mutating func statusNumber(_ node: Node) -> Int? {
        guard let value = node.scalar?.integer, (100...599).contains(value) else {
            wrongKind("'status'", expected: "a number from 100 to 599", node)
            return nil
        }
        return value
    }
}
