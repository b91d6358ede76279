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
    /// Alternatives, each a set of security schemes that are needed together; empty when none is.
    public var security: [[String]]
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
        security: [[String]] = [], accepts: [String] = [],
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

/// The statuses that an answer of a description stands for.
public enum ResponseStatus: Sendable, Hashable {
    /// One status.
    case exactly(Int)
    /// A hundred statuses: 2 stands for 200 to 299.
    case range(Int)
    /// 200 to 299.
    case success
    /// Every status.
    case any

    /// Whether a status is one of them.
    public func contains(_ statusCode: Int) -> Bool {
        switch self {
        case .exactly(let status): statusCode == status
        case .range(let hundreds): statusCode / 100 == hundreds
        case .success: 200..<300 ~= statusCode
        case .any: true
        }
    }
}

/// A described body of an error.
public struct ErrorBody: Sendable {
    /// The statuses that have this body.
    public var status: ResponseStatus
    /// The type of the value in the body.
    public var type: any JSONModel.Type
    /// Where the value is in the body's JSON; empty, the default, for the whole body.
    public var keyPath: [String]

    /// Describes the body of an error.
    public init(status: ResponseStatus, type: any JSONModel.Type, at keyPath: [String] = []) {
        self.status = status
        self.type = type
        self.keyPath = keyPath
    }

    /// The body of one status.
    public static func exactly(
        _ statusCode: Int, _ type: any JSONModel.Type, at keyPath: [String] = []
    ) -> ErrorBody {
        ErrorBody(status: .exactly(statusCode), type: type, at: keyPath)
    }

    /// The body of a hundred statuses: 4 stands for 400 to 499.
    public static func range(
        _ hundreds: Int, _ type: any JSONModel.Type, at keyPath: [String] = []
    ) -> ErrorBody {
        ErrorBody(status: .range(hundreds), type: type, at: keyPath)
    }

    /// The body of every status that is no success.
    public static func any(_ type: any JSONModel.Type, at keyPath: [String] = []) -> ErrorBody {
        ErrorBody(status: .any, type: type, at: keyPath)
    }
}
