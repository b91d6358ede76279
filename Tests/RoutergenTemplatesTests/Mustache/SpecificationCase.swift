import Foundation
import RoutergenTemplates
import TestSupport

/// One case of the Mustache specification suite.
struct SpecificationCase: Decodable, Sendable {
    let name: String
    let desc: String
    let data: JSONValue
    let template: String
    let partials: [String: String]?
    let expected: String
}

/// A file of the suite.
struct SpecificationFile: Decodable, Sendable {
    let tests: [SpecificationCase]

    private static let folder = "suites/mustache"

    static var isPresent: Bool { SharedFolder.has(folder) }

    static func read(_ name: String) throws -> SpecificationFile {
        let data = try Data(contentsOf: SharedFolder.url("\(folder)/\(name)"))
        return try JSONDecoder().decode(SpecificationFile.self, from: data)
    }
}

/// The data of a case; `__tag__: code` stands for a lambda, which the tests bring themselves.
enum JSONValue: Decodable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case decimal(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .decimal(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The same value for the engine, with `lambda` in the place of code.
    func mustacheValue(lambda: MustacheLambda? = nil) -> MustacheValue {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .decimal(let value): .decimal(value)
        case .string(let value): .string(value)
        case .list(let items): .list(items.map { $0.mustacheValue(lambda: lambda) })
        case .object(let members):
            if members["__tag__"] != nil, let lambda {
                .lambda(lambda)
            } else {
                .object(members.mapValues { $0.mustacheValue(lambda: lambda) })
            }
        }
    }
}
