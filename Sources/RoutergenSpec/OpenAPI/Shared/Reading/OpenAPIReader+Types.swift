import RoutergenSyntax

extension OpenAPIReader {
    /// `type: string`, or since OpenAPI 3.1 `type: [string, 'null']`.
    mutating func readType(_ node: Node, into schema: inout SchemaKeywords) {
        schema.typeRange = node.range
        guard let items = node.sequence else {
            readType(named: node, into: &schema)
            return
        }
        if !format.usesJSONSchema {
            warning(
                "later-key", "a list under 'type' belongs to schemas since OpenAPI 3.1",
                at: node.range)
        }
        if items.isEmpty { warning("empty-value", "'type' is empty", at: node.range) }
        for item in items { readType(named: item, into: &schema) }
    }

    private mutating func readType(named node: Node, into schema: inout SchemaKeywords) {
        guard let scalar = node.scalar else {
            wrongKind("'type'", expected: "the name of a type", node)
            return
        }
        if scalar.isNull {
            // `type: null` without quotes is a frequent slip for `type: 'null'`.
            warning("null-type", "'type' should be 'null' in quotes", at: node.range)
            schema.types.insert(.null)
            return
        }
        if let type = SchemaTypes.named[scalar.text] {
            if type == .null, !format.usesJSONSchema {
                warning(
                    "later-key", "the type 'null' belongs to schemas since OpenAPI 3.1",
                    at: node.range)
            }
            schema.types.insert(type)
        } else if scalar.text == "file" {
            readFile(at: node.range, into: &schema)
        } else {
            unknownType(scalar.text, at: node.range)
        }
    }

    /// Swagger 2.0: `type: file` is what OpenAPI 3 calls a string of the format `binary`.
    private mutating func readFile(at range: SourceRange, into schema: inout SchemaKeywords) {
        if format != .swagger2 {
            warning(
                "foreign-key", "the type 'file' belongs to Swagger 2.0", at: range,
                suggestion: "write 'type: string' and 'format: binary'")
        }
        schema.types.insert(.string)
        schema.format = Located("binary", at: range)
    }

    private mutating func unknownType(_ text: String, at range: SourceRange) {
        let names = SchemaTypes.names.map(\.name)
        let meant = Self.otherWords[text.lowercased()] ?? nearest(text, among: names)
        error(
            "unknown-type", "unknown type '\(shortened(text))'", at: range,
            suggestion: meant.map { "did you mean '\($0)'?" } ?? "expected \(inWords(names))")
    }

    /// What other languages call the types.
    private static let otherWords = [
        "int": "integer", "int32": "integer", "int64": "integer", "long": "integer",
        "short": "integer", "byte": "string", "float": "number", "double": "number",
        "decimal": "number", "numeric": "number", "bool": "boolean", "str": "string",
        "text": "string", "char": "string", "date": "string", "datetime": "string",
        "date-time": "string", "uuid": "string", "uri": "string", "url": "string",
        "enum": "string", "binary": "string", "dict": "object", "map": "object", "hash": "object",
        "struct": "object", "json": "object", "list": "array", "set": "array", "tuple": "array",
        "nil": "null", "none": "null",
    ]
}

extension SchemaTypes {
    /// The types by what `type` calls them.
    static let named = Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.type) })
}
