import Foundation

/// Puts the heads of answers together from the lines that arrive: those of informational answers, that of
/// the final one, and the trailers behind it.
struct ResponseHeadParser {
    /// For all heads and trailers of an exchange, in bytes: as much as a memory can spare, and an end to a
    /// server that sends informational answers or trailers for ever.
    private static let limit = 1_000_000

    private let url: URL
    private let expectsContinue: Bool
    private var size = 0
    private var httpVersion = ""
    private var statusCode = 0
    private var headers: [(name: String, value: String)] = []

    /// Whether the final head is complete.
    private(set) var isComplete = false
    /// The fields that came behind the final head.
    private(set) var trailers: [(name: String, value: String)] = []
    /// A 417 that may be followed by a second attempt's answer.
    private var refusedExpectation: TransportResponse?

    /// - Parameter expectsContinue: Whether the request has `Expect: 100-continue`. libcurl sends it again
    ///   without that when the answer is 417, so such an answer is not final before its body begins.
    init(url: URL, expectsContinue: Bool = false) {
        self.url = url
        self.expectsContinue = expectsContinue
    }

    /// Takes one line, with or without its line break.
    ///
    /// - Returns: A head, when this line was its end; it is the final one if `isComplete` is true.
    /// - Throws: `.badServerResponse` for a head that cannot be trusted.
    mutating func consume(_ bytes: UnsafeRawBufferPointer) throws(TransportError)
        -> TransportResponse?
    {
        size += bytes.count
        guard size <= Self.limit else {
            throw TransportError(.badServerResponse, "the heads of the answer are too large")
        }
        let line = Self.text(Self.trimmingLineBreak(bytes))
        if isComplete {
            Self.add(line, to: &trailers)
            return nil
        }
        if line.isEmpty { return try end() }
        if line.hasPrefix("HTTP/"), headers.isEmpty, httpVersion.isEmpty {
            refusedExpectation = nil
            try start(line)
        } else {
            Self.add(line, to: &headers)
        }
        return nil
    }

    /// Whether a head waits for `endHeads()`.
    var hasHeldBackHead: Bool { refusedExpectation != nil }

    /// Takes the beginning of the body, or the end of the exchange.
    ///
    /// - Returns: A head that turns out to be the final one.
    mutating func endHeads() -> TransportResponse? {
        guard let response = refusedExpectation else { return nil }
        refusedExpectation = nil
        isComplete = true
        return response
    }

    private static func add(_ line: String, to fields: inout [(name: String, value: String)]) {
        if line.first == " " || line.first == "\t" {
            // A folded value goes on (RFC 9112, section 5.2).
            guard let last = fields.indices.last else { return }
            fields[last].value += " " + line.trimmingCharacters(in: .whitespaces)
        } else if let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) {
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields.append((String(line[..<colon]), value))
        }
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
        // libcurl takes `http/1.1 200 ok` for one, but the name is case-sensitive (RFC 9112, section 2.3).
        guard !httpVersion.isEmpty else {
            throw TransportError(.badServerResponse, "the head of the answer has no status line")
        }
        let isInformational = (100..<200).contains(statusCode) && statusCode != 101
        if !isInformational { try checkLengths() }
        let response = TransportResponse(
            url: url, statusCode: statusCode, httpVersion: httpVersion, headers: headers)
        if isInformational || (expectsContinue && statusCode == 417) {
            httpVersion = ""
            headers = []
            if isInformational { return response }
            refusedExpectation = response
            return nil
        }
        // 101 ends HTTP on this connection, so nothing else will follow it.
        isComplete = true
        return response
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
