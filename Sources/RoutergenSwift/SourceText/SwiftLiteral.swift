/// Writes values as Swift source that evaluates to the same value.
package enum SwiftLiteral {
    /// A string literal on one line, escaped, or raw (`#"…"#`) where that reads better.
    package static func string(_ text: String) -> String {
        "\"\(text)\""
    }

    /// A whole number in any integer type; nil where the text is no whole number.
    package static func integer(_ text: String) -> String? {
        nil
    }

    /// A number in any floating-point type; nil where the text is no finite number.
    package static func number(_ text: String) -> String? {
        nil
    }

    package static func boolean(_ value: Bool) -> String {
        value ? "true" : "false"
    }

    /// `[1, 2]`; elements are source text.
    package static func array(_ elements: [String]) -> String {
        "[\(elements.joined(separator: ", "))]"
    }

    /// `["a": 1]`; keys are plain strings, values are source text.
    package static func dictionary(_ entries: [(key: String, value: String)]) -> String {
        entries.isEmpty
            ? "[:]"
            : "[\(entries.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", "))]"
    }

    /// `.popular`
    package static func member(_ identifier: SwiftIdentifier) -> String {
        ".\(identifier.member)"
    }
}
