import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("Value cycles")
struct ValueCycleTests {
    private func storages(_ types: [TypeDeclaration], of name: String) throws -> [String?] {
        try planned(.shop(types: types)).structure(name).properties.map(\.storage?.type)
    }

    @Test func areBrokenByABox() throws {
        let node = TypeDeclaration.object(
            "Node", [.field("value", .int), .field("next", .optional(.type("Node")))])
        #expect(try storages([node], of: "Node") == [nil, "Box<Node>?"])
        let structure = try planned(.shop(types: [node])).structure("Node")
        #expect(structure.properties.last?.storage?.getter == "nextStorage?.value")
        #expect(
            structure.initializer?.assignments.last?.text
                == "self.nextStorage = next.map { Box($0) }")
        #expect(
            structure.reads.last?.text
                == #"nextStorage = try object.optional("next").map { Box($0) }"#)
        #expect(structure.writes.last?.text == #"field("next", next)"#)
    }

    @Test func areBrokenOnceOnALongWay() throws {
        let types: [TypeDeclaration] = [
            .object("A", [.field("b", .type("B"))]),
            .object("B", [.field("c", .optional(.type("C"))), .field("n", .int)]),
            .object("C", [.field("a", .optional(.type("A"))), .field("b", .optional(.type("B")))]),
        ]
        #expect(try storages(types, of: "A") == [nil])
        #expect(try storages(types, of: "B") == [nil, nil])
        #expect(try storages(types, of: "C") == ["Box<A>?", "Box<B>?"])
    }

    @Test func areSeenThroughAliasesAndNewTypes() throws {
        let types: [TypeDeclaration] = [
            .declared("Alias", .alias(.optional(.type("Node")))),
            .declared("New", .newType(.type("Node"))),
            .object("Node", [.field("a", .type("Alias")), .field("n", .optional(.type("New")))]),
        ]
        #expect(try storages(types, of: "Node") == ["Box<Node>?", "Box<New>?"])
    }

    @Test func areNoneWhereAListOrADictionaryIsBetween() throws {
        let tree = TypeDeclaration.object(
            "Tree",
            [
                .field("children", .array(.type("Tree"))),
                .field("named", .optional(.dictionary(.type("Tree")))),
            ])
        #expect(try storages([tree], of: "Tree") == [nil, nil])
    }

    @Test func throughAUnionMakeOneOfItsCasesIndirect() throws {
        let types: [TypeDeclaration] = [
            .object("Item", [.field("media", .type("Media"))]),
            .object("Photo", [.field("id", .int)]),
            .union("Media", [("photo", .type("Photo")), ("item", .type("Item"))]),
        ]
        let planned = planned(.shop(types: types))
        #expect(try planned.structure("Item").properties.first?.storage == nil)
        guard case .union(let union)? = planned.types.last?.shape else {
            throw ExpectationFailure("no union")
        }
        #expect(union.variants.map(\.isIndirect) == [false, true])
    }

    @Test func ofManyTypesNeedNoDeepStack() throws {
        let count = 3_000
        let types = (0..<count).map { index in
            TypeDeclaration.object(
                "T\(index)", [.field("next", .optional(.type("T\((index + 1) % count)")))])
        }
        let planned = planned(.shop(types: types))
        let boxes = try planned.types.map { try planned.structureShape($0).properties }
            .joined().count { $0.storage != nil }
        #expect(boxes == 1)
    }

    /// `PATCH` tells absence from null; the patch keeps its value elsewhere by itself.
    @Test func needNoBoxAroundAPatch() throws {
        var next = Field.field("next", .optional(.type("Node")))
        next.null = .differsFromAbsence
        let node = TypeDeclaration.object("Node", [next])
        let model = APIModel.shop(
            endpoints: [.post("change", .type(.json, .type("Node")))], types: [node])
        let structure = try planned(model).structure("Node")
        #expect(structure.properties.map(\.type) == ["Patch<Node>"])
        #expect(structure.properties.map(\.storage?.type) == [nil])
    }
}

@Suite("Large values")
struct LargeValueTests {
    /// A type that takes 16 words in place, and one that takes three times as much.
    private let types: [TypeDeclaration] = [
        .object("Leaf", (0..<8).map { .field("field\($0)", .string) }),
        .object(
            "Branch",
            [.field("a", .type("Leaf")), .field("b", .type("Leaf")), .field("c", .type("Leaf"))]),
    ]

