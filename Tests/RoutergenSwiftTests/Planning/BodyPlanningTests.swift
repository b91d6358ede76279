import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("The body of a route")
struct BodyPlanningTests {
    private static let login = TypeDeclaration.object(
        "Login", [.field("user", .string), .field("at", .optional(.date(.unixSeconds)))])

    private static func typed(_ mediaType: String, _ body: RequestBody) -> RequestBody {
        var body = body
        body.mediaType = mediaType
        return body
    }

    static let whole: [(RequestBody, [String])] = [
        (.type(.json, .type("Login")), ["json(body)"]),
        (.type(.propertyList, .type("Login")), ["propertyList(body)"]),
        (.type(.text, .string), ["text(body)"]),
        (.type(.data(mediaType: "image/png"), .bytes), [#"data(body, contentType: "image/png")"#]),
        (.type(.data(mediaType: "image/*"), .file), ["file(body)"]),
        (.type(.form, .dictionary(.string)), ["form(body)"]),
        (.type(.multipart, .json), ["multipart(body)"]),
        (
            typed("application/a+json", .type(.json, .type("Login"))),
            [#"json(body, contentType: "application/a+json")"#]
        ),
        (
            typed("application/jsonl", .type(.jsonLines, .array(.int), isRequired: false)),
            [#"jsonLines(body, contentType: "application/jsonl")"#]
        ),
        (typed("text/csv", .type(.text, .string)), [#"text(body, contentType: "text/csv")"#]),
        (
            .type(.form, .type("Login")),
            [#"form("user", body.user)"#, #"form("at", body.at, format: .unixSeconds)"#]
        ),
        (
            .type(.multipart, .type("Login"), isRequired: false),
            [
                "if let body {", #"multipart("user", body.user)"#,
                #"multipart("at", body.at, format: .unixSeconds)"#, "}",
            ]
        ),
    ]

    @Test(arguments: whole)
    func isSentAsItsEncodingSays(_ body: RequestBody, _ statements: [String]) throws {
        let model = APIModel.shop(endpoints: [.post("create", body)], types: [Self.login])
        #expect(try planned(model).onlyCase().statementTexts.dropFirst() == statements[...])
    }

    @Test func thatIsNeededIsSentWithoutFieldsToo() throws {
        for isRequired in [true, false] {
            var body = RequestBody.fields(.form, [.part("a", .optional(.string))])
            body.isRequired = isRequired
            let planned = try planned(.shop(endpoints: [.post("create", body)])).onlyCase()
            #expect(
                Array(planned.statementTexts.dropFirst())
                    == (isRequired ? ["form()"] : []) + [#"form("a", a)"#])
        }
    }

    @Test func inPartsSaysWhatThePartsAre() throws {
        let parts = [
            RequestBody.Part(
                field: .field("file", .file), source: .argument(defaultValue: nil),
                mediaType: "image/png"),
            RequestBody.Part(
                field: .field("X-Sum", .int), source: .argument(defaultValue: nil),
                headerOf: "file"),
            RequestBody.Part(
                field: .field("words", .array(.string)), source: .argument(defaultValue: nil),
                style: .comma),
        ]
        var body = RequestBody.fields(.multipart, parts)
        body.mediaType = "multipart/mixed"
        let planned = try planned(.shop(endpoints: [.post("create", body)])).onlyCase()
        #expect(planned.parameterTexts == ["file: FilePart", "xSum: Int", "words: [String]"])
        #expect(
            planned.statementTexts.dropFirst() == [
                #"multipart("file", file, contentType: "image/png")"#,
                #"partHeader("X-Sum", xSum, of: "file")"#,
                #"multipart("words", words, style: .comma)"#,
                #"multipartType("multipart/mixed")"#,
            ])
    }

    /// A deprecated property would make generated code warn where the router reads it.
    @Test func withADeprecatedFieldReadsItsStorage() throws {
        let old = TypeDeclaration.object(
            "Login", [.field("user", .string), .field("old", .optional(.int), deprecated: true)])
        for (encoding, access) in [(RequestBody.Encoding.form, ""), (.json, "private ")] {
            let planned = planned(
                .shop(
                    endpoints: [.post("create", .type(encoding, .type("Login")))], types: [old]))
            guard case .structure(let structure)? = planned.types.first?.shape else {
                Issue.record("Login is a structure")
                return
            }
            #expect(structure.properties.last?.storage?.access == access)
            let calls = try planned.onlyCase().statementTexts.dropFirst()
            #expect(
                Array(calls)
                    == (encoding == .form
                        ? [#"form("user", body.user)"#, #"form("old", body.oldStorage)"#]
                        : ["json(body)"]))
        }
    }

    @Test func thatMayBeLeftOutIsOptional() throws {
        let model = APIModel.shop(
            endpoints: [.post("create", .type(.json, .type("Login"), isRequired: false))],
            types: [Self.login])
        #expect(try planned(model).onlyCase().parameterTexts == ["body: Login? = nil"])
    }

    @Test func withFieldsInPlaceGetsOneArgumentForEach() throws {
        let parts: [RequestBody.Part] = [
            .part("name", .string), .part("at", .optional(.date(.unixMilliseconds))),
            .part("key", .string, .configuration("key")),
            .part("reason", .string, .constant(.string("renamed"))),
            .part("nothing", .string, .constant(.null)),
            .part("list", .json, .constant(.array([.number("1.50")]))),
        ]
        let model = APIModel.shop(
            configuration: [ConfigurationValue(name: .named("key"), type: .string)],
            endpoints: [.post("rename", .fields(.json, parts))])
        let planned = try planned(model).onlyCase()
        #expect(planned.parameterTexts == ["name: String", "at: Date? = nil"])
        #expect(
            planned.statementTexts.dropFirst() == [
                "json {", #"field("name", name)"#, #"field("at", at, .unixMilliseconds)"#,
                #"field("key", configuration.key)"#, #"field("reason", "renamed")"#,
                #"field("nothing", JSON.null)"#, #"field("list", [1.5] as JSON)"#, "}",
            ])
    }

    @Test func ofPartsTakesFilesAndValues() throws {
        let parts: [RequestBody.Part] = [
            .part("file", .file), .part("previews", .optional(.array(.file))),
            .part("consent", .boolean, .constant(.boolean(true))),
        ]
        let planned = try planned(.shop(endpoints: [.post("upload", .fields(.multipart, parts))]))
            .onlyCase()
        #expect(planned.parameterTexts == ["file: FilePart", "previews: [FilePart]? = nil"])
        #expect(
            planned.statementTexts.dropFirst() == [
                #"multipart("file", file)"#, #"multipart("previews", previews)"#,
                #"multipart("consent", true)"#,
            ])
    }

    @Test func ofFieldsWithoutFieldsIsAMistake() {
        let model = APIModel.shop(endpoints: [.post("create", .type(.form, .array(.string)))])
        let (_, diagnostics) = planWithDiagnostics(model)
        #expect(
            diagnostics.map(\.message) == [
                "a form body is made of fields, and [String] has none"
            ])
    }

    @Test func asAPropertyListTakesFieldsInPlace() throws {
        let parts: [RequestBody.Part] = [
            .part("name", .string), .part("at", .date(.unixSeconds)),
        ]
        let planned = planned(
            .shop(endpoints: [.post("create", .fields(.propertyList, parts))]))
        #expect(
            try planned.onlyCase().statementTexts.dropFirst() == [
                #"propertyList("name", name)"#, #"propertyList("at", at)"#,
            ])
    }

    @Test func inPlaceAsTextIsAMistake() {
        let model = APIModel.shop(
            endpoints: [.post("create", .fields(.text, [.part("name", .string)]))])
        let (_, diagnostics) = planWithDiagnostics(model)
        #expect(diagnostics.map(\.id) == ["body-not-in-place"])
    }
}
