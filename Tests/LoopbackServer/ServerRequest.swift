import Foundation

/// A request as the server received it.
public struct ServerRequest: Sendable {
    /// Such as `GET`.
    public var method: String
    /// The request target as sent, such as `/photos?page=2`.
    public var target: String
    /// Such as `HTTP/1.1`.
    public var httpVersion: String
    /// The headers in the order in which they came.
    public var headers: [(name: String, value: String)]
    /// The body, with the chunked framing removed.
    public var body: Data
    /// Which connection carried it, counted from 0.
    public var connection: Int
    /// Which request of its connection this is, counted from 0.
    public var indexOnConnection: Int

    /// The target up to the question mark, as sent.
    public var path: String {
        String(target.prefix { $0 != "?" })
    }

    /// The decoded items of the target's query, in order.
    public var query: [(name: String, value: String)] {
        guard let mark = target.firstIndex(of: "?") else { return [] }
        return target[target.index(after: mark)...].split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decode(parts.first), decode(parts.dropFirst().first))
        }
    }

    /// The value of the first header of that name, in any case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The value of the first query item of that name.
    public func query(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    private func decode(_ text: Substring?) -> String {
        let spaced = (text ?? "").replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}