    private func storages(_ types: [TypeDeclaration], of name: String) throws -> [String?] {
        try planned(.shop(types: types)).structure(name).properties.map(\.storage?.type)
    }

    @Test func areBoxedWhereOthersHoldThem() throws {
        let holder = TypeDeclaration.object(
            "Holder",
            [
                .field("id", .string), .field("leaf", .type("Leaf")),
                .field("branch", .type("Branch")), .field("list", .array(.type("Branch"))),
                .field("other", .optional(.type("Branch"))),
            ])
        #expect(
            try storages(types + [holder], of: "Holder") == [
                nil, nil, "Box<Branch>", nil, "Box<Branch>?",
            ])
        #expect(try storages(types, of: "Branch") == [nil, nil, nil])
    }

    @Test func makeCasesIndirect() throws {
        let union = TypeDeclaration.union(
            "Plant", [("leaf", .type("Leaf")), ("branch", .type("Branch"))])
        let planned = planned(.shop(types: types + [union]))
        guard case .union(let union)? = planned.types.last?.shape else {
            throw ExpectationFailure("no union")
        }
        #expect(union.variants.map(\.isIndirect) == [false, true])
    }

    /// In place, the last of these would take 2^60 words.
    @Test func ofTypesThatHoldEachOtherStaySmall() throws {
        let types: [TypeDeclaration] =
            [.object("T0", [.field("a", .int)])]
            + (1...60).map { index in
                let next = TypeReference.type("T\(index - 1)")
                return .object("T\(index)", [.field("a", next), .field("b", next)])
            }
        let planned = planned(.shop(types: types))
        let boxed = try planned.types.map { try planned.structureShape($0).properties }
            .joined().count { $0.storage != nil }
        #expect(boxed == 18)
    }
}

extension RenderModel {
    fileprivate func structureShape(_ type: RenderType) throws -> RenderStructure {
        guard case .structure(let structure) = type.shape else {
            throw ExpectationFailure("\(type.name) is no structure")
        }
        return structure
    }
}

@Suite("Enums")
struct EnumerationPlanningTests {
    static let uses: [(received: Bool, sent: Bool, word: Bool?, isOpen: Bool)] = [
        (true, false, nil, true), (true, true, nil, true), (false, true, nil, false),
        (false, false, nil, true), (true, false, false, false), (false, true, true, true),
    ]

    @Test(arguments: uses)
    func areOpenWhereAServerMaySendThem(
        _ use: (received: Bool, sent: Bool, word: Bool?, isOpen: Bool)
    ) throws {
        let model = APIModel.shop(
            endpoints: [
                .get(
                    "list", "/items", use.sent ? [.query("kind", .type("Kind"))] : [],
                    answers: use.received ? [.success(.json(.array(.type("Item"))))] : [])
            ],
            types: [
                .object("Item", [.field("kind", .optional(.type("Kind")))]),
                .values("Kind", ["book"], isOpen: use.word),
            ])
        let kind = try planned(model).enumeration("Kind")
        #expect((kind.unknownCase == "unknown") == use.isOpen)
    }

    @Test func sayTheirValuesWhereTheNamesDoNot() throws {
        let kind = try planned(
            .shop(types: [.values("Kind", ["book", "other thing", "default"])])
        ).enumeration("Kind")
        #expect(kind.cases.map(\.name) == ["book", "otherThing", "`default`"])
        #expect(kind.cases.map(\.reference) == ["book", "otherThing", "default"])
        #expect(kind.cases.map(\.value) == [#""book""#, #""other thing""#, #""default""#])
        #expect(kind.cases.map(\.needsValue) == [false, true, false])
    }

    @Test func withoutValuesAreOpen() throws {
        let kind = try planned(.shop(types: [.values("Kind", [], isOpen: false)]))
            .enumeration("Kind")
        #expect(kind.unknownCase == "unknown")
    }

    @Test func withValuesOfAnotherTypeAreAMistake() {
        let shape = EnumerationShape(
            rawType: .int, cases: [.init(name: .named("a"), value: .string("x"))])
        let (_, diagnostics) = planWithDiagnostics(
            .shop(types: [.declared("Size", .enumeration(shape))]))
        #expect(diagnostics.map(\.message) == ["the value of 'a' is no Int"])
    }
}
