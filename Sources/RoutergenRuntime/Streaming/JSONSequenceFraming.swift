import Foundation

/// JSON text sequences (RFC 7464, `application/json-seq`): each text begins with a record separator and ends with
/// a line feed.
///
/// A text is given as soon as its line feed arrives. One that was cut off is an error, also a number that
/// may go on, such as `12` without a line feed (section 2.4).
public struct JSONSequenceFraming<Value: Sendable>: StreamFraming {
    private static var recordSeparator: UInt8 { 0x1E }

    private var bytes: [UInt8] = []
    private var position = 0
    private var text = JSONSequenceText()
    /// Whether a record separator has come, and the text behind it is not complete.
    private var isInText = false
    private var number = 0
    private var isAtEnd = false
    private let maximumLength: Int
    private let decode: @Sendable (Data) throws -> Value

    /// Makes a framing.
    ///
    /// - Parameters:
    ///   - maximumLength: of a text, in bytes; a longer one is an error.
    ///   - decode: makes a value of a text.
    public init(
        maximumLength: Int = standardMaximumFrameLength,
        decode: @escaping @Sendable (Data) throws -> Value
    ) {
        self.maximumLength = maximumLength
        self.decode = decode
    }

    /// Takes the bytes that follow.
    public mutating func append(_ data: Data) {
        bytes.removeSubrange(..<position)
        position = 0
        bytes.append(contentsOf: data)
    }

    /// Says that no bytes follow.
    public mutating func finish() { isAtEnd = true }

    /// The next value.
    ///
    /// - Throws: `RouterError` with the number of a text that cannot be read.
    public mutating func next() throws -> Value? {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == Self.recordSeparator {
                let complete = try takeText()
                isInText = true
                if let complete { return try value(of: complete) }
            } else if isInText {
                text.append(byte)
                guard text.bytes.count <= maximumLength else {
                    throw problem("text \(number + 1) is longer than \(maximumLength) bytes")
                }
                if byte == .lineFeed, text.isComplete, let complete = try takeText() {
                    isInText = false
                    return try value(of: complete)
                }
            } else if !byte.isJSONBlank {
                throw problem("the text \(number + 1) does not begin with a record separator")
            }
        }
        guard isAtEnd, let complete = try takeText() else { return nil }
        isInText = false
        return try value(of: complete)
    }

    /// The bytes of the present text; nil for blanks, which are none.
    private mutating func takeText() throws -> Data? {
        defer { text = JSONSequenceText() }
        guard text.hasContent else { return nil }
        number += 1
        guard !text.isCutOff else { throw problem("text \(number) was cut off") }
        return Data(text.bytes)
    }

    private func value(of text: Data) throws -> Value {
        do {
            return try decode(text)
        } catch {
            throw RouterError(
                .decodingFailed("text \(number) is no \(Value.self)"), underlyingError: error)
        }
    }

    private func problem(_ text: String) -> RouterError { RouterError(.decodingFailed(text)) }
}

/// A JSON text as far as it has come, and where in it one stands.
private struct JSONSequenceText: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var hasContent = false
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// A number or a word, which nothing but what follows can end.
    private var isOpenScalar = false

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        guard !byte.isJSONBlank else {
            isOpenScalar = false
            return
        }
        hasContent = true
        isOpenScalar = false
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: isOpenScalar = depth == 0
        }
    }

    /// Whether a line feed ends the text here, and is no blank inside it.
    var isComplete: Bool { hasContent && depth <= 0 && !isInString }

    var isCutOff: Bool { !isComplete || isOpenScalar }
}
