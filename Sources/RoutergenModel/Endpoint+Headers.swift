extension Endpoint {
    /// The headers that success answers may have, each once. One that an answer lacks is optional, and
    /// one with several types is text.
    package var answerHeaders: [Header] {
        let successes = responses.filter { !$0.isError }
        let (headers, counts) = Self.headers(of: successes)
        return headers.map { header in
            var header = header
            if counts[header.name.wire.lowercased()] != successes.count {
                header.type = .optional(header.type.unwrapped)
            }
            return header
        }
    }

    /// The headers that error answers may have, each once and optional: what stands between, such as a
    /// proxy, sends errors without them. One with several types is text.
    package var errorHeaders: [Header] {
        Self.headers(of: responses.filter(\.isError)).headers.map { header in
            var header = header
            header.type = .optional(header.type.unwrapped)
            return header
        }
    }

    /// The headers of answers, each once, and how many of the answers have it, by its name in lower case.
    private static func headers(
        of responses: [Response]
    ) -> (headers: [Header], counts: [String: Int]) {
        var headers: [Header] = []
        var places: [String: Int] = [:]
        var counts: [String: Int] = [:]
        for header in responses.flatMap(\.headers) {
            let key = header.name.wire.lowercased()
            counts[key, default: 0] += 1
            guard let place = places[key] else {
                places[key] = headers.count
                headers.append(header)
                continue
            }
            headers[place].type = common(headers[place].type, header.type)
        }
        return (headers, counts)
    }

    private static func common(_ left: TypeReference, _ right: TypeReference) -> TypeReference {
        let type = left.unwrapped == right.unwrapped ? left.unwrapped : .string
        return left.isOptional || right.isOptional ? .optional(type) : type
    }
}
