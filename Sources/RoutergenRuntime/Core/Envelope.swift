/// The object that a server wraps every answer in: `{"code": 200, "message": "…", "data": …}`.
public struct Envelope: Sendable, Hashable {
    /// The key of the payload.
    public var data: String
    /// The key of the server's own status; nil when it has none.
    public var code: String?
    /// The key of the message for people; nil when it has none.
    public var message: String?
    /// The codes that mean success; every other one, and none at all, is an error.
    public var success: [EnvelopeCode]

    /// Describes an envelope.
    public init(
        data: String, code: String? = nil, message: String? = nil, success: [EnvelopeCode] = []
    ) {
        self.data = data
        self.code = code
        self.message = message
        self.success = success
    }
}
