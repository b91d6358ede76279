/// Writes attributes of declarations.
package enum SwiftAttribute {
    /// `@available(*, deprecated, message: "…")`
    package static func deprecated(message: String? = nil) -> String {
        let words = (message ?? "").words
        guard !words.isEmpty else { return "@available(*, deprecated)" }
        // The compiler takes no raw or interpolated literal here.
        let text = SwiftLiteral.plainString(words.joined(separator: " "))
        return "@available(*, deprecated, message: \(text))"
    }
}
