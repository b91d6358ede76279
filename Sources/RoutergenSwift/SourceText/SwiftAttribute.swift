/// Writes attributes of declarations.
package enum SwiftAttribute {
    /// `@available(*, deprecated, message: "…")`
    package static func deprecated(message: String? = nil) -> String {
        guard let message, !message.isEmpty else { return "@available(*, deprecated)" }
        return "@available(*, deprecated, message: \(SwiftLiteral.string(message)))"
    }
}
