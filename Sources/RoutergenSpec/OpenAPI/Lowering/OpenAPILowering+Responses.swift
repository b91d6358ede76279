import RoutergenModel
import RoutergenSyntax

extension OpenAPILowering {
    /// An answer with the example that the description gives for it.
    struct Answer {
        var response: Response
        var sample: Sample?
    }

    mutating func answers(_ operation: ResolvedOperation, at place: Place) -> [Answer] {
        let hasSuccess = operation.responses.contains { $0.status.value.isSuccess }
        let firstSuccess = operation.responses.firstIndex { $0.status.value.isSuccess }
        let isHead = operation.operation.method.value == "HEAD"
        var answers: [Answer] = []
        answers.reserveCapacity(operation.responses.count)
        // Not `flatMap`, whose closure would copy the whole lowering for each response.
        for (index, entry) in operation.responses.enumerated() {
            let status = entry.status.value
            let isMain = index == firstSuccess || (!hasSuccess && status == .default)
            let word = isMain ? "Response" : status.word
            let own = self.name(of: entry.response.target).map { name in
                Place(name.hasSuffix("Response") ? name : Place.capitalized(name) + "Response")
            }
            let answer = answer(
                entry, isError: Self.isError(status, hasSuccess: hasSuccess),
                isEmpty: isHead || status.hasNoBody, at: own ?? place.child(word))
            if status == .default, !hasSuccess {
                answers += successAndError(answer)
            } else {
                answers.append(answer)
            }
        }
        return answers
    }

    /// Where only `default` is described, it is what a success looks like, and an error too: the
    /// status says which of them an answer is.
    private func successAndError(_ answer: Answer) -> [Answer] {
        var success = answer
        success.response.statuses = .anySuccess
        guard case .json = answer.response.content else { return [success] }
        var error = Answer(response: answer.response, sample: nil)
        error.response.isError = true
        return [success, error]
    }

    /// Errors are 4xx and 5xx, `default` beside a success, and redirections beside a success: a client
    /// returns what was asked for and throws the rest.
    private static func isError(_ status: ResponseEntry.Status, hasSuccess: Bool) -> Bool {
        switch status {
        case .code(let code): code >= 400 || (hasSuccess && !(200..<300).contains(code))
        case .range(let digit): digit >= 4 || (hasSuccess && digit != 2)
        case .default: hasSuccess
        }
    }

    private mutating func answer(
        _ entry: ResolvedOperation.Response, isError: Bool, isEmpty: Bool, at place: Place
    ) -> Answer {
        let object = entry.response.value
        var response = Response(
            statuses: entry.status.value.statuses, isError: isError,
            documentation: Documentation(
                text: text(
                    summary: object.summary,
                    description: entry.response.reference?.description ?? object.description)),
            content: .nothing, origin: entry.status.range)
        response.headers = object.headers.filter { !isIgnored($0.name.value) }
            .compactMap { header($0, at: place) }
        guard !isEmpty else { return Answer(response: response, sample: nil) }
        var contents:
            [(rank: Int, name: Located<String>, media: MediaTypeObject, content: Response.Content)] =
                []
        for content in object.content {
            guard let media = resolver.resolve(content.value, &diagnostics)?.value else { continue }
            let (rank, value) = self.content(media, MediaTypeName(content.name.value), at: place)
            contents.append((rank, content.name, media, value))
        }
        let best = contents.enumerated().min { left, right in
            (left.element.rank, left.offset) < (right.element.rank, right.offset)
        }
        guard let best else { return Answer(response: response, sample: nil) }
        let (rank, name, media, content) = best.element
        response.content = content
        response.mediaType = mediaType(name.value, content)
        response.alternatives = contents.enumerated()
            .filter { $0.offset != best.offset }
            .filter { !saysTheSame($0.element.media, media) }
            .filter { !(isJSON(content) && MediaTypeName($0.element.name.value).isLikeJSON) }
            .map {
                Response.Alternative(
                    mediaType: $0.element.name.value, content: $0.element.content)
            }
        if rank >= 7, !isError {
            degrade(
                "answer-as-data", "an answer in '\(name.value)' is returned as bytes",
                at: name.range)
        }
        return Answer(
            response: response,
            sample: isError ? nil : sample(media, name.value, content, entry.status.value))
    }

