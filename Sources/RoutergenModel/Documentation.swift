/// What the description says about a declaration, for people.
package struct Documentation: Sendable, Equatable {
    /// Markdown, several lines, without comment marks; nil when the description says nothing.
    package var text: String?
    package var isDeprecated: Bool
    /// Why, or what to use instead.
    package var deprecationMessage: String?

    package init(
        text: String? = nil, isDeprecated: Bool = false, deprecationMessage: String? = nil
    ) {
        self.text = text
        self.isDeprecated = isDeprecated
        self.deprecationMessage = deprecationMessage
    }
}
