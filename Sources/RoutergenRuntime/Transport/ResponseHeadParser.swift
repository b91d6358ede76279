import Foundation

/// Puts the heads of answers together from the lines that arrive: those of informational answers, that of
/// the final one, and the trailers behind it.
///
/// A class, because a struct of so many parts would be taken out of its exchange and put back for every line.
final class ResponseHeadParser {
    /// For all heads and trailers of an exchange, in bytes: as much as a memory can spare, and an end to a
    /// server that sends informational answers or trailers for ever.
    private static let limit = 1_000_000

    private let url: URL
    private let expectsContinue: Bool
    private let signsIn: Bool
    private var size = 0
    private var httpVersion = ""
    private var statusCode = 0
    private var headers: [(name: String, value: String)] = []

    /// Whether the final head is complete.
    private(set) var isComplete = false
    /// The fields that came behind the final head.
    private(set) var trailers: [(name: String, value: String)] = []
    /// A 417 or 401 that may be followed by a second attempt's answer.
    private var heldBack: TransportResponse?

    /// - Parameters:
    ///   - expectsContinue: Whether the request has `Expect: 100-continue`. libcurl sends it again
    ///   without that when the answer is 417, so such an answer is not final before its body begins.
    ///   - signsIn: Whether libcurl itself answers a 401, so that the same is true of that.
    init(url: URL, expectsContinue: Bool = false, signsIn: Bool = false) {
        self.url = url
        self.expectsContinue = expectsContinue
        self.signsIn = signsIn
    }

    /// Takes one line, with or without its line break.
    ///
    /// - Returns: A head, when this line was its end; it is the final one if `isComplete` is true.
    /// - Throws: `.badServerResponse` for a head that cannot be trusted.
    func consume(_ bytes: UnsafeRawBufferPointer) throws(TransportError)
        -> TransportResponse?
    {
        size += bytes.count
        guard size <= Self.limit else {
            throw TransportError(.badServerResponse, "the heads of the answer are too large")
        }
        let line = bytes.trimmed(at: { $0 == .lineFeed || $0 == .carriageReturn }, start: false)
        if isComplete {
            Self.add(line, to: &trailers)
            return nil
        }
        if line.isEmpty { return try end() }
        if headers.isEmpty, httpVersion.isEmpty, line.starts(with: "HTTP/".utf8) {
            heldBack = nil
            try start(line)
        } else {
            Self.add(line, to: &headers)
        }
        return nil
    }

    /// Whether a head waits for `endHeads()`.
    var hasHeldBackHead: Bool { heldBack != nil }

    /// Takes the beginning of the body, or the end of the exchange.
    ///
    /// - Returns: A head that turns out to be the final one.
    func endHeads() -> TransportResponse? {
        guard let response = heldBack else { return nil }
        heldBack = nil
        isComplete = true
        return response
    }

    private static func add(
        _ line: UnsafeRawBufferPointer, to fields: inout [(name: String, value: String)]
    ) {
        if line.first?.isBlank == true {
            // A folded value goes on (RFC 9112, section 5.2).
            guard let last = fields.indices.last else { return }
            fields[last].value += " " + line.trimmed(at: \.isBlank).headText
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            let name = UnsafeRawBufferPointer(rebasing: line[..<colon])
            let value = UnsafeRawBufferPointer(rebasing: line[(colon + 1)...])
            fields.append((name.headText, value.trimmed(at: \.isBlank).headText))
        }
    }

    private func start(_ line: UnsafeRawBufferPointer) throws(TransportError) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
            .map { UnsafeRawBufferPointer(rebasing: $0).headText }
        guard let version = words.first, let code = words.dropFirst().first.flatMap({ Int($0) })
        else {
            throw TransportError(
                .badServerResponse, "not a status line: '\(line.headText.prefix(100))'")
        }
        httpVersion = version
        statusCode = code
        headers.reserveCapacity(16)
    }

    private func end() throws(TransportError) -> TransportResponse? {
        // libcurl takes `http/1.1 200 ok` for one, but the name is case-sensitive (RFC 9112, section 2.3).
        guard !httpVersion.isEmpty else {
            throw TransportError(.badServerResponse, "the head of the answer has no status line")
        }
        let isInformational = (100..<200).contains(statusCode) && statusCode != 101
        if !isInformational { try checkLengths() }
        let response = TransportResponse(
            url: url, statusCode: statusCode, httpVersion: httpVersion, headers: headers)
        let mayBeFollowed =
            expectsContinue && statusCode == 417 || signsIn && statusCode == 401
        if isInformational || mayBeFollowed {
            httpVersion = ""
            headers = []
            if isInformational { return response }
            heldBack = response
            return nil
        }
        // 101 ends HTTP on this connection, so nothing else will follow it.
        isComplete = true
        return response
    }

    /// Lengths that contradict each other may hide a second answer (RFC 9112, section 6.3).
    private func checkLengths() throws(TransportError) {
        let fields = headers.filter { $0.name.isSameHeaderName(as: "Content-Length") }
        // Most answers: nothing to compare.
        if fields.count < 2, fields.first?.value.utf8.contains(.comma) != true { return }
        let lengths = fields.flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lengths.first else { return }
        if lengths.contains(where: { $0 != first }) {
            throw TransportError(.badServerResponse, "Content-Length headers contradict each other")
        }
    }
}

extension UInt8 {
    /// What may surround the value of a field (RFC 9110, section 5.6.3).
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension UnsafeRawBufferPointer {
    /// Without the bytes at its ends that are not wanted.
    fileprivate func trimmed(
        at isUnwanted: (UInt8) -> Bool, start: Bool = true
    ) -> UnsafeRawBufferPointer {
        var (first, end) = (startIndex, endIndex)
        while end > first, isUnwanted(self[end - 1]) { end -= 1 }
        while start, first < end, isUnwanted(self[first]) { first += 1 }
        return UnsafeRawBufferPointer(rebasing: self[first..<end])
    }

    /// UTF-8 where it is valid, otherwise ISO 8859-1, which HTTP once allowed (RFC 9110, section 5.5).
    fileprivate var headText: String {
        // Nearly always.
        if allSatisfy({ $0 < 0x80 }) { return String(decoding: self, as: UTF8.self) }
        // Not `String(validating:as:)`, which needs newer systems than we support.
        let text = String(decoding: self, as: UTF8.self)
        return text.utf8.count == count && text.utf8.elementsEqual(self)
            ? text : String(String.UnicodeScalarView(map { Unicode.Scalar($0) }))
    }
}
