import ModelBuilding
import RoutergenModel
import RoutergenSwift
import RoutergenSyntax
import Testing

@Suite("Protocols that a user gives to models")
struct ConformancePlanningTests {
    private static let model = APIModel.shop(types: [
        .object("order", [.field("id", .type("key")), .field("items", .array(.type("item")))]),
        .object("key", [.field("value", .int)]),
        .object(
            "item", [.field("price", .optional(.type("price"))), .field("kind", .type("kind"))]),
        .union("price", [("exact", .type("exact")), ("free", .type("free"))]),
        .object("exact", [.field("cents", .int)]),
        .object("free", []),
        .values("kind", ["small", "large"]),
        .declared("labels", .alias(.array(.type("label")))),
        .object("label", [.field("labels", .optional(.type("labels")))]),
        .declared("code", .newType(.string)),
    ])

    private func rule(
        _ types: String, _ protocols: String..., isShared: Bool = false
    ) -> ConformanceRule {
        let origin = SourceRange.startOfFile(FileID(0))
        return ConformanceRule(
            types: NamePattern(types, origin: origin),
            protocols: protocols.map { Located($0, at: origin) }, isShared: isShared)
    }

    /// The protocols by the names of the types, where there are any.
    private func conformances(_ rules: ConformanceRule...) -> [String: [String]] {
        let planned = planned(Self.model, options: SwiftOptions(conformances: rules))
        let pairs = planned.types.map { ($0.name, $0.conformances) }.filter { !$0.1.isEmpty }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private func messages(_ rules: ConformanceRule...) -> [String] {
        planWithDiagnostics(Self.model, options: SwiftOptions(conformances: rules)).diagnostics
            .map { diagnostic in
                diagnostic.message + (diagnostic.suggestion.map { "; \($0)" } ?? "")
            }
    }

    @Test func reachWhatIsInsideWhereSwiftCompares() {
        #expect(
            conformances(rule("item", "Hashable")) == [
                "Item": ["Hashable"], "Price": ["Hashable"], "Exact": ["Hashable"],
                "Free": ["Hashable"],
            ])
        #expect(
            conformances(rule("item", "Hashable"), rule("order", "Equatable")) == [
                "Order": ["Equatable"], "Key": ["Equatable"], "Item": ["Hashable"],
                "Price": ["Hashable"], "Exact": ["Hashable"], "Free": ["Hashable"],
            ])
    }

    @Test func makeAnIdentityHashable() {
        #expect(
            conformances(rule("order", "Identifiable")) == [
                "Order": ["Identifiable"], "Key": ["Hashable"],
            ])
    }

    @Test func concernWhatCanConformWhereAnAsteriskNamesIt() {
        let found = conformances(rule("*", "Identifiable", "CaseIterable", "Hashable"))
        #expect(found["Order"] == ["Identifiable", "Hashable"])
        #expect(found["Label"] == ["Hashable"])
        #expect(found["Kind"] == nil)
        #expect(found["Code"] == nil)
        #expect(found["Labels"] == nil)
    }

    @Test func areWrittenOnceAndOnlyWhereTheyAreNotThere() {
        #expect(
            conformances(
                rule("free", "Drawing.Shape", "Swift.Equatable", "Codable"),
                rule("f*", "Sendable", "Equatable", "JSONModel", "Drawing.Shape", "Hashable"),
                rule("kind", "Hashable", "Drawing.Shape"), rule("code", "RawRepresentable")
            ) == ["Free": ["Drawing.Shape", "Hashable"], "Kind": ["Drawing.Shape"]])
    }

    @Test func areQualifiedWhereATypeIsCalledLikeThem() {
        var model = Self.model
        model.types.append(.object("Hashable", []))
        let planned = planned(
            model, options: SwiftOptions(conformances: [rule("free", "Hashable")]))
        #expect(planned.types.first { $0.name == "Free" }?.conformances == ["Swift.Hashable"])
    }

    @Test func areRefusedToTypesThatCannotConform() {
        #expect(
            messages(
                rule("labels", "Hashable"), rule("item", "Identifiable"),
                rule("kind", "Identifiable"),
                rule("price", "CaseIterable"), rule("code", "CaseIterable"),
                rule("items", "Hashable"),
                rule("x*", "Hashable"), rule("lables", "Hashable", isShared: true))
                == [
                    "'labels' is another name for a type and cannot conform to 'Hashable'",
                    "'item' has no property 'id', which 'Identifiable' needs",
                    "'kind' has no property 'id', which 'Identifiable' needs",
                    "'price' has no list of values", "'code' has no list of values",
                    "the description has no schema 'items'; did you mean 'item'?",
                    "no schema of the description matches 'x*'",
                ])
    }

    @Test func keepTheNamesOfTheUsersTypesFree() throws {
        let origin = SourceRange.startOfFile(FileID(0))
        let options = SwiftOptions(
            imports: ["Zoo", "Billing", "Foundation"], outerNames: ["Item": origin])
        let (planned, diagnostics) = planWithDiagnostics(Self.model, options: options)
        #expect(planned.types.contains { $0.name == "ItemModel" })
        #expect(
            diagnostics.map(\.message) == [
                "type 'item' is called 'ItemModel' in Swift: 'Item' is a type or module of yours"
            ])
        #expect(planned.imports == ["Billing", "Foundation", "RoutergenRuntime", "Zoo"])
    }
}
