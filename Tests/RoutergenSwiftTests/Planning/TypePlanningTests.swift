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
            structure.initializer?.parameters.map(\.text) == [
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
        #expect(structure.initializer?.assignments.map(\.text) == ["self.oldStorage = old"])
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
        #expect(structure.initializer?.parameters.map(\.defaultValue) == ["nil", "nil"])
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
