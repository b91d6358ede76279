// Unions without a tag.

extension JSONReader {
    /// Reads the value as the variant that keeps the most of it.
    ///
    /// Every variant that can be read is written again; the one whose JSON has the most in common
    /// with the value wins; of equals the one that names the most of it, where others keep fields that
    /// they do not list; and then the first.
    ///
    /// ```swift
    /// self = try json.bestMatch([{ .cat(try Cat(json: $0)) }, { .dog(try Dog(json: $0)) }])
    ///     ?? .unknown(try JSON(json: json))
    /// ```
    ///
    /// - Returns: nil where no variant can be read.
    public func bestMatch<Union: JSONModel>(
        _ variants: [(JSONReader) throws -> Union]
    ) -> Union? {
        guard let whole = JSON(value: self) else { return nil }
        var bestScore = -1
        var best: [Union] = []
        for variant in variants {
            guard let union = try? variant(self) else { continue }
            let score = whole.commonParts(with: JSON(union))
            if score > bestScore {
                bestScore = score
                best = [union]
            } else if score == bestScore {
                best.append(union)
            }
        }
        guard best.count > 1 else { return best.first }
        let named = best.map { whole.commonParts(with: JSON(onlyNamedFieldsOf: $0)) }
        let most = named.max()
        return zip(best, named).first { $0.1 == most }?.0
    }
}

extension JSON {
    /// How many keys and values two values share at the same places.
    fileprivate func commonParts(with other: JSON) -> Int {
        switch (self, other) {
        case (.object(let left), .object(let right)):
            left.reduce(1) { sum, member in
                right[member.key].map { sum + 1 + member.value.commonParts(with: $0) } ?? sum
            }
        case (.array(let left), .array(let right)):
            zip(left, right).reduce(1) { $0 + $1.0.commonParts(with: $1.1) }
        default: self == other ? 2 : 0
        }
    }
}
