/// The success answers of an endpoint that is asked for another media type.
package struct AlternativeAnswer: Sendable, Equatable {
    package var mediaType: String
    /// What the answers are then, in the order of the success answers of the endpoint. One that the media type
    /// is not described for is what it is anyway.
    package var contents: [Response.Content]
}

extension Endpoint {
    /// What the server sends in place of the answers when it is asked for another media type, where that
    /// differs; each media type once.
    package var alternativeAnswers: [AlternativeAnswer] {
        let successes = responses.filter { !$0.isError }
        var answers: [AlternativeAnswer] = []
        for success in successes {
            for other in success.alternatives where other.content != success.content {
                let name = other.mediaType
                guard !answers.contains(where: { $0.mediaType == name }) else { continue }
                let contents = successes.map { success in
                    success.alternatives.first { $0.mediaType == name }?.content ?? success.content
                }
                answers.append(AlternativeAnswer(mediaType: name, contents: contents))
            }
        }
        return answers
    }
}
