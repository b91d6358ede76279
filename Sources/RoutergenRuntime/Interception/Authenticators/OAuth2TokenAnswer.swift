import Foundation

/// What a server says to a request for a token (RFC 6749, sections 5.1 and 5.2).
struct OAuth2TokenAnswer {
    var status: Int
    var body: Data

    /// The token.
    ///
    /// - Throws: `AuthenticationError.tokenRefused`
    func token(now: Date = Date()) throws -> AccessToken {
        guard let json = try? JSON(jsonData: body) else {
            throw AuthenticationError.tokenRefused("status \(status), and no JSON")
        }
        guard (200..<300).contains(status), let token = json["access_token"]?.stringValue else {
            let words = ["error", "error_description"].compactMap { json[$0]?.stringValue }
            throw AuthenticationError.tokenRefused(
                words.isEmpty ? "status \(status), and no token" : words.joined(separator: ": "))
        }
        if let type = json["token_type"]?.stringValue, type.lowercased() != "bearer" {
            throw AuthenticationError.tokenRefused("a token of type '\(type)'")
        }
        return AccessToken(
            token, expirationDate: lifetime(json["expires_in"]).map(now.addingTimeInterval),
            refreshToken: json["refresh_token"]?.stringValue)
    }

    /// Seconds; some servers write them as text.
    private func lifetime(_ json: JSON?) -> TimeInterval? {
        guard let json else { return nil }
        let seconds = json.doubleValue ?? json.stringValue.flatMap(Double.init)
        return seconds?.clamped(to: 0...1e9)
    }
}
