import Foundation

/// Puts the head of the final answer together from the lines that arrive.
///
/// Heads of 1xx answers are dropped, and so is everything behind the final head (trailers).
struct ResponseHeadParser {
    private let url: URL
    private var httpVersion = ""
    private var statusCode = 0
    private var headers: [(name: String, value: String)] = []

    /// Whether the final head is complete.
    private(set) var isComplete = false

    init(url: URL) {
        self.url = url
    }

    /// Takes one line, with or without its line break.
    ///
    /// - Returns: The head, when this line was its end.
    /// - Throws: `.badServerResponse` for a head that cannot be trusted.
    mutating func consume(_ bytes: UnsafeRawBufferPointer) throws(TransportError)
        -> TransportResponse?
    {
        guard !isComplete else { return nil }
        let line = Self.text(Self.trimmingLineBreak(bytes))
        if line.isEmpty { return try end() }
        if line.hasPrefix("HTTP/"), headers.isEmpty, httpVersion.isEmpty {
            try start(line)
        } else if line.first == " " || line.first == "\t" {
            // A folded value goes on (RFC 9112, section 5.2).
            guard let last = headers.indices.last else { return nil }
            headers[last].value += " " + line.trimmingCharacters(in: .whitespaces)
        } else if let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) {
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers.append((String(line[..<colon]), value))
        }
        return nil
    }

    private mutating func start(_ line: String) throws(TransportError) {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard let version = words.first, let code = words.dropFirst().first.flatMap({ Int($0) })
        else {
            throw TransportError(.badServerResponse, "not a status line: '\(line.prefix(100))'")
        }
        httpVersion = String(version)
        statusCode = code
    }

    private mutating func end() throws(TransportError) -> TransportResponse? {
        // 101 ends HTTP on this connection, so nothing else will follow it.
        if (100..<200).contains(statusCode), statusCode != 101 {
            httpVersion = ""
            headers = []
            return nil
        }
        try checkLengths()
        isComplete = true
        return TransportResponse(
            url: url, statusCode: statusCode, httpVersion: httpVersion, headers: headers)
    }

    /// Lengths that contradict each other may hide a second answer (RFC 9112, section 6.3).
    private func checkLengths() throws(TransportError) {
        let lengths = headers.lazy.filter { $0.name.lowercased() == "content-length" }
            .flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lengths.first else { return }
        if lengths.contains(where: { $0 != first }) {
            throw TransportError(.badServerResponse, "Content-Length headers contradict each other")
        }
    }

    private static func trimmingLineBreak(_ bytes: UnsafeRawBufferPointer) -> Slice<
        UnsafeRawBufferPointer
    > {
        var end = bytes.endIndex
        while end > 0, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
        {
            end -= 1
        }
        return bytes[..<end]
    }

    /// UTF-8 where it is valid, otherwise ISO 8859-1, which HTTP once allowed (RFC 9110, section 5.5).
    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        // Not `String(validating:as:)`, which needs newer systems than we support.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes)
            ? text : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
