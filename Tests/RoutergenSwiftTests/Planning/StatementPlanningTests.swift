import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("The statements of a route")
struct StatementPlanningTests {
    @Test func aPathIsTextAndSegmentsInOrder() throws {
        var endpoint = Endpoint.get("part", "", [.at(.path, "id", .int), .at(.path, "name")])
        endpoint.path = PathTemplate([
            .text("/items/"), .parameter("id"), .text("/"), .parameter("name"), .text(".json"),
        ])
        #expect(
            try planned(.shop(endpoints: [endpoint])).onlyCase().statementTexts == [
                #"path("/items/")"#, #"segment("id", id)"#, #"path("/")"#,
                #"segment("name", name)"#, #"path(".json")"#,
            ])
    }

    @Test func stylesAndDateFormatsAreArguments() throws {
        let parameters: [Parameter] = [
            .query("tags", .array(.string), style: .comma),
            .query("since", .optional(.date(.unixSeconds))),
            .query("from", .type("Stamp")),
            .query("until", .date(.rfc3339)),
        ]
        let model = APIModel.shop(
            endpoints: [.get("list", "/items", parameters)],
            types: [.declared("Stamp", .alias(.date(.pattern("yyyy"))))])
        #expect(
            try planned(model).onlyCase().statementTexts.dropFirst() == [
                #"query("tags", tags, style: .comma)"#,
                #"query("since", since, format: .unixSeconds)"#,
                #"query("from", from, format: .pattern("yyyy"))"#, #"query("until", until)"#,
            ])
    }

    static let constants: [(Literal, String?)] = [
        (.string("a\"b"), #"query("c", "a\"b")"#),
        (.number("1"), #"query("c", 1)"#),
        // Kept as text, so that no digit changes.
        (.number("1.50"), #"query("c", "1.50")"#),
        (.boolean(true), #"query("c", true)"#),
        (.array([.string("a"), .number("1")]), #"query("c", ["a", 1] as JSON)"#),
        (.null, nil),
    ]

    @Test(arguments: constants)
    func constantsAreWrittenInPlace(_ literal: Literal, _ expected: String?) throws {
        let endpoint = Endpoint.get(
            "list", "/items", [.at(.query, "c", source: .constant(literal))])
        let statements = try planned(.shop(endpoints: [endpoint])).onlyCase().statementTexts
        #expect(statements.dropFirst().first.map(normalized) == expected.map(normalized))
    }

    /// A literal may be raw or not.
    private func normalized(_ text: String) -> String {
        text.replacing(##"#"a"b"#"##, with: #""a\"b""#)
    }

    @Test func commonParametersAreSentOnceBeforeTheSwitch() throws {
        let model = APIModel.shop(
            configuration: [ConfigurationValue(name: .named("key"), type: .string)],
            common: [
                .at(.query, "key", source: .configuration("key")),
                .at(.header, "Accept-Language", source: .constant(.string("en"))),
            ], endpoints: [.get("list"), .get("other")])
        let router = try #require(planned(model).routers.first)
        #expect(
            router.commonStatements.flatMap(\.texts) == [
                #"query("key", configuration.key)"#, #"header("Accept-Language", "en")"#,
            ])
        #expect(router.cases.map(\.statementTexts) == [[#"path("/items")"#], [#"path("/items")"#]])
    }

    @Test func aCommonParameterThatARouteSendsItselfMovesIntoTheOtherRoutes() throws {
        let model = APIModel.shop(
            common: [.at(.header, "Accept-Language", source: .constant(.string("en")))],
            endpoints: [.get("list", "/items", [.at(.header, "accept-language")]), .get("other")])
        let router = try #require(planned(model).routers.first)
        #expect(router.commonStatements == [])
        #expect(
            router.cases.map(\.statementTexts) == [
                [#"path("/items")"#, #"header("accept-language", acceptLanguage)"#],
                [#"header("Accept-Language", "en")"#, #"path("/items")"#],
            ])
    }

    @Test func aGroupWithoutRoutesDoesNothing() throws {
        var model = APIModel.shop(
            common: [.at(.header, "Accept-Language", source: .constant(.string("en")))])
        model.groups = [EndpointGroup(name: .named("items"), endpoints: [])]
        let router = try #require(planned(model).routers.first)
        #expect(router.cases == [])
        #expect(router.commonStatements == [])
    }

    @Test func oneAlternativeOfCredentialsIsSentAsItIs() throws {
        #expect(
            try credentials([["token", "key"]]) == [
                "bearer(configuration.token)", #"apiKey(header: "X-Key", configuration.key)"#,
            ])
    }

    @Test func ofSeveralAlternativesTheFirstCompleteOneIsSent() throws {
        #expect(
            try credentials([["token", "key"], ["login"], []]) == [
                "if configuration.token != nil, configuration.key != nil {",
                "bearer(configuration.token)", #"apiKey(header: "X-Key", configuration.key)"#, "}",
                "if configuration.login != nil {", "basic(configuration.login)", "}",
            ])
    }

    @Test func scopesAreKeptWithTheirSchemes() throws {
        var endpoint = Endpoint.get("list")
        endpoint.security = [[SecurityRequirement(scheme: "oauth", scopes: ["read"])], []]
        let planned = try planned(.shop(endpoints: [endpoint])).onlyCase()
        #expect(
            planned.routeArgument("security")
                == #"[[SecurityRequirement("oauth", scopes: ["read"])], []]"#)
        // A scheme that nothing describes is needed all the same.
        #expect(planned.statementTexts == [#"path("/items")"#])
    }

    @Test func aQueryMayBeOneValueAndKeepReservedCharacters() throws {
        var reserved = Parameter.query("q", .string)
        reserved.allowsReserved = true
        var whole = Parameter.at(.queryString, "whole", .dictionary(.string))
        whole.style = .repeat
        var raw = Parameter.at(.queryString, "raw", .json)
        raw.style = .json
        let planned = try planned(
            .shop(endpoints: [.get("list", "/items", [whole, raw, reserved])])
        )
        .onlyCase()
        #expect(planned.parameterTexts == ["q: String", "whole: [String: String]", "raw: JSON"])
        #expect(
            planned.statementTexts.dropFirst() == [
                #"query("q", q, allowReserved: true)"#, "queryString(whole)",
                "queryString(raw, style: .json)",
            ])
    }

    private func credentials(_ alternatives: [[String]]) throws -> [String] {
        var endpoint = Endpoint.get("list")
        endpoint.security = alternatives.map { $0.map { SecurityRequirement(scheme: $0) } }
        let model = APIModel.shop(
            schemes: [
                SecurityScheme(name: .named("token"), kind: .bearer),
                SecurityScheme(name: .named("login"), kind: .basic),
                SecurityScheme(
                    name: .named("key"), kind: .apiKey(location: .header, name: "X-Key")),
            ], endpoints: [endpoint])
        return Array(try planned(model).onlyCase().statementTexts.dropFirst())
    }
}
