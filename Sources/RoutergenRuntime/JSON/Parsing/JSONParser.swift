import CRoutergenJSON
import Foundation

/// Calls the parser, which is written in C, and says what it has found in words.
enum JSONParser {
    /// The tape of a document, to be freed with `free`.
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions
    ) throws(JSONError) -> UnsafePointer<JSONToken> {
        guard let base = bytes.baseAddress, bytes.count <= JSONToken.maximumDocumentSize else {
            throw JSONError.tooLarge(bytes.count)
        }
        let result = routergen_json_parse(base, bytes.count, options.forParser)
        guard let tape = result.tape else {
            throw error(result.problem, at: Int(result.offset), in: bytes, options)
        }
        if let unsettled = result.unsettled {
            defer { free(unsettled) }
            let keys = JSONDuplicateKeys(base: base, policy: options.duplicateKeys)
            for index in 0..<Int(result.unsettled_count) {
                guard let refused = keys.resolve(object: Int(unsettled[index]), in: tape) else {
                    continue
                }
                let offset = Int(tape[refused].offset)
                free(tape)
                throw error(ROUTERGEN_JSON_DUPLICATE_KEY, at: offset, in: bytes, options)
            }
        }
        return UnsafePointer(tape)
    }

    private static func error(
        _ problem: routergen_json_problem, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>,
        _ options: JSONParsingOptions
    ) -> JSONError {
        if let expected = expectation(problem) {
            return JSONError.unexpected(expected, at: offset, in: bytes)
        }
        var kind = JSONError.Kind.syntax
        let message: String
        switch problem {
        case ROUTERGEN_JSON_LEADING_ZERO: message = "a number must not start with 0"
        case ROUTERGEN_JSON_BAD_UNICODE_ESCAPE:
            message = "expected four hexadecimal digits after \\u"
        case ROUTERGEN_JSON_LONE_SURROGATE: message = "half of a surrogate pair in a string"
        case ROUTERGEN_JSON_INVALID_UTF8: message = "invalid UTF-8"
        case ROUTERGEN_JSON_UNENDED_STRING: message = "the string never ends"
        case ROUTERGEN_JSON_CONTROL_CHARACTER:
            message = "the control character \(scalar(bytes[offset])) must be escaped in a string"
        case ROUTERGEN_JSON_TOO_DEEP:
            kind = .tooDeep
            message = "more than \(options.maximumDepth) levels of arrays and objects"
        case ROUTERGEN_JSON_DUPLICATE_KEY:
            kind = .duplicateKey
            message = "the key \"\(key(at: offset, in: bytes))\" appears twice"
        default:
            kind = .tooLarge
            message = "no memory for the tokens of the document"
        }
        return JSONError.syntax(kind, message, at: offset, in: bytes)
    }

    private static func expectation(_ problem: routergen_json_problem) -> String? {
        switch problem {
        case ROUTERGEN_JSON_EXPECTED_VALUE: "a value"
        case ROUTERGEN_JSON_EXPECTED_END: "the end of the document"
        case ROUTERGEN_JSON_EXPECTED_COMMA_OR_BRACE: "',' or '}'"
        case ROUTERGEN_JSON_EXPECTED_COMMA_OR_BRACKET: "',' or ']'"
        case ROUTERGEN_JSON_EXPECTED_KEY: "a key in double quotes"
        case ROUTERGEN_JSON_EXPECTED_COLON: "':'"
        case ROUTERGEN_JSON_EXPECTED_DIGIT: "a digit"
        case ROUTERGEN_JSON_EXPECTED_ESCAPE: "one of \" \\ / b f n r t u after a backslash"
        default: nil
        }
    }

    /// `U+001F`
    private static func scalar(_ byte: UInt8) -> String {
        let code = String(byte, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: 4 - code.count) + code
    }

    /// The string at an offset, which has been parsed.
    private static func key(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        var end = offset + 1
        var hasEscapes = false
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            let isEscape = bytes[end] == UInt8(ascii: "\\")
            hasEscapes = hasEscapes || isEscape
            end += isEscape ? 2 : 1
        }
        let text = UnsafeBufferPointer(rebasing: bytes[(offset + 1)..<min(end, bytes.count)])
        return JSONStringText.string(text, hasEscapes: hasEscapes)
    }
}

extension JSONParsingOptions {
    fileprivate var forParser: routergen_json_options {
        let policy: Int32 =
            switch duplicateKeys {
            case .lastWins: 0
            case .firstWins: 1
            case .refused: 2
            }
        return routergen_json_options(
            maximum_depth: max(0, maximumDepth),
            replaces_lone_surrogates: loneSurrogates == .replaced, duplicate_keys: policy,
            seed: Self.seed)
    }

    private static let seed = UInt64.random(in: .min ... .max)
}
