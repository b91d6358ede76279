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
