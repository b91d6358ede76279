import Foundation

extension URL {
    /// The URL without passwords, keys and tokens, for logs.
    ///
    /// `https://me:secret@host/photos?page=1&consumer_key=x` →
    /// `https://***@host/photos?page=1&consumer_key=***`
    var redactedDescription: String { URL.redactedDescription(of: absoluteString) }

    static func redactedDescription(
        of text: String, _ isSecret: (String) -> Bool = SecretName.matches
    ) -> String {
        var rest = text[...]
        var result = ""
        if let scheme = rest.range(of: "://") {
            result += rest[..<scheme.upperBound]
            rest = rest[scheme.upperBound...]
            let authority = rest.prefix { !"/?#".contains($0) }
            if let at = authority.lastIndex(of: "@"), isSecret("password") {
                result += Redaction.mark
                rest = rest[at...]
            }
        }
        guard let mark = rest.firstIndex(of: "?") else { return result + rest }
        let items = redactedItems(of: rest[rest.index(after: mark)...], isSecret)
        return result + rest[...mark] + items
    }

    /// The items of a query or a form, with the values of secrets replaced.
    static func redactedItems(of text: Substring, _ isSecret: (String) -> Bool) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false)
            .map { item in
                guard let equals = item.firstIndex(of: "="), isSecret(String(item[..<equals]))
                else { return String(item) }
                return item[...equals] + Redaction.mark
            }
            .joined(separator: "&")
    }
}

/// Names of secrets.
enum SecretName {
    /// Whether a value looks like a secret by its name.
    static func matches(_ name: String) -> Bool {
        let name = name.lowercased()
        return endings.contains { name.hasSuffix($0) } || parts.contains { name.contains($0) }
    }

    private static let endings = ["key", "auth", "sig", "pwd"]
    private static let parts = [
        "token", "secret", "passw", "signature", "credential", "authorization", "cookie",
    ]
}
