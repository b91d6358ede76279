/// Names that refer to names, for finding circles.
struct NameGraph {
    private let successors: [String: [String]]

    init(_ successors: [String: [String]]) {
        self.successors = successors
    }

    /// Disjoint circles, each beginning with the first of its names in the order.
    ///
    /// A walk without recursion, as a chain may be as long as the file.
    func cycles(order: [String]) -> [[String]] {
        var finished: Set<String> = []
        var cycles: [[String]] = []
        for start in order where successors[start] != nil {
            var path: [(name: String, next: Int)] = [(start, 0)]
            var places = [start: 0]
            while let (name, next) = path.last {
                let names = successors[name] ?? []
                guard !finished.contains(name), next < names.count else {
                    finished.insert(name)
                    places[name] = nil
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let successor = names[next]
                if let place = places[successor] {
                    let cycle = path[place...].map(\.name)
                    cycles.append(cycle)
                    finished.formUnion(cycle)
                } else if !finished.contains(successor) {
                    places[successor] = path.count
                    path.append((successor, 0))
                }
            }
        }
        let positions = Dictionary(
            order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return cycles.map { rotated($0, positions) }
    }

    /// The same circle, told from its first name in the order of the file.
    private func rotated(_ cycle: [String], _ positions: [String: Int]) -> [String] {
        let first = cycle.indices.min { left, right in
            positions[cycle[left], default: .max] < positions[cycle[right], default: .max]
        }
        guard let first else { return cycle }
        return Array(cycle[first...] + cycle[..<first])
    }
}
