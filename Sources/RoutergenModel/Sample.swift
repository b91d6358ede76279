import RoutergenSyntax

/// An example answer, for tests and stubs.
package struct Sample: Sendable, Equatable {
    package enum Body: Sendable, Equatable {
        case text(String)
        /// A value as JSON. It becomes text where it is needed, which all processors do at once.
        case json(Node)
    }

    package var status: Int
    /// Such as `application/json`.
    package var mediaType: String
    package var body: Body

    package init(status: Int, mediaType: String, body: Body) {
        self.status = status
        self.mediaType = mediaType
        self.body = body
    }

    package init(status: Int, mediaType: String, body: String) {
        self.init(status: status, mediaType: mediaType, body: .text(body))
    }
}

extension Sample.Body {
    /// What is sent; JSON with two spaces a level.
    package var text: String {
        switch self {
        case .text(let text): text
        case .json(let node): JSONText(node).text
        }
    }
}
