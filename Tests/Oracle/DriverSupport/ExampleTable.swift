import Foundation
import RoutergenRuntime

/// The types of the examples of one API: each reads a value and writes it again.
///
/// Examples come as lines of three columns, divided by tabs: a number that is given back, the type by its
/// place in the list of the driver, and the value as compact JSON, which has no tabs. Answers are lines of
/// the number, `ok` or `error`, and the JSON that was written or what was wrong.
public struct ExampleTable {
    private var types: [(Data) throws -> Data] = []

    /// Makes an empty table.
    public init() {}

    /// Adds the next type.
    public mutating func add<Model: JSONModel>(_ type: Model.Type) {
        types.append { data in
            let value = try Model(jsonData: data)
            var writer = JSONWriter()
            value.write(json: &writer)
            if let error = writer.error { throw error }
            return writer.data()
        }
    }

    /// Reads and writes the example of a line.
    func answer(to line: String) -> String {
        let columns = line.split(separator: "\t", maxSplits: 2).map(String.init)
        guard columns.count == 3, let type = Int(columns[1]), types.indices.contains(type) else {
            return "\(columns.first ?? "")\terror\tno such type"
        }
        do {
            let data = try types[type](Data(columns[2].utf8))
            return "\(columns[0])\tok\t\(String(decoding: data, as: UTF8.self))"
        } catch {
            let words = String(describing: error).split { $0.isNewline }.joined(separator: " ")
            return "\(columns[0])\terror\t\(words)"
        }
    }
}
