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

    /// The same answer in another media type.
    package struct Alternative: Sendable, Equatable {
        package var mediaType: String
        package var content: Content

        package init(mediaType: String, content: Content) {
            self.mediaType = mediaType
            self.content = content
        }
    }

    package var statuses: Statuses
    /// Whether the client throws this answer rather than return it.
    package var isError: Bool
    package var documentation: Documentation
    package var content: Content
    /// The media type of the content where it is not the usual one: `application/problem+json`.
    package var mediaType: String?
    /// What the server may send in place of the content when it is asked to.
    package var alternatives: [Alternative]
    package var headers: [Header]
    package var origin: SourceRange

    package init(
        statuses: Statuses, isError: Bool, documentation: Documentation = Documentation(),
        content: Content, mediaType: String? = nil, alternatives: [Alternative] = [],
        headers: [Header] = [], origin: SourceRange
    ) {
        self.statuses = statuses
        self.isError = isError
        self.documentation = documentation
        self.content = content
        self.mediaType = mediaType
        self.alternatives = alternatives
        self.headers = headers
        self.origin = origin
    }
}
