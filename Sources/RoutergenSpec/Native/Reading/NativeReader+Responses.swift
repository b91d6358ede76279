import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    private static let responseKeys = ["type", "at", "status", "format", "docs"]

    /// A type, `nothing`, `text`, `data`, their long form, or a mapping of statuses to those.
    mutating func returns(_ node: Node) -> [NativeResponse] {
        guard let mapping = node.mapping, isStatusMap(mapping) else {
            let statuses = Located(Response.Statuses.anySuccess, at: node.range)
            return response(node, statuses, keys: Self.responseKeys).map { [$0] } ?? []
        }
        return responses(mapping) { reader, statuses in
            guard case .exactly(100..<200) = statuses.value else { return true }
            reader.error(
                "status-range", "a status under 'returns' is not informational",
                at: statuses.range)
            return false
        }
    }

    /// A mapping of statuses to types.
    mutating func errors(_ node: Node) -> [NativeResponse] {
        guard let mapping = mapping(node, "'errors'", of: "a mapping of statuses to types") else {
            return []
        }
        return responses(mapping) { reader, statuses in
            switch statuses.value {
            case .exactly(300..<600), .range(3...5), .default: return true
            default:
                reader.error(
                    "status-range", "a status under 'errors' is at least 300",
                    at: statuses.range, suggestion: "what succeeds goes under 'returns'")
                return false
            }
        }
    }

    /// Whether any key is a status, so that the others are mistakes beside it.
    private func isStatusMap(_ mapping: Mapping) -> Bool {
        mapping.entries.contains { $0.key == "default" || $0.key.utf8.first?.isDigit == true }
    }

    private mutating func responses(
        _ mapping: Mapping,
        isAllowed: (inout NativeReader, Located<Response.Statuses>) -> Bool
    ) -> [NativeResponse] {
        var seen: [Response.Statuses: SourceRange] = [:]
        return namedEntries(mapping, of: "a status").compactMap { entry in
            let statuses = statuses(entry.key, at: entry.keyRange)
            let keys = Self.responseKeys.filter { $0 != "status" }
            let placeholder = Located(Response.Statuses.default, at: entry.keyRange)
            guard var response = response(entry.value, statuses ?? placeholder, keys: keys),
                let statuses, isAllowed(&self, statuses)
            else { return nil }
            if let first = seen[statuses.value] {
                error(
                    "duplicate-status", "status '\(entry.key)' stands twice", at: entry.keyRange,
                    notes: [Diagnostic.Note("the first stands here", at: first)])
                return nil
            }
            seen[statuses.value] = entry.keyRange
            response.statuses = statuses
            return response
        }
    }

    /// `200`, `2XX` or `default`
    private mutating func statuses(
        _ text: String, at range: SourceRange
    ) -> Located<Response.Statuses>? {
        if text == "default" { return Located(.default, at: range) }
        let bytes = Array(text.utf8)
        if bytes.count == 3, let first = bytes.first, (0x31...0x35).contains(first),
            bytes.dropFirst().allSatisfy({ $0 | 0x20 == UInt8(ascii: "x") })
        {
            return Located(.range(Int(first) - 0x30), at: range)
        }
        guard !bytes.isEmpty, bytes.allSatisfy({ $0.isDigit }) else {
            error(
                "unknown-key",
                "expected a status such as '404', '4XX' or 'default', found '\(shortened(text))'",
                at: range, suggestion: suggestion(for: text, among: ["default"]))
            return nil
        }
        guard bytes.count == 3, let value = Int(text), (100...599).contains(value) else {
            error(
                "status-range", "a status is a number from 100 to 599, found '\(shortened(text))'",
                at: range)
            return nil
        }
        return Located(.exactly(value), at: range)
    }

    private mutating func response(
        _ node: Node, _ statuses: Located<Response.Statuses>, keys: [String]
    ) -> NativeResponse? {
        guard let mapping = node.mapping else {
            return content(node, format: nil, at: nil).map {
                NativeResponse(statuses: statuses, content: $0)
            }
        }
        checkKeys(mapping, keys, in: "an answer")
        let attributes = NativeAttributes(docs: mapping["docs"].flatMap { text($0, "'docs'") })
        let own = keys.contains("status") ? mapping.entry("status") : nil
        let status = own.map { ownStatus($0.value) }
        let format = mapping["format"].flatMap { name($0, "'format'") }
        let type = required("type", of: mapping, among: keys, in: "an answer", at: node.range)
        let content = type.flatMap { self.content($0, format: format, at: mapping.entry("at")) }
        guard let content else { return nil }
        if let status, status == nil { return nil }
        return NativeResponse(
            statuses: (status ?? nil) ?? statuses, attributes: attributes, content: content)
    }

    private mutating func ownStatus(_ node: Node) -> Located<Response.Statuses>? {
        guard let scalar = node.scalar, !scalar.isNull, scalar.text != "default" else {
            wrongKind("'status'", expected: "a status such as 201", node)
            return nil
        }
        return statuses(scalar.text, at: node.range)
    }

    private mutating func content(
        _ node: Node, format: Located<String>?, at path: Mapping.Entry?
    ) -> NativeResponse.Content? {
        if let path, let word = node.scalar?.text, ["nothing", "text", "data"].contains(word) {
            error(
                "key-path-without-type", "'at' needs a type, found '\(word)'", at: path.keyRange)
            return nil
        }
        switch node.scalar?.text {
        case "nothing": return .nothing
        case "text": return .text
        case "data": return .data
        default:
            let type = typeExpression(node, "an answer")
            let parts = path.map { keyPath($0.value, "'at'")?.value ?? [] } ?? []
            return type.map {
                .type(NativeTypeUse($0, format: format), keyPath: parts)
            }
        }
    }

    /// `a.b`
    mutating func keyPath(_ node: Node, _ what: String) -> Located<[String]>? {
        guard let text = text(node, what) else { return nil }
        let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isBlank }) else {
            error(
                "key-path",
                "expected names joined by dots, as in 'data.user', "
                    + "found '\(shortened(text.value))'",
                at: text.range)
            return nil
        }
        return Located(parts.map(String.init), at: text.range)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
