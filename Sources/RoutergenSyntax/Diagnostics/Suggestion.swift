/// `did you mean 'query'?`, when one of the names is near enough to be meant.
package func suggestion(for name: String, among names: some Sequence<String>) -> String? {
    nearest(name, among: names).map { "did you mean '\($0)'?" }
}

/// The name that is most likely meant, or nil when none is near.
///
/// Near means at most one typing mistake (a letter added, left out, replaced, or swapped with its
/// neighbour) per three letters; upper and lower case are the same. Among equally near names the
/// first of the alphabet wins, so that the order of `names` does not matter. Names of more than a
/// hundred letters are not compared: nobody types them.
package func nearest(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= longestName else { return nil }
    var limit = min((wanted.count + 1) / 3, 4)
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
        // A letter takes one to four bytes.
        let length = candidate.utf8.count
        guard length <= 4 * (wanted.count + limit), length + limit >= wanted.count else { continue }
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard let distance = editDistance(wanted, letters, limit: limit) else { continue }
        if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
        limit = distance
    }
    return best?.name
}

private let longestName = 100

/// The optimal string alignment distance, or nil when it is above the limit.
private func editDistance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        current.reserveCapacity(second.count + 1)
        for (column, other) in second.enumerated() {
            var distance = min(
                current[column] + 1,
                previous[column + 1] + 1,
                previous[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        guard current.contains(where: { $0 <= limit }) else { return nil }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
}
