import Foundation
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSpec

@Suite("The JSON Schema of the format")
struct SchemaTests {
    private static func schema() throws -> Mapping {
        let url = Repository.root.appendingPathComponent("specs/routergen.schema.json")
        let bytes = [UInt8](try Data(contentsOf: url))
        var diagnostics = Diagnostics()
        let file = SourceFile(id: FileID(0), path: "routergen.schema.json", bytes: bytes)
        let root = parseJSON(file, &diagnostics)
        return try #require(root?.mapping)
    }

    private static func keys(_ schema: Mapping?) -> Set<String> {
        Set(schema?["properties"]?.mapping?.entries.map(\.key) ?? [])
    }

    @Test("knows the keys that the reader knows")
    func knowsKeys() throws {
        let schema = try Self.schema()
        let definitions = try #require(schema["$defs"]?.mapping)
        #expect(Self.keys(schema) == Set(NativeReader.documentKeys))
        #expect(Self.keys(definitions["group"]?.mapping) == Set(NativeReader.groupKeys))
        #expect(Self.keys(definitions["route"]?.mapping) == Set(NativeReader.routeKeys))
        #expect(
            Self.keys(definitions["pagination"]?.mapping) == Set(NativeReader.paginationKeys))
        let forms: [(String, DeclarationForm)] = [
            ("enumeration", .enumeration), ("union", .union), ("newType", .newType),
            ("alias", .alias), ("object", .object("object")),
        ]
        for (name, form) in forms {
            #expect(Self.keys(definitions[name]?.mapping) == Set(form.keys), "\(name)")
        }
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
        let known = Set(definitions.entries.map { "#/$defs/\($0.key)" })
        #expect(references == known)
    }
}
