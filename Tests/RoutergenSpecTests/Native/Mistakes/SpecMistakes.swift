/// Native specs with mistakes, by what they are wrong about, each with its whole report.
enum SpecMistakes {
    static let all: [SpecCase] = [
        bodies, combined, configuration, declarations, defaults, enumerations,
        examples, files, groups, includes, pagination, parameters, paths,
        responses, routes, security, servers, typeGraphs, typeUses,
        unions, unused,
    ].flatMap { $0 }
}
