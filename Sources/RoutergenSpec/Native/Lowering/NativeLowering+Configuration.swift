import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// The values under `config:`, each simple: an application gives them once, in code.
    mutating func configurationValues() -> [ConfigurationValue] {
        document.configuration.compactMap { field in
            let value = configurationValue(field)
            configurationTypes[field.name.value] = .some(value?.type)
            return value
        }
    }

    private mutating func configurationValue(_ field: NativeField) -> ConfigurationValue? {
        guard case .typed(let use, let written) = field.content, let type = type(use) else {
            return nil
        }
        guard isSimple(type) else {
            if !isUnknown(type.unwrapped) {
                diagnostics.error(
                    "config-type",
                    "a value of 'config' is a simple one such as 'String', "
                        + "found '\(type.spelling)'",
                    at: use.expression.range)
            }
            return nil
        }
        return ConfigurationValue(
            name: name(field.name, field.attributes),
            documentation: documentation(field.attributes), type: type,
            defaultValue: written.flatMap { defaultValue($0, type) })
    }

    /// Whether a value is one piece of text, a number and the like, or an enum of those.
    func isSimple(_ type: TypeReference) -> Bool {
        let type = underlying(type.unwrapped)
        guard case .named(let id) = type else { return isRawValue(type) }
        switch kinds[id.name] {
        case .enumeration?, .newType?: return true
        default: return false
        }
    }

    /// The type of `$name`; nil after a mistake, which is then reported.
    mutating func configurationType(_ name: Located<String>) -> TypeReference? {
        usage.useConfiguration(name.value)
        if let known = configurationTypes[name.value] { return known }
        let names = document.configuration.map(\.name.value)
        let near = near(name.value, among: names)
        if let near { usage.useConfiguration(near) }
        guard !document.unreadableKeys.contains("config") else { return nil }
        diagnostics.error(
            "unknown-config", "no value of 'config' is called '\(name.value)'", at: name.range,
            suggestion: near.map { "did you mean '$\($0)'?" } ?? "declare it under 'config'")
        return nil
    }
}
