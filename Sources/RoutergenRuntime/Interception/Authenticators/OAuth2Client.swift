import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An application as an OAuth 2 server knows it, and how it asks that server for tokens (RFC 6749).
public struct OAuth2Client: Sendable, Hashable {
    /// How the application proves who it is (RFC 6749, section 2.3.1).
    public enum Authentication: Sendable, Hashable {
        /// With `Authorization: Basic`, which every server must understand.
        case header
        /// With `client_id` and `client_secret` in the form.
        case form
    }

    /// Where tokens are handed out.
    public var tokenURL: URL
    /// The name of the application.
    public var clientID: String
    /// The secret of the application; nil for public ones, such as apps, which only say their name.
    public var clientSecret: String?
    /// How the application proves who it is; `.header` by default.
    public var authentication: Authentication

    /// Describes an application.
    public init(
        tokenURL: URL, clientID: String, clientSecret: String? = nil,
        authentication: Authentication = .header
    ) {
        self.tokenURL = tokenURL
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.authentication = authentication
    }

    /// Asks for a token.
    ///
    /// - Parameter fields: the fields of the grant, `grant_type` first.
    /// - Throws: `RouterError` where no answer came, `AuthenticationError.tokenRefused` where it has no token.
    func token(
        _ fields: [(name: String, value: String)], for session: Session
    ) async throws -> AccessToken {
        var fields = fields
        var urlRequest = try URLRequest(url: tokenURL, method: .post)
        urlRequest.setValue(MediaType.form, forHTTPHeaderField: "Content-Type")
        urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
        if let clientSecret, authentication == .header {
            // Both are encoded as in a form first (RFC 6749, section 2.3.1).
            let credential = BasicCredential(
                username: clientID.percentEncoded, password: clientSecret.percentEncoded)
            urlRequest.setValue(credential.headerValue, forHTTPHeaderField: "Authorization")
        } else {
            fields.append(("client_id", clientID))
            if let clientSecret { fields.append(("client_secret", clientSecret)) }
        }
        let form = fields.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
        urlRequest.httpBody = Data(form.joined(separator: "&").utf8)
        let response = await session.request(urlRequest).serializingData().response
        guard let answer = response.response else {
            throw response.error ?? RouterError(.missingBody)
        }
        return try OAuth2TokenAnswer(status: answer.statusCode, body: response.data ?? Data())
            .token()
    }
}

extension OAuth2Client: CustomStringConvertible {
    /// The name and the URL, without the secret.
    public var description: String { "\(clientID) at \(tokenURL.redactedDescription)" }
}
