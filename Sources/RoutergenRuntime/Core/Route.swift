import Foundation

/// What a description says about one endpoint, for interceptors, stubs, logs and errors.
public struct Route: Sendable {
    /// The name of the endpoint in the description, unique in its group.
    public var id: String
    /// The name of the group; nil where the description has only one.
    public var group: String?
    /// The method.
    public var method: HTTPMethod
    /// The path as the description writes it: `/photos/{id}`.
    public var path: String
    /// Alternatives, each a set of security schemes that are needed together; empty when none is
    /// needed. An empty alternative beside others says that the request may go without credentials.
    public var security: [[SecurityRequirement]]
    /// The media types that the route asks for, sent as `Accept`.
    public var accepts: [String]
    /// The statuses that are a success.
    public var statuses: [ResponseStatus]
    /// The errors whose bodies are described; the first that fits a status is taken.
    public var errors: [ErrorBody]
    /// The object that the server wraps its answers in.
    public var envelope: Envelope?
    /// How long to wait for the next byte, in seconds; nil leaves it to the session.
    public var timeout: TimeInterval?
    /// Whether the request may be sent again after a failure; nil leaves it to the session.
    public var allowsRetry: Bool?
    /// Example answers.
    public var samples: [RouteSample]

    /// Describes a route.
    public init(
        id: String, group: String? = nil, method: HTTPMethod, path: String,
        security: [[SecurityRequirement]] = [], accepts: [String] = [],
        statuses: [ResponseStatus] = [.success], errors: [ErrorBody] = [],
        envelope: Envelope? = nil, timeout: TimeInterval? = nil, allowsRetry: Bool? = nil,
        samples: [RouteSample] = []
    ) {
        self.id = id
        self.group = group
        self.method = method
        self.path = path
        self.security = security
        self.accepts = accepts
        self.statuses = statuses
        self.errors = errors
        self.envelope = envelope
        self.timeout = timeout
        self.allowsRetry = allowsRetry
        self.samples = samples
    }

    /// `group.id`, or `id` where there is no group.
    public var qualifiedID: String { group.map { "\($0).\(id)" } ?? id }
}
