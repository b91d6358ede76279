import Foundation
import RoutergenKit
import RoutergenSyntax
import TestSupport
import Testing

@Suite("The JSON Schema of the configuration")
struct ConfigurationSchemaTests {
    private static func schema() throws -> Mapping {
        let url = Repository.root.appendingPathComponent("specs/configuration.schema.json")
        var diagnostics = Diagnostics()
        let file = SourceFile(
            id: FileID(0), path: "configuration.schema.json",
            bytes: Array(try Data(contentsOf: url)))
        let root = parseJSON(file, &diagnostics)
        #expect(diagnostics.isEmpty)
        return try #require(root?.mapping)
    }

    private static func keys(_ schema: Mapping?) -> Set<String> {
        Set(schema?["properties"]?.mapping?.entries.map(\.key) ?? [])
    }

    @Test("knows the keys that the reader knows")
    func knowsKeys() throws {
        let schema = try Self.schema()
        let definitions = try #require(schema["$defs"]?.mapping)
        #expect(Self.keys(schema) == ConfigurationKeys.document)
        #expect(Self.keys(definitions["spec"]?.mapping) == ConfigurationKeys.spec)
        #expect(Self.keys(definitions["rules"]?.mapping) == ConfigurationKeys.rules)
        #expect(Self.keys(definitions["rename"]?.mapping) == ConfigurationKeys.rename)
        #expect(Self.keys(definitions["types"]?.mapping) == ConfigurationKeys.types)
    }

    @Test("refers only to what it defines")
    func refersToDefinitions() throws {
        let schema = try Self.schema()
        let definitions = try #require(schema["$defs"]?.mapping)
        var waiting = schema.entries.map(\.value)
        var references: Set<String> = []
        while let node = waiting.popLast() {
            waiting += node.sequence ?? []
            for entry in node.mapping?.entries ?? [] {
                waiting.append(entry.value)
                if entry.key == "$ref", let text = entry.value.scalar?.text {
                    references.insert(text)
                }
            }
        }
        #expect(references == Set(definitions.entries.map { "#/$defs/\($0.key)" }))
    }
}
