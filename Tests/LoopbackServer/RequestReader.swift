import Foundation

/// Takes requests (RFC 9112) off one connection, one after the other.
struct RequestReader {
    /// A request that is not HTTP, or too large.
    struct Malformed: Error {}

    private static let headLimit = 1 << 20
    private static let bodyLimit = 1 << 32

    let socket: Socket
    /// Received, and not yet taken.
    private var buffer = Data()

    init(socket: Socket) {
        self.socket = socket
    }

    /// The next request without its body; nil when the client has closed the connection.
    mutating func head(connection: Int, index: Int) throws -> ServerRequest? {
        let separator = Data("\r\n\r\n".utf8)
        var searched = 0
        while true {
            let start = buffer.startIndex + max(0, searched - separator.count + 1)
            if let end = buffer.range(of: separator, in: start..<buffer.endIndex) {
                let text = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
                buffer = Data(buffer[end.upperBound...])
                return try parse(text, connection: connection, index: index)
            }
            searched = buffer.count
            guard searched < Self.headLimit else { throw Malformed() }
            guard let more = socket.receive(capacity: 16_384) else { return nil }
            buffer += more
        }
    }

    /// The body that the head announces, or what `X-Discard-Body` asks for in its place; nil when the client
    /// closes before its end.
    mutating func body(of request: ServerRequest) throws -> Data? {
        if let coding = request.header("Transfer-Encoding") {
            guard coding.lowercased() == "chunked" else { throw Malformed() }
            return try chunkedBody()
        }
        guard let length = request.header("Content-Length") else { return Data() }
        guard let count = Int(length), (0...Self.bodyLimit).contains(count) else {
            throw Malformed()
        }
        if request.header("X-Discard-Body") != nil { return discard(count) }
        return take(count)
    }

    /// Lets a body go that would not fit into memory; in its place stand its length and its hash: `5 a430d84680aabd0b`.
    private mutating func discard(_ count: Int) -> Data? {
        var hash = BodyHash()
        let first = Data(buffer.prefix(count))
        hash.add(first)
        buffer = Data(buffer.dropFirst(count))
        var rest = count - first.count
        while rest > 0 {
            guard let more = socket.receive(capacity: min(rest, 1 << 18)) else { return nil }
            hash.add(more)
            rest -= more.count
        }
        return Data("\(count) \(hash)".utf8)
    }

    private func parse(_ text: String, connection: Int, index: Int) throws -> ServerRequest {
        var lines = text.components(separatedBy: "\r\n")[...]
        let words = (lines.popFirst() ?? "").split(separator: " ").map(String.init)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw Malformed() }
        let headers = try lines.map { line in
            guard let colon = line.firstIndex(of: ":") else { throw Malformed() }
            let value = line[line.index(after: colon)...]
            return (
                name: String(line[..<colon]), value: value.trimmingCharacters(in: .whitespaces)
            )
        }
        return ServerRequest(
            method: words[0], target: words[1], httpVersion: words[2], headers: headers,
            body: Data(), connection: connection, indexOnConnection: index)
    }

    private mutating func chunkedBody() throws -> Data? {
        var body = Data()
        while true {
            guard let line = try self.line() else { return nil }
            let digits = line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            guard let size = Int(digits, radix: 16), size >= 0, size <= Self.bodyLimit - body.count
            else { throw Malformed() }
            guard size > 0 else { break }
            guard let chunk = take(size), let end = try self.line() else { return nil }
            guard end.isEmpty else { throw Malformed() }
            body += chunk
        }
        while true {
            guard let trailer = try self.line() else { return nil }
            if trailer.isEmpty { return body }
        }
    }

    private mutating func line() throws -> String? {
        while true {
            if let end = buffer.range(of: Data("\r\n".utf8)) {
                let line = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
                buffer = Data(buffer[end.upperBound...])
                return line
            }
            guard buffer.count < Self.headLimit else { throw Malformed() }
            guard let more = socket.receive(capacity: 16_384) else { return nil }
            buffer += more
        }
    }

    private mutating func take(_ count: Int) -> Data? {
        while buffer.count < count {
            guard let more = socket.receive(capacity: min(count - buffer.count, 1 << 18)) else {
                return nil
            }
            buffer += more
        }
        let taken = Data(buffer.prefix(count))
        buffer = Data(buffer.dropFirst(count))
        return taken
    }
}
