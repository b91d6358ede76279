import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes secrets out of requests and answers, for logs, cURL commands and recordings.
///
/// What a value is called says whether it is a secret: `Authorization` and cookies, and names with `token`, `secret`,
/// `password`, `key`, `signature` and the like, in headers, in queries, in forms and in JSON. What stands for a
/// secret is `***`.
public struct Redaction: Sendable {
    /// What stands for a secret.
    public static let mark = "***"

    /// Whether a value is a secret, by its name.
    public var isSecret: @Sendable (String) -> Bool

    /// Makes a redaction.
    ///
    /// - Parameter names: further names of secrets, in any case, besides those that are known.
    public init(names: [String] = []) {
        let names = Set(names.map { $0.lowercased() })
        isSecret = { name in SecretName.matches(name) || names.contains(name.lowercased()) }
    }

    /// A redaction that leaves everything as it is.
    public static let none: Redaction = {
        var redaction = Redaction()
        redaction.isSecret = { _ in false }
        return redaction
    }()

    /// The value of a header; of credentials the scheme stays: `Bearer ***`.
    public func header(_ name: String, _ value: String) -> String {
        guard isSecret(name) else { return value }
        let words = value.split(separator: " ", maxSplits: 1)
        guard name.lowercased().hasSuffix("authorization"), words.count == 2 else {
            return Redaction.mark
        }
        return "\(words[0]) \(Redaction.mark)"
    }

    /// The text of a URL, without its password and without secret items of the query.
    public func url(_ url: URL) -> String {
        URL.redactedDescription(of: url.absoluteString, isSecret)
    }

    /// A body: secret fields of forms and of JSON are replaced, everything else stays as it is.
    public func body(_ data: Data, contentType: String?) -> Data {
        let type = (contentType ?? "").prefix { $0 != ";" }.lowercased()
        if type == MediaType.form {
            let text = String(decoding: data, as: UTF8.self)
            return Data(URL.redactedItems(of: text[...], isSecret).utf8)
        }
        guard type.hasSuffix("/json") || type.hasSuffix("+json"),
            let json = try? JSON(jsonData: data)
        else { return data }
        let redacted = redacted(json)
        return redacted == json ? data : redacted.jsonData()
    }

    private func redacted(_ json: JSON) -> JSON {
        switch json {
        case .null, .bool, .number, .string: return json
        case .array(let elements): return .array(elements.map(redacted))
        case .object(let fields):
            return .object(
                JSON.Object(
                    fields.map { name, value in
                        isSecret(name) && !value.isContainer
                            ? (name, .string(Redaction.mark)) : (name, redacted(value))
                    }))
        }
    }
}

extension JSON {
    fileprivate var isContainer: Bool {
        switch self {
        case .array, .object, .null: true
        case .bool, .number, .string: false
        }
    }
}
