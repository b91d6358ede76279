import RoutergenSyntax

extension NativeReader {
    /// `{ data: data, code: code, message: message, success: [0, 200] }`
    mutating func envelope(_ node: Node) -> NativeEnvelope? {
        guard let mapping = mapping(node, "'envelope'") else { return nil }
        let keys = ["data", "code", "message", "success"]
        checkKeys(mapping, keys, in: "an envelope")
        let data = required("data", of: mapping, among: keys, in: "an envelope", at: node.range)
            .flatMap { name($0, "'data'") }
        let given = givenKeys(mapping, among: keys)
        let code = mapping["code"].flatMap { name($0, "'code'") }
        let message = mapping["message"].flatMap { name($0, "'message'") }
        let success = mapping["success"].map { successCodes($0) } ?? []
        if let entry = mapping.entry("code"), !given.contains("success") {
            error(
                "missing-key", "an envelope with 'code' needs 'success'", at: entry.keyRange,
                suggestion: "list the codes that mean success, as in 'success: [0, 200]'")
        } else if let entry = mapping.entry("success"), !given.contains("code") {
            error("missing-key", "an envelope with 'success' needs 'code'", at: entry.keyRange)
        }
        return data.map {
            NativeEnvelope(data: $0, code: code, message: message, success: success)
        }
    }

    private mutating func successCodes(_ node: Node) -> [Node] {
        let nodes = node.sequence ?? [node]
        if nodes.isEmpty {
            error("missing-key", "'success' lists no codes", at: node.range)
        }
        return nodes.filter { code in
            if let scalar = code.scalar, !scalar.isNull { return true }
            wrongKind("a code under 'success'", expected: "a number or text", code)
            return false
        }
    }

    /// An envelope, or `false` for none.
    mutating func envelopeChoice(_ node: Node) -> NativeEnvelopeChoice? {
        if node.scalar?.boolean == false { return NativeEnvelopeChoice.none }
        guard node.mapping != nil else {
            wrongKind("'envelope'", expected: "a mapping or false", node)
            return nil
        }
        return envelope(node).map { .own($0) }
    }
}
