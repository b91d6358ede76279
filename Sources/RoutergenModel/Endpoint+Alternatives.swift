extension Endpoint {
    /// What the server sends in place of the answer when it is asked for another media type: what
    /// differs from it, each once. Empty where there are several success answers.
    package var alternativeAnswers: [Response.Alternative] {
        let successes = responses.filter { !$0.isError }
        guard let answer = successes.first, successes.count == 1 else { return [] }
        var seen: Set<String> = []
        return answer.alternatives.filter {
            $0.content != answer.content && seen.insert($0.mediaType).inserted
        }
    }
}
