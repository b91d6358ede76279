import RoutergenSyntax

/// One answer that the description promises.
package struct Response: Sendable, Equatable {
    /// The statuses that an answer stands for.
    package enum Statuses: Sendable, Hashable {
        case exactly(Int)
        /// `2XX` is `range(2)`.
        case range(Int)
        /// Any success, for a description that names no status.
        case anySuccess
        /// Any status that no other answer names.
        case `default`
    }

    package enum Content: Sendable, Equatable {
        case nothing
        case text
        /// Bytes of any media type.
        case data
        /// JSON, decoded from the value at the key path (the whole document when it is empty).
        case json(TypeReference, keyPath: [String])
    }

    package var statuses: Statuses
    /// Whether the client throws this answer rather than return it.
    package var isError: Bool
    package var documentation: Documentation
    package var content: Content
    package var origin: SourceRange

    package init(
        statuses: Statuses, isError: Bool, documentation: Documentation = Documentation(),
        content: Content, origin: SourceRange
    ) {
        self.statuses = statuses
        self.isError = isError
        self.documentation = documentation
        self.content = content
        self.origin = origin
    }
}
