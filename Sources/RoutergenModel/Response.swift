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

/// An example answer, for tests and stubs.
package struct Sample: Sendable, Equatable {
    package var status: Int
    /// Such as `application/json`.
    package var mediaType: String
    package var body: String

    package init(status: Int, mediaType: String, body: String) {
        self.status = status
        self.mediaType = mediaType
        self.body = body
    }
}

/// The object that a server wraps every answer in: `{"code": 200, "message": "…", "data": …}`.
package struct Envelope: Sendable, Equatable {
    /// The key of the payload.
    package var data: String
    /// The key of the server's own status, nil when it has none.
    package var code: String?
    /// The key of the message for people.
    package var message: String?
    /// The codes that mean success; any other throws. Literals, because some servers send strings.
    package var successCodes: [Literal]

    package init(data: String, code: String?, message: String?, successCodes: [Literal]) {
        self.data = data
        self.code = code
        self.message = message
        self.successCodes = successCodes
    }
}
