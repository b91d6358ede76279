import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("Models")
struct StructurePlanningTests {
    @Test func readAndWriteTheirFieldsInOrder() throws {
        let structure = try planned(
            .shop(types: [
                .object(
                    "Item",
                    [
                        .field("id", .int), .field("image_url", .optional(.url)),
                        .field("nsfw", .boolean, default: .boolean(false)),
                        .field("sizes", .array(.optional(.int))),
                        .field("at", .date(.unixSeconds)),
                        .field("until", .optional(.date(.pattern("yyyy")))),
                    ])
            ])
        ).structure("Item")
        #expect(
            structure.initializer.parameters.map(\.text) == [
                "id: Int", "imageURL: URL? = nil", "nsfw: Bool = false", "sizes: [Int?]",
                "at: Date", "until: Date? = nil",
            ])
        #expect(
            structure.reads.map(\.text) == [
                #"id = try object.required("id")"#,
                #"imageURL = try object.optional("image_url")"#,
                #"nsfw = try object.optional("nsfw") ?? false"#,
                #"sizes = try object.required("sizes")"#,
                #"at = try object.date("at", .unixSeconds)"#,
                #"until = try object.dateIfPresent("until", .pattern("yyyy"))"#,
            ])
        #expect(
            structure.writes.map(\.text) == [
                #"field("id", id)"#, #"field("image_url", imageURL)"#, #"field("nsfw", nsfw)"#,
                #"field("sizes", sizes)"#, #"field("at", at, .unixSeconds)"#,
                #"field("until", until, .pattern("yyyy"))"#,
            ])
    }

    @Test func fieldsThatHideALocalNameAreQualified() throws {
        let structure = try planned(
            .shop(types: [.object("Item", [.field("object", .int), .field("json", .int)])])
        ).structure("Item")
        #expect(
            structure.reads.map(\.text) == [
                #"self.object = try object.required("object")"#,
                #"self.json = try object.required("json")"#,
            ])
        #expect(
            structure.writes.map(\.text) == [
                #"field("object", object)"#, #"field("json", self.json)"#,
            ])
    }

    @Test func haveVariablesWhereARequestBodyHoldsThem() throws {
        let model = APIModel.shop(
            endpoints: [.post("create", .type(.json, .array(.type("Sent"))))],
            types: [
                .object("Sent", [.field("inner", .dictionary(.type("Inner")))]),
                .object("Inner", [.field("id", .int)]), .object("Received", [.field("id", .int)]),
            ])
        func introducers(_ mutability: SwiftOptions.Mutability) throws -> [String?] {
            let planned = planned(model, options: SwiftOptions(mutability: mutability))
            return try ["Sent", "Inner", "Received"].map {
                try planned.structure($0).properties.first?.introducer
            }
        }
        #expect(try introducers(.automatic) == ["var", "var", "let"])
        #expect(try introducers(.always) == ["var", "var", "var"])
        #expect(try introducers(.never) == ["let", "let", "let"])
    }

    @Test func keepDeprecatedFieldsBehindAPropertyThatNothingGeneratedReads() throws {
        let structure = try planned(
            .shop(types: [.object("Item", [.field("old", .int, deprecated: true)])])
        ).structure("Item")
        let property = try #require(structure.properties.first)
        #expect(property.attribute == "@available(*, deprecated)")
        #expect(
            property.storage
                == RenderStorage(
                    name: "oldStorage", type: "Int", getter: "oldStorage", setter: nil))
        #expect(structure.initializer.assignments.map(\.text) == ["self.oldStorage = old"])
        #expect(structure.reads.map(\.text) == [#"oldStorage = try object.required("old")"#])
        #expect(structure.writes.map(\.text) == [#"field("old", oldStorage)"#])
    }

    @Test func withFilesReadAndWriteNoJSON() throws {
        let planned = planned(
            .shop(types: [
                .object("Upload", [.field("file", .optional(.file))]),
                .object("Note", [.field("text", .string)]),
            ]))
        #expect(try !planned.structure("Upload").isModel)
        #expect(try planned.structure("Note").isModel)
    }

    @Test func spellOuterNamesInFullWhereATypeHidesThem() throws {
        let structure = try planned(
            .shop(types: [
                .object("Data", [.field("bytes", .bytes), .field("at", .date(.rfc3339))])
            ])
        ).structure("Data")
        #expect(structure.properties.map(\.type) == ["Foundation.Data", "Date"])
    }

    @Test func doNotMakeAnOptionalOfAnOptional() throws {
        let structure = try planned(
            .shop(types: [
                .declared("Maybe", .alias(.optional(.string))),
                .object(
                    "Item", [.field("a", .optional(.type("Maybe"))), .field("b", .type("Maybe"))]),
            ])
        ).structure("Item")
        #expect(structure.properties.map(\.type) == ["Maybe", "Maybe"])
        #expect(structure.initializer.parameters.map(\.defaultValue) == ["nil", "nil"])
        #expect(structure.reads.last?.text == #"b = try object.optional("b")"#)
    }

    @Test func withDateFormatsInListsAreAMistake() {
        let (_, diagnostics) = planWithDiagnostics(
            .shop(types: [.object("Item", [.field("dates", .array(.date(.unixSeconds)))])]))
        #expect(diagnostics.map(\.id) == ["date-format-not-supported"])
    }

    private static let moment = TypeReference.date(.unixSeconds)

    @Test(arguments: [
        APIModel.shop(endpoints: [.get("read", answers: [.success(.json(moment))])]),
        APIModel.shop(endpoints: [.get("read", answers: [.success(.json(.array(moment)))])]),
        APIModel.shop(endpoints: [.get("read", answers: [.failure(moment, .default)])]),
        APIModel.shop(endpoints: [.post("create", .type(.json, .optional(moment)))]),
        APIModel.shop(endpoints: [.post("create", .type(.json, .dictionary(moment)))]),
        APIModel.shop(endpoints: [
            .post("create", .fields(.form, [.part("at", .array(moment))]))
        ]),
    ])
    func withDateFormatsThatNothingWouldReadAreAMistake(_ model: APIModel) {
        let (_, diagnostics) = planWithDiagnostics(model)
        #expect(diagnostics.map(\.id) == ["date-format-not-supported"])
    }
}

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
            structure.initializer.assignments.last?.text
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
