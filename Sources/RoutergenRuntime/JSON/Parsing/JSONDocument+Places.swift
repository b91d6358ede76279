extension JSONDocument {
    /// The way from the top to a value, found by walking down: a tape has no way up.
    func path(to target: Int) -> [JSONError.PathComponent] {
        var path: [JSONError.PathComponent] = []
        var container = 0
        while container < target {
            let isObject = firstByte(at: container) == UInt8(ascii: "{")
            var child = container + 1
            var position = 0
            while child < target {
                let value = isObject ? child + 1 : child
                if target < next(after: value) { break }
                child = next(after: value)
                position += 1
            }
            path.append(isObject ? .key(name(ofKey: child)) : .index(position))
            container = isObject ? child + 1 : child
        }
        return path
    }

    private func name(ofKey key: Int) -> String {
        tape[key].bits == JSONToken.shadowedKey ? "" : string(at: key)
    }

    /// A value for error messages: `string "7"`, `object`, `number 1.5`.
    func summary(at index: Int) -> String {
        let reader = JSONReader(document: self, index: index)
        let text = text(at: index)
        let limit = 40
        switch reader.kind {
        case .string:
            let string = string(at: index)
            return string.count <= limit
                ? "string \"\(string)\"" : "string \"\(string.prefix(limit))…\""
        case .number:
            let digits = String(decoding: text.prefix(limit), as: UTF8.self)
            return "number \(digits)\(text.count > limit ? "…" : "")"
        case .boolean:
            return String(decoding: text, as: UTF8.self)
        case .null, .array, .object:
            return reader.kind.rawValue
        }
    }
}
