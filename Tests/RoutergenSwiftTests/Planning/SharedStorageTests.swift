import ModelBuilding
import RoutergenModel
import RoutergenSwift
import RoutergenSyntax
import Testing

@Suite("Shared storage")
struct SharedStorageTests {
    private static let fields = (1...9).map { Field.field("field \($0)", .string) }

    private func structure(
        _ fields: [Field], sent: Bool = false, types: [TypeDeclaration] = [],
        options: SwiftOptions = SwiftOptions()
    ) throws -> RenderStructure {
        let model = APIModel.shop(
            endpoints: sent ? [.post("change", .type(.json, .type("Item")))] : [],
            types: [.object("Item", fields)] + types)
        return try planned(model, options: options).structure("Item")
    }

    @Test func keepsTheFieldsOfALargeAnswer() throws {
        let item = try structure(Self.fields)
        let storage = try #require(item.sharedStorage)
        #expect(storage.property == "storage")
        #expect(storage.type == "Storage")
        #expect(storage.fields.map(\.name) == (1...9).map { "field\($0)" })
        #expect(item.initializer == nil)
        #expect(item.properties.first?.storage?.getter == "storage.field1")
        #expect(item.reads.first?.text == #"field1 = try object.required("field 1")"#)
        #expect(item.writes.first?.text == #"field("field 1", storage.field1)"#)
    }

    @Test func isNotForSmallAnswers() throws {
        #expect(try structure(Array(Self.fields.dropLast())).sharedStorage == nil)
    }

    @Test func isNotForWhatAClientSends() throws {
        let item = try structure(Self.fields, sent: true)
        #expect(item.sharedStorage == nil)
        #expect(item.initializer?.parameters.count == 9)
    }

    @Test(arguments: [SwiftOptions.Mutability.always, .never])
    func isNotWhereThePropertiesAreChosen(_ mutability: SwiftOptions.Mutability) throws {
        let options = SwiftOptions(mutability: mutability)
        #expect(try structure(Self.fields, options: options).sharedStorage == nil)
    }

    @Test func isNotForWhatIsCompared() throws {
        let origin = SourceRange.startOfFile(FileID(0))
        let rule = ConformanceRule(
            types: NamePattern("Item", origin: origin),
            protocols: [Located("Equatable", at: origin)])
        let item = try structure(Self.fields, options: SwiftOptions(conformances: [rule]))
        #expect(item.sharedStorage == nil)
    }

    @Test func hidesNeitherAPropertyNorAType() throws {
        let fields = Self.fields + [.field("storage", .type("Storage"))]
        let item = try structure(fields, types: [.object("Storage", [])])
        #expect(item.sharedStorage?.property == "storage2")
        #expect(item.sharedStorage?.type == "SharedStorage")
        #expect(item.properties.last?.storage?.getter == "storage2.storage")
        #expect(item.sharedStorage?.fields.last?.type == "Storage")
    }

    @Test func readsDeprecatedFieldsWithoutAWarning() throws {
        let item = try structure(Self.fields + [.field("old", .int, deprecated: true)])
        #expect(item.properties.last?.attribute == "@available(*, deprecated)")
        #expect(item.reads.last?.text == #"old = try object.required("old")"#)
        #expect(item.writes.last?.text == #"field("old", storage.old)"#)
    }
}
