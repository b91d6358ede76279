import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    private static let encodings = ["json", "form", "multipart", "plist", "text", "data"]

    /// A type, which travels as JSON, or a mapping with one encoding.
    mutating func body(_ entry: Mapping.Entry) -> NativeBody? {
        let node = entry.value
        guard let mapping = node.mapping else {
            return typeExpression(node, "'body'").map {
                NativeBody(
                    encoding: .json, content: .type(NativeTypeUse($0)), range: node.range,
                    keyRange: entry.keyRange)
            }
        }
        if mapping["type"] != nil {
            checkKeys(mapping, ["type", "format", "docs"], in: "a body")
            let attributes = attributes(mapping)
            return typeUse(mapping, "type", "'type'").map {
                NativeBody(
                    attributes: attributes, encoding: .json, content: .type($0), range: node.range,
                    keyRange: entry.keyRange)
            }
        }
        return encodedBody(entry, mapping)
    }

    private mutating func encodedBody(_ body: Mapping.Entry, _ mapping: Mapping) -> NativeBody? {
        let found = mapping.entries.filter { Self.encodings.contains($0.key) }
        guard let entry = found.first else {
            reportNoEncoding(body.value, mapping)
            return nil
        }
        checkKeys(mapping, Self.encodings + ["docs"], in: "a body")
        for extra in found.dropFirst() {
            error(
                "two-encodings", "a body has one encoding, found '\(entry.key)' and '\(extra.key)'",
                at: extra.keyRange,
                notes: [Diagnostic.Note("'\(entry.key)' stands here", at: entry.keyRange)])
        }
        let attributes = attributes(mapping)
        guard let (encoding, content) = encoded(entry) else { return nil }
        return NativeBody(
            attributes: attributes, encoding: encoding, content: content, range: body.value.range,
            keyRange: body.keyRange)
    }

    private mutating func reportNoEncoding(_ node: Node, _ mapping: Mapping) {
        let keys = Self.encodings + ["type"]
        if !givenKeys(mapping, among: keys).isEmpty {
            checkKeys(mapping, keys + ["docs"], in: "a body")
        } else {
            error(
                "missing-encoding", "a body needs an encoding, one of \(inWords(Self.encodings))",
                at: node.range, suggestion: "fields of a JSON body go under 'json'")
        }
    }

    private mutating func encoded(
        _ entry: Mapping.Entry
    ) -> (RequestBody.Encoding, NativeBody.Content)? {
        switch entry.key {
        case "json": content(entry, .json)
        case "form": content(entry, .form)
        case "multipart": content(entry, .multipart)
        case "plist": content(entry, .propertyList)
        case "text":
            typeExpression(entry.value, "'text'").map { (.text, .type(NativeTypeUse($0))) }
        default: mediaType(entry.value).map { (.data(mediaType: $0), .bytes) }
        }
    }

    private mutating func content(
        _ entry: Mapping.Entry, _ encoding: RequestBody.Encoding
    ) -> (RequestBody.Encoding, NativeBody.Content)? {
        guard let mapping = entry.value.mapping else {
            return typeExpression(entry.value, "'\(entry.key)'").map {
                (encoding, .type(NativeTypeUse($0)))
            }
        }
        if mapping.entries.isEmpty, encoding != .json {
            error("empty-body", "the body has no fields", at: entry.value.range)
        }
        return (encoding, .fields(fields(entry.value, "'\(entry.key)'", .bodyField(encoding))))
    }

    /// `image/png` (RFC 9110, section 8.3.1), parameters allowed.
    private mutating func mediaType(_ node: Node) -> String? {
        guard let text = text(node, "'data'") else { return nil }
        let essence = text.value.prefix { $0 != ";" }
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        let isPrintable = text.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        let isMediaType =
            parts.count == 2 && parts.allSatisfy { isToken(String($0)) && $0 != "*" }
        guard isMediaType, isPrintable else {
            error(
                "media-type",
                "expected a media type such as 'image/png', found '\(shortened(text.value))'",
                at: text.range)
            return nil
        }
        return text.value
    }
}