    /// OpenAPI 3.2, "Response Object": a header `Content-Type` is ignored. Those of CORS are for browsers
    /// and never reach a program there.
    private func isIgnored(_ header: String) -> Bool {
        let name = header.lowercased()
        return name == "content-type" || name.hasPrefix("access-control-")
    }

    private mutating func content(
        _ media: MediaTypeObject, _ name: MediaTypeName, at place: Place
    ) -> (rank: Int, Response.Content) {
        if schemaIsBinary(media.schema) { return (4, .data) }
        if name.isJSON {
            let use = use(media.schema, at: place)
            noteExamples(of: media, as: use, .answer)
            let type = use.valueType
            return (name.essence == "application/json" ? 0 : 1, .json(type, keyPath: []))
        }
        if name.isWildcard, media.schema != nil {
            let use = use(media.schema, at: place)
            noteExamples(of: media, as: use, .answer)
            let type = use.valueType
            return type == .string ? (3, .text) : (2, .json(type, keyPath: []))
        }
        if name.isText { return (5, .text) }
        return (name.isBinary || name.isWildcard ? 6 : 7, .data)
    }

    /// Whether two media types carry the same value, as the lists of frameworks do: whoever has it in one
    /// needs no other.
    private func saysTheSame(_ left: MediaTypeObject, _ right: MediaTypeObject) -> Bool {
        // The schema of an answer is that of all its media types there.
        if document.format == .swagger2 { return true }
        guard let left = left.schema?.reference, let right = right.schema?.reference else {
            return false
        }
        return left.text.value == right.text.value
    }

    private func isJSON(_ content: Response.Content) -> Bool {
        if case .json = content { true } else { false }
    }

    /// The media type to ask for, where it is not the usual one of the content.
    private func mediaType(_ text: String, _ content: Response.Content) -> String? {
        if MediaTypeName(text).isWildcard { return nil }
        switch content {
        case .nothing: return nil
        case .json: return text == "application/json" ? nil : text
        case .text: return text == "text/plain" ? nil : text
        case .data: return text
        }
    }

    // MARK: - Samples

    private mutating func sample(
        _ media: MediaTypeObject, _ mediaType: String, _ content: Response.Content,
        _ status: ResponseEntry.Status
    ) -> Sample? {
        guard let node = example(media) else { return nil }
        let code =
            switch status {
            case .code(let code): code
            case .range(let digit): digit * 100
            case .default: 200
            }
        switch content {
        case .nothing: return nil
        case .json:
            return Sample(status: code, mediaType: mediaType, body: .json(node))
        case .text, .data:
            guard let scalar = node.scalar else { return nil }
            return Sample(status: code, mediaType: mediaType, body: scalar.text)
        }
    }

    private mutating func example(_ media: MediaTypeObject) -> Node? {
        if let example = media.example { return example }
        guard let first = media.examples.first else { return nil }
        var ignored = Diagnostics()
        return resolver.resolve(first.value, &ignored)?.value.value
    }
}

extension ResponseEntry.Status {
    var isSuccess: Bool {
        switch self {
        case .code(let code): (200..<300).contains(code)
        case .range(let digit): digit == 2
        case .default: false
        }
    }

    /// Statuses whose answers never have a body (RFC 9110, sections 6.4.1 and 15).
    var hasNoBody: Bool {
        switch self {
        case .code(let code): (100..<200).contains(code) || [204, 205, 304].contains(code)
        case .range(let digit): digit == 1
        case .default: false
        }
    }

    var statuses: Response.Statuses {
        switch self {
        case .code(let code): .exactly(code)
        case .range(let digit): .range(digit)
        case .default: .default
        }
    }

    /// What names the types of an answer that is not the main one.
    fileprivate var word: String {
        switch self {
        case .code(let code): "Response\(code)"
        case .range(let digit): "Response\(digit)XX"
        case .default: "DefaultResponse"
        }
    }
}
