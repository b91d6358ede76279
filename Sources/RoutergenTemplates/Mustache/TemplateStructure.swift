/// Which tag closes which, and what is inside of what.
struct TemplateStructure {
    /// How deep sections, parents and blocks may be nested in one template.
    static let maximumDepth = 100

    /// For each token that opens or closes something, the other end.
    private(set) var partners: [Int?]
    /// For each token, the innermost tag that it is between the ends of.
    private(set) var containers: [Int?]

    init(_ source: TemplateSource, _ tokens: [TemplateToken]) throws(TemplateError) {
        partners = Array(repeating: nil, count: tokens.count)
        containers = partners
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            let start = token.range.lowerBound
            if token.kind == .close {
                guard let opening = open.popLast() else {
                    throw source.error("this closes '\(token.name)', which is not open", at: start)
                }
                guard tokens[opening].name == token.name else {
                    let place = source.error("", at: tokens[opening].range.lowerBound)
                    throw source.error(
                        "expected the end of '\(tokens[opening].name)' (opened at "
                            + "\(place.line):\(place.column)), but this closes '\(token.name)'",
                        at: start)
                }
                partners[index] = opening
                partners[opening] = index
            }
            containers[index] = open.last
            if token.opens {
                open.append(index)
            }
            if open.count > Self.maximumDepth {
                throw source.error("nested more than \(Self.maximumDepth) deep", at: start)
            }
        }
        if let index = open.last {
            throw source.error(
                "'\(tokens[index].name)' is not closed", at: tokens[index].range.lowerBound)
        }
    }
}
