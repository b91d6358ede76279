import Foundation

/// A user's name and password for `Authorization: Basic` (RFC 7617).
public struct BasicCredential: Sendable, Hashable {
    /// The name; it may not contain a colon.
    public var username: String
    /// The password.
    public var password: String

    /// Makes a credential.
    public init(username: String, password: String) {
        self.username = username
        self.password = password
    }

    /// The value of the header, in UTF-8.
    var headerValue: String {
        HTTPHeader.authorization(username: username, password: password).value
    }
}

extension BasicCredential: CustomStringConvertible {
    /// The name without the password.
    public var description: String { "\(username):***" }
}
