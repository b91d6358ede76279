import CRoutergenJSON

/// What stands between the quotes of a JSON string that the parser has checked.
enum JSONStringText {
    /// The string, with its escapes resolved.
    static func string(_ text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) -> String {
        guard hasEscapes, let start = text.baseAddress else {
            return String(decoding: text, as: UTF8.self)
        }
        return String(unsafeUninitializedCapacity: text.count) { output in
            guard let output = output.baseAddress else { return 0 }
            return routergen_json_unescape(start, text.count, output)
        }
    }
}
