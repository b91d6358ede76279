extension Endpoint {
    /// The headers that success answers may have, each once. One that an answer lacks is optional, and
    /// one with several types is text.
    package var answerHeaders: [Header] {
        let successes = responses.filter { !$0.isError }
        var headers: [Header] = []
        var places: [String: Int] = [:]
        var counts: [String: Int] = [:]
        for header in successes.flatMap(\.headers) {
            let key = header.name.wire.lowercased()
            counts[key, default: 0] += 1
            guard let place = places[key] else {
                places[key] = headers.count
                headers.append(header)
                continue
            }
            headers[place].type = Self.common(headers[place].type, header.type)
        }
        return headers.map { header in
            var header = header
            if counts[header.name.wire.lowercased()] != successes.count {
                header.type = .optional(header.type.unwrapped)
            }
            return header
        }
    }

    private static func common(_ left: TypeReference, _ right: TypeReference) -> TypeReference {
        let type = left.unwrapped == right.unwrapped ? left.unwrapped : .string
        return left.isOptional || right.isOptional ? .optional(type) : type
    }
}
