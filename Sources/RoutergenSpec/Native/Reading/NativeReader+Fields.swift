import RoutergenModel
import RoutergenSyntax

extension NativeReader {
    /// A mapping of names to types, constants or configuration values.
    mutating func fields(_ node: Node, _ what: String, _ role: FieldRole) -> [NativeField] {
        guard let mapping = mapping(node, what, of: "a mapping of names to types") else {
            return []
        }
        let entries = namedEntries(
            mapping, of: role.inWords, keepsExtensions: role.keepsExtensions)
        return entries.map { entry in
            let name = Located(entry.key, at: entry.keyRange)
            checkWireName(name, role)
            return field(entry, name, role) ?? NativeField(name: name, content: .unreadable)
        }
    }

    private mutating func checkWireName(_ name: Located<String>, _ role: FieldRole) {
        switch role {
        case .parameter(.header), .common(.header): checkToken(name, "the name of a header")
        case .parameter(.cookie): checkToken(name, "the name of a cookie")
        default: break
        }
    }

    private mutating func field(
        _ entry: Mapping.Entry, _ name: Located<String>, _ role: FieldRole
    ) -> NativeField? {
        let node = entry.value
        if let mapping = node.mapping {
            return longForm(mapping, name: name, node: node, role)
        }
        if let scalar = node.scalar, Self.isConfigurationReference(scalar) {
            return configurationReference(node, scalar.text, role).map {
                NativeField(name: name, content: .configuration($0))
            }
        }
        if case .common = role {
            return commonConstant(node, role).map {
                NativeField(name: name, content: .constant($0, type: nil))
            }
        }
        let (type, defaultValue) = shortForm(node, "'\(entry.key)'")
        return type.map {
            NativeField(
                name: name, content: .typed(NativeTypeUse($0), defaultValue: defaultValue))
        }
    }

    /// Whether the text begins with a dollar sign; in quotes it may also be text that does.
    private static func isConfigurationReference(_ scalar: Scalar) -> Bool {
        scalar.text.hasPrefix("$")
            && (!scalar.isQuoted || isConfigurationName(String(scalar.text.dropFirst())))
    }

    /// `$consumer_key`
    private mutating func configurationReference(
        _ node: Node, _ text: String, _ role: FieldRole
    ) -> Located<String>? {
        let name = String(text.dropFirst())
        guard role.allowsConstants else {
            error(
                "config-not-allowed", "\(role.inWords) cannot come from 'config', found '\(text)'",
                at: node.range)
            return nil
        }
        guard Self.isConfigurationName(name) else {
            error(
                "config-syntax",
                "expected the name of one value of 'config' behind '$', "
                    + "found '\(shortened(name))'",
                at: node.range)
            return nil
        }
        return Located(name, at: node.range)
    }

    /// Whether `$name` can refer to it: letters, digits, `_` and `-`.
    static func isConfigurationName(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy {
                $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
            }
    }

    private mutating func commonConstant(_ node: Node, _ role: FieldRole) -> NativeConstant? {
        guard let scalar = node.scalar, !scalar.isNull else {
            wrongKind(role.inWords, expected: "a constant or '$name'", node)
            return nil
        }
        return .node(node)
    }
}

// MARK: - Long forms

extension NativeReader {
    private mutating func longForm(
        _ mapping: Mapping, name: Located<String>, node: Node, _ role: FieldRole
    ) -> NativeField? {
        guard mapping["type"] != nil || mapping["const"] != nil else {
            reportIncomplete(mapping, name, node, role)
            return nil
        }
        checkKeys(mapping, role.keys, in: role.inWords)
        guard let content = content(mapping, name, role) else { return nil }
        return NativeField(
            name: name, attributes: attributes(mapping), content: content,
            style: role.keys.contains("style") ? mapping["style"].flatMap { style($0) } : nil,
            example: mapping["example"],
            isLossy: role.keys.contains("lossy") ? mapping["lossy"].flatMap { lossy($0) } : nil)
    }

    private mutating func lossy(_ node: Node) -> Located<Bool>? {
        boolean(node, "'lossy'").map { Located($0, at: node.range) }
    }

    /// `{ const: … }` or `{ type: … }`.
    private mutating func content(
        _ mapping: Mapping, _ name: Located<String>, _ role: FieldRole
    ) -> NativeField.Content? {
        if let constant = mapping.entry("const"), role.allowsConstants {
            return constantContent(constant, mapping)
        }
        guard let node = mapping["type"] else { return nil }
        if case .common = role {
            error(
                "common-parameter", "\(role.inWords) must be a constant or '$name'",
                at: node.range, suggestion: "let 'config' hold a value that the application gives")
            return nil
        }
        let (type, shortDefault) = shortForm(node, "'type'")
        let longDefault = mapping.entry("default")
        if shortDefault != nil, let longDefault {
            error("two-defaults", "there are two defaults", at: longDefault.keyRange)
        }
        let format = mapping["format"].flatMap { self.name($0, "'format'") }
        return type.map {
            .typed(
                NativeTypeUse($0, format: format),
                defaultValue: shortDefault ?? longDefault.map { .node($0.value) })
        }
    }

    private mutating func constantContent(
        _ constant: Mapping.Entry, _ mapping: Mapping
    ) -> NativeField.Content? {
        if let defaultValue = mapping.entry("default") {
            error(
                "two-defaults", "a constant has no default", at: defaultValue.keyRange)
        }
        if let scalar = constant.value.scalar, !scalar.isQuoted, scalar.text.hasPrefix("$"),
            Self.isConfigurationName(String(scalar.text.dropFirst()))
        {
            error(
                "config-not-allowed",
                "a constant cannot come from 'config', found '\(scalar.text)'",
                at: constant.value.range,
                suggestion: "write '\(scalar.text)' without 'const', or in quotes if it is text")
            return nil
        }
        let type = typeUse(mapping, "type", "'type'")
        if mapping["type"] != nil, type == nil { return nil }
        return .constant(.node(constant.value), type: type)
    }

    private mutating func reportIncomplete(
        _ mapping: Mapping, _ name: Located<String>, _ node: Node, _ role: FieldRole
    ) {
        let given = givenKeys(mapping, among: role.keys)
        if given.contains("type") || given.contains("const") {
            checkKeys(mapping, role.keys, in: role.inWords)
        } else if given.isEmpty, !mapping.entries.isEmpty {
            error(
                "inline-type", "the type of '\(name.value)' cannot be written in place",
                at: node.range,
                suggestion: "declare it under 'types' and use its name")
        } else {
            checkKeys(mapping, role.keys, in: role.inWords)
            error(
                "missing-key", "the long form of \(role.inWords) needs 'type'", at: node.range)
        }
    }

    private mutating func style(_ node: Node) -> Located<Parameter.Style>? {
        guard let text = name(node, "'style'") else { return nil }
        let styles: [Parameter.Style] = [
            .comma, .repeat, .brackets, .indexed, .space, .pipe, .deep, .dot,
        ]
        guard let style = styles.first(where: { $0.rawValue == text.value }) else {
            let names = styles.map(\.rawValue)
            error(
                "unknown-style", "unknown style '\(shortened(text.value))'", at: text.range,
                suggestion: suggestion(for: text.value, among: names)
                    ?? "expected \(inWords(names))")
            return nil
        }
        return Located(style, at: text.range)
    }
}
