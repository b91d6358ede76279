import RoutergenModel

/// The structs for the headers of the answers of a group's routes: routes with the same headers share one.
struct HeadersTypes {
    private struct Key: Hashable {
        var name: String
        var type: TypeReference
    }

    private let counts: [[Key]: Int]
    private var names: [[Key]: SwiftIdentifier] = [:]

    init(of endpoints: [Endpoint]) {
        counts = endpoints.reduce(into: [:]) { $0[Self.key($1.answerHeaders), default: 0] += 1 }
    }

    private static func key(_ headers: [Header]) -> [Key] {
        headers.map { Key(name: $0.name.wire, type: $0.type) }
    }

    /// The struct of some headers; nil where there are none.
    ///
    /// - Parameter make: makes a name, given whether several routes share it.
    mutating func name(
        of headers: [Header], _ make: (Bool) -> SwiftIdentifier
    ) -> HeadersTypeName? {
        guard !headers.isEmpty else { return nil }
        let key = Self.key(headers)
        let isShared = (counts[key] ?? 1) > 1
        if let name = names[key] {
            return HeadersTypeName(name: name, isShared: isShared, isDeclared: false)
        }
        let name = make(isShared)
        names[key] = name
        return HeadersTypeName(name: name, isShared: isShared, isDeclared: true)
    }
}
