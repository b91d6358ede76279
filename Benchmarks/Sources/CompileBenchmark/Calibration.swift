/// The code that compile times are compared with: plain structs, as large as many people have written
/// themselves, which say how fast this compiler is on this machine today.
enum Calibration {
    /// The types of the fields of each struct.
    private static let types = [
        "String", "Int", "Bool", "String?", "Int?", "Double", "[String]", "String", "Bool?",
        "Double?", "[Int]?",
    ]

    /// 150 `Sendable` structs of eleven public constants and a memberwise initializer each.
    static var source: String {
        (0..<150).map(structure).joined(separator: "\n")
    }

    private static func structure(_ number: Int) -> String {
        let fields = types.enumerated().map { (name: "field\($0.offset)", type: $0.element) }
        let properties = fields.map { "    public let \($0.name): \($0.type)\n" }.joined()
        let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let assignments = fields.map { "        self.\($0.name) = \($0.name)\n" }.joined()
        return """
            public struct Model\(number): Sendable {
            \(properties)
                public init(\(parameters)) {
            \(assignments)    }
            }

            """
    }
}
