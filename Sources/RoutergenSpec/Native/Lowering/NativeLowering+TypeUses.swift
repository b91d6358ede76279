import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// Looks up the names of a type; nil after a mistake, which is then reported.
    ///
    /// - Parameter allowsFiles: whether `File` may stand in it, as in a multipart body.
    mutating func type(_ use: NativeTypeUse, allowsFiles: Bool = false) -> TypeReference? {
        var format = TypeReference.DateFormat.rfc3339
        if let written = use.format {
            guard let named = dateFormat(written) else {
                _ = type(use.expression, format: format, allowsFiles: allowsFiles)
                return nil
            }
            format = named
        }
        let type = type(use.expression, format: format, allowsFiles: allowsFiles)
        if let written = use.format, let type, !type.mentionsDate {
            diagnostics.error(
                "format-without-date", "'format' is for 'Date', found '\(type.spelling)'",
                at: written.range)
        }
        return type
    }

    mutating func type(
        _ expression: NativeTypeExpression, format: TypeReference.DateFormat = .rfc3339,
        allowsFiles: Bool = false
    ) -> TypeReference? {
        switch expression.kind {
        case .array(let element):
            return type(element, format: format, allowsFiles: allowsFiles).map { .array($0) }
        case .dictionary(let value):
            return type(value, format: format).map { .dictionary($0) }
        case .optional(let wrapped):
            return type(wrapped, format: format, allowsFiles: allowsFiles).map { .optional($0) }
        case .name(let name):
            return type(named: name, expression, format, allowsFiles)
        }
    }

    private mutating func type(
        named name: String, _ expression: NativeTypeExpression,
        _ format: TypeReference.DateFormat, _ allowsFiles: Bool
    ) -> TypeReference? {
        if let type = BuiltInType.type(named: name, format: format) {
            guard type == .file, !allowsFiles else { return type }
            diagnostics.error(
                "file-not-allowed", "'File' is only for fields of a 'multipart' body",
                at: expression.range,
                suggestion: "'Data' is base64 in JSON, and 'data' a raw answer")
            return nil
        }
        guard kinds[name] != nil else {
            reportUnknownType(name, at: expression.range)
            return nil
        }
        usage.useType(name)
        return .named(TypeID(name))
    }

    /// A missing or broken included file may declare the name; then nothing is reported.
    mutating func reportUnknownType(_ name: String, at range: SourceRange) {
        let near = nearType(name)
        if let near, kinds[near] != nil {
            usage.useType(near)
        } else {
            usage.isComplete = false
        }
        guard scope.isComplete else { return }
        diagnostics.error(
            "unknown-type", "unknown type '\(shortened(name))'", at: range,
            suggestion: near.map { "did you mean '\($0)'?" } ?? unknownTypeHint)
    }

    /// What stands behind the aliases of a type.
    func underlying(_ type: TypeReference) -> TypeReference {
        var type = type
        // Cyclic aliases are taken out before anybody asks.
        while case .named(let id) = type, case .alias(let target)? = kinds[id.name] {
            type = target
        }
        return type
    }
}

// MARK: - Dates

extension NativeLowering {
    private mutating func dateFormat(_ format: Located<String>) -> TypeReference.DateFormat? {
        switch format.value {
        case "unix": return .unixSeconds
        case "unix_ms": return .unixMilliseconds
        case "rfc1123": return .rfc1123
        default: break
        }
        let near = nearest(format.value, among: ["unix", "unix_ms", "rfc1123"])
        guard near == nil, Self.isDatePattern(format.value) else {
            diagnostics.error(
                "unknown-format", "unknown format '\(shortened(format.value))'",
                at: format.range,
                suggestion: near.map { "did you mean '\($0)'?" }
                    ?? "expected 'unix', 'unix_ms', 'rfc1123' or a pattern such as 'yyyy-MM-dd'")
            return nil
        }
        return .pattern(format.value)
    }

    /// Whether the letters outside of quotes are fields of a date (UTS 35, Date Field Symbols).
    private static func isDatePattern(_ pattern: String) -> Bool {
        var isQuoted = false
        var hasField = false
        for character in pattern.unicodeScalars {
            if character == "'" {
                isQuoted.toggle()
            } else if !isQuoted, character.properties.isAlphabetic {
                guard "GyYuUQqMLwWdDFEecabBhHKkmsSAzZOvVXx".unicodeScalars.contains(character)
                else { return false }
                hasField = true
            }
        }
        return hasField && !isQuoted
    }
}

extension TypeReference {
    fileprivate var mentionsDate: Bool {
        if case .date = innermost { true } else { false }
    }
}
