import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("The arguments of a route")
struct ArgumentPlanningTests {
    @Test func areOrderedByWhereTheyTravelAndThenAsDescribed() throws {
        var endpoint = Endpoint.get(
            "list", "",
            [
                .at(.path, "id"), .at(.cookie, "sid"), .at(.header, "X-Trace"),
                .query("page", .int), .query("order", .string),
            ])
        endpoint.method = "POST"
        endpoint.path = PathTemplate([.text("/items/"), .parameter("id")])
        endpoint.body = .type(.text, .string)
        let planned = try planned(.shop(endpoints: [endpoint])).onlyCase()
        #expect(
            planned.parameterTexts == [
                "id: String", "page: Int", "order: String", "xTrace: String", "sid: String",
                "body: String",
            ])
        #expect(planned.bindings == ["id", "page", "order", "xTrace", "sid", "body"])
    }

    @Test func aRouteWithoutArgumentsHasNone() throws {
        let planned = try planned(.shop(endpoints: [.get("ping")])).onlyCase()
        #expect(planned.parameters == [])
        #expect(planned.bindings == [])
    }

    @Test func optionalOnesHaveDefaultsAndRequiredOnesHaveNone() throws {
        let model = APIModel.shop(
            endpoints: [
                .get(
                    "list", "/items",
                    [
                        .query("page", .int, default: .number("1")),
                        .query("kind", .type("Kind"), default: .string("book")),
                        .query("term", .optional(.string)),
                        .query("limit", .optional(.int), default: .number("5")),
                        .query("order", .string),
                    ])
            ], types: [.values("Kind", ["book", "film"])])
        #expect(
            try planned(model).onlyCase().parameterTexts == [
                "page: Int = 1", "kind: Kind = .book", "term: String? = nil",
                "limit: Int? = 5", "order: String",
            ])
    }

    @Test func constantsAndConfigurationValuesAreNotAmongThem() throws {
        let model = APIModel.shop(
            configuration: [ConfigurationValue(name: .named("api_key"), type: .string)],
            endpoints: [
                .get(
                    "list", "/items",
                    [
                        .at(.query, "format", source: .constant(.string("full"))),
                        .at(.query, "key", source: .configuration("api_key")),
                    ])
            ])
        let planned = try planned(model).onlyCase()
        #expect(planned.parameters == [])
        #expect(
            planned.statementTexts == [
                #"path("/items")"#, #"query("format", "full")"#,
                #"query("key", configuration.apiKey)"#,
            ])
    }

    @Test func upToSixOptionalOnesStayInTheCase() throws {
        let planned = planned(.shop(endpoints: [searching(optional: 6)]))
        #expect(try planned.onlyCase().parameters.count == 7)
        #expect(planned.routers.first?.optionTypes == [])
    }

    @Test func moreThanSixOptionalOnesBecomeAStruct() throws {
        let planned = planned(.shop(endpoints: [searching(optional: 7)]))
        let route = try planned.onlyCase()
        #expect(
            route.parameterTexts == [
                "term: String", "options: SearchOptions = SearchOptions()",
            ])
        #expect(route.statementTexts.contains(#"query("o7", options.o7)"#))
        let options = try #require(planned.routers.first?.optionTypes.first)
        #expect(options.name == "SearchOptions")
        #expect(options.properties.map(\.name) == (1...7).map { "o\($0)" })
        #expect(options.properties.allSatisfy { $0.introducer == "var" && $0.type == "Int?" })
        #expect(options.initializer.parameters.allSatisfy { $0.defaultValue == "nil" })
        let method = try planned.onlyMethod()
        #expect(
            method.parameters.map(\.text) == [
                "term: String",
                "options: ItemsRouter.SearchOptions = ItemsRouter.SearchOptions()",
            ])
        #expect(method.route == "ItemsRouter.search(term: term, options: options)")
    }

    private func searching(optional count: Int) -> Endpoint {
        .get(
            "search", "/items",
            [.query("term", .string)] + (1...count).map { .query("o\($0)", .optional(.int)) })
    }

    @Test func onesThatHideALocalNameAreBoundToAnother() throws {
        let planned = try planned(
            .shop(endpoints: [.get("list", "/items", [.query("request", .string)])])
        ).onlyCase()
        #expect(planned.parameterTexts == ["request: String"])
        #expect(planned.bindings == ["requestValue"])
        #expect(planned.statementTexts.last == #"query("request", requestValue)"#)
    }

    @Test func theirDocumentationStandsWithTheRoute() throws {
        var endpoint = Endpoint.get(
            "list", "/items", [.query("page", .int), .query("order", .string)])
        endpoint.documentation.text = "Everything."
        endpoint.parameters[0].documentation.text = "Counts\nfrom one."
        let one = try planned(.shop(endpoints: [endpoint])).onlyCase()
        #expect(
            one.documentation == [
                "/// Everything.", "///", "/// `GET /items`", "///",
                "/// - Parameter page: Counts from one.",
            ])
        endpoint.parameters[1].documentation.text = "By name."
        let two = try planned(.shop(endpoints: [endpoint])).onlyCase()
        #expect(
            two.documentation.suffix(3) == [
                "/// - Parameters:", "///   - page: Counts from one.", "///   - order: By name.",
            ])
    }
}
