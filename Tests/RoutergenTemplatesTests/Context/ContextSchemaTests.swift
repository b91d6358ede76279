import ModelBuilding
import RoutergenSwift
import RoutergenSyntax
import Testing

@testable import RoutergenTemplates

/// The schema says what the values of a model that takes every way really have.
struct ContextSchemaTests {
    @Test(arguments: [SwiftOptions.Models.json, .codable])
    func saysWhatValuesHave(models: SwiftOptions.Models) throws {
        var diagnostics = Diagnostics()
        let options = SwiftOptions(provenance: "tests", models: models)
        let model = EverythingModel.model
        let names = RoutergenSwift.name(model, options: options, &diagnostics)
        let planned = plan(model, names: names, options: options, &diagnostics)
        #expect(diagnostics.isEmpty)
        var walk = ContextWalk()
        let root = MustacheRecord(RootContext(planned, options: [:]))
        walk.visit(root, as: ContextTypes.root)
        for difference in walk.differences.sorted() { Issue.record("\(difference)") }
        // Most records occur in the model.
        #expect(walk.visited.count > 30)
    }
}

/// Compares records with the schema, from one to all that it leads to.
private struct ContextWalk {
    private(set) var visited: Set<String> = []
    private(set) var differences: Set<String> = []

    mutating func visit(_ record: MustacheRecord, as type: String) {
        visited.insert(type)
        let names = ContextTypes.records[type] ?? [:]
        for name in ContextName.allCases where name != .isFirst && name != .isLast {
            let value = record.member(name)
            guard let kind = names[name.rawValue] else {
                if value != nil { differences.insert("\(type) has '\(name.rawValue)'") }
                continue
            }
            guard let value else {
                differences.insert("\(type) has no '\(name.rawValue)'")
                continue
            }
            visit(value, as: kind, "\(type).\(name.rawValue)")
        }
    }

    private mutating func visit(_ value: MustacheValue, as kind: ContextKind, _ place: String) {
        switch (kind, value) {
        case (_, .null), (.text, .string), (.flag, .bool), (.symbols, .object), (.options, .object):
            break
        case (.list(let element), .list(let items)):
            for item in items { visit(item, as: element, place) }
        case (.record(let type), .record(let record)): visit(record, as: type)
        default: differences.insert("\(place) is no \(kind)")
        }
    }
}
