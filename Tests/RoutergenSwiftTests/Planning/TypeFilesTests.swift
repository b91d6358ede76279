import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("Files of models")
struct TypeFilesTests {
    private static func inside(_ owner: String, _ name: String) -> TypeDeclaration {
        var declaration = TypeDeclaration.object(name, [.field("a", .int)])
        declaration.owner = owner
        return declaration
    }

    @Test func haveWhatIsDeclaredInsideOfASchema() {
        let types = planned(
            .shop(types: [
                Self.inside("Item", "ItemSize"), .object("Item", [.field("a", .int)]),
                Self.inside("Item", "ItemSizeUnit"), .object("Items", [.field("a", .int)]),
            ])
        ).types
        #expect(types.map(\.name) == ["Item", "Items"])
        #expect(types.map { $0.parts.map(\.name) } == [["ItemSize", "ItemSizeUnit"], []])
        #expect(types.flatMap { $0.parts.map(\.file) } == ["Shop+Item.swift", "Shop+Item.swift"])
    }

    /// Such as an answer of an operation, and what several schemas have inside of them.
    @Test func areTheirOwnWhereNothingElseHasTheName() {
        let types = planned(
            .shop(types: [
                .object("Item", [.field("a", .int)]), Self.inside("Item", "Unit"),
                Self.inside("Order", "OrderItem"), Self.inside("OrderItem", "OrderItemUnit"),
            ])
        ).types
        #expect(types.map(\.name) == ["Item", "Unit", "OrderItem", "OrderItemUnit"])
        #expect(types.map(\.parts) == [[], [], [], []])
    }
}
