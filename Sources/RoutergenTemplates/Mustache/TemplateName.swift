/// A name in a tag, split on its periods; no parts for `.`, the current item.
package struct TemplateName: Sendable {
    package struct Part: Sendable {
        let text: String
        /// What the text means where planning's values are; nil for other names.
        let contextName: ContextName?

        init(_ text: some StringProtocol) {
            self.text = String(text)
            contextName = ContextName(rawValue: self.text)
        }
    }

    let parts: [Part]
    /// Where the tag is, for messages.
    let offset: Int
}
