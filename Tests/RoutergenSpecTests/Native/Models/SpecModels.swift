/// Native specs without mistakes, by what they describe, each with its whole model.
enum SpecModels {
    static let all: [SpecCase] = [
        bodies, envelopes, examples, includes, merges, pagination, parameters,
        responses, routes, servers, types,
    ].flatMap { $0 }
}
