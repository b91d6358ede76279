/// One request that the API understands, and its answers.
package struct Endpoint: Sendable, Equatable {
    package var name: Name
    package var documentation: Documentation
    /// The method as it is sent: `GET`, `QUERY`.
    package var method: String
    package var path: PathTemplate
    /// In the order of the description; path parameters come first.
    package var parameters: [Parameter]
    package var body: RequestBody?
    package var responses: [Response]
    /// Alternatives, each a set of schemes that are needed together; empty when none is needed. An
    /// empty alternative beside others says that the request may go without credentials.
    package var security: [[SecurityRequirement]]
    /// Where this request goes instead of the API's servers, the first by default; empty where it goes
    /// there. A URL without a host is relative to the API's.
    package var servers: [Server]
    package var envelope: Envelope?
    /// In seconds; nil leaves it to the session.
    package var timeout: Double?
    /// Nil leaves it to the session's policy.
    package var allowsRetry: Bool?
    /// Nil where the answer is no page of a list, as far as the description says.
    package var pagination: Pagination?
    package var samples: [Sample]
    /// The name of the endpoint that this one is another form of, with another kind of body.
    package var variantOf: String?
    /// Tags besides the one that made the group.
    package var otherTags: [String] = []

    package init(
        name: Name, documentation: Documentation = Documentation(), method: String,
        path: PathTemplate, parameters: [Parameter] = [], body: RequestBody? = nil,
        responses: [Response] = [], security: [[SecurityRequirement]] = [],
        servers: [Server] = [], envelope: Envelope? = nil, timeout: Double? = nil,
        allowsRetry: Bool? = nil, pagination: Pagination? = nil,
        samples: [Sample] = []
    ) {
        self.name = name
        self.documentation = documentation
        self.method = method
        self.path = path
        self.parameters = parameters
        self.body = body
        self.responses = responses
        self.security = security
        self.servers = servers
        self.envelope = envelope
        self.timeout = timeout
        self.allowsRetry = allowsRetry
        self.pagination = pagination
        self.samples = samples
    }
}
