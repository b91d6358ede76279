import Foundation
import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("The answers of a route")
struct AnswerPlanningTests {
    private static let types: [TypeDeclaration] = [
        .object("Item", [.field("id", .int)]), .object("Problem", []),
    ]

    private func model(_ answers: [Response]) -> APIModel {
        .shop(endpoints: [.get("read", answers: answers)], types: Self.types)
    }

    static let single: [([Response], String?, String)] = [
        ([], nil, "completion(of: ROUTE)"),
        ([.success(.nothing, .exactly(204))], nil, "completion(of: ROUTE)"),
        ([.success(.json(.type("Item")))], "Item", "model(of: ROUTE)"),
        ([.success(.json(.optional(.type("Item"))))], "Item?", "model(of: ROUTE)"),
        (
            [.success(.json(.array(.type("Item")), keyPath: ["a", "b"]))], "[Item]",
            #"model(of: ROUTE, at: ["a", "b"])"#
        ),
        ([.success(.text)], "String", "text(of: ROUTE)"),
        ([.success(.data)], "Data", "data(of: ROUTE)"),
        // Two statuses with the same body are one answer.
        (
            [
                .success(.json(.type("Item")), .exactly(200)),
                .success(.json(.type("Item")), .exactly(201)),
            ], "Item", "model(of: ROUTE)"
        ),
        ([.failure(.type("Problem"), .default)], nil, "completion(of: ROUTE)"),
    ]

    @Test(arguments: single)
    func thatAreAlikeAreReturnedAsTheyAre(
        _ answers: [Response], _ type: String?, _ call: String
    ) throws {
        let method = try planned(model(answers)).onlyMethod()
        #expect(method.returnType == type)
        let expected = call.replacingOccurrences(of: "ROUTE", with: method.route)
        #expect(method.call == "connection.\(expected)")
        #expect(method.outcomes == nil)
    }

    @Test func thatDifferBecomeAnEnum() throws {
        let method = try planned(
            model([
                .success(.data, .range(2)), .success(.json(.type("Item")), .exactly(200)),
                .success(.nothing, .exactly(204)),
            ])
        ).onlyMethod()
        #expect(method.returnType == "ReadResult")
        #expect(method.call == nil)
        let outcomes = try #require(method.outcomes)
        #expect(outcomes.needsDefault)
        #expect(outcomes.cases.map(\.pattern) == ["case 200", "case 204", "case 200..<300"])
        #expect(outcomes.cases.map(\.type) == ["Item", nil, "Data"])
        #expect(
            outcomes.cases.map(\.value) == ["try response.model()", nil, "response.data"])
        #expect(outcomes.cases.map(\.name).prefix(2) == ["ok", "noContent"])
    }

    @Test func oneOfWhichIsForAllOtherStatusesNeedNoDefault() throws {
        let outcomes = try #require(
            planned(
                model([.success(.text, .default), .success(.nothing, .exactly(204))])
            ).onlyMethod().outcomes)
        #expect(!outcomes.needsDefault)
        #expect(outcomes.cases.map(\.pattern) == ["case 204", "default"])
    }

    @Test func areDescribedByTheRoute() throws {
        let route = try planned(
            model([
                .success(.json(.type("Item")), .exactly(201)),
                .failure(.type("Problem"), .exactly(404)), .failure(.type("Problem"), .range(5)),
                .failure(.array(.type("Problem")), .default),
            ])
        ).onlyCase()
        #expect(route.routeArgument("statuses") == "[.exactly(201)]")
        #expect(route.routeArgument("accepts") == #"["application/json"]"#)
        #expect(
            route.routeArgument("errors")
                == "[.exactly(404, Shop.Problem.self), .range(5, Shop.Problem.self), "
                + ".any([Shop.Problem].self)]")
    }

    @Test func thatAreErrorsMayStandInsideOfTheirBodies() throws {
        var failure = Response.failure(.type("Problem"), .exactly(404))
        failure.content = .json(.type("Problem"), keyPath: ["error", "details"])
        let route = try planned(model([failure])).onlyCase()
        #expect(
            route.routeArgument("errors")
                == #"[.exactly(404, Shop.Problem.self, at: ["error", "details"])]"#)
    }

    @Test func areNotMentionedWhereTheyAreTheUsualOnes() throws {
        let route = try planned(model([.success(.nothing)])).onlyCase()
        #expect(
            route.route.arguments.map(\.text) == [
                #"id: "read""#, #"group: "items""#, "method: .get", #"path: "/items""#,
            ])
    }
}

@Suite("What a route knows about itself")
struct RoutePlanningTests {
    @Test func detailsOfTheDescriptionAreArguments() throws {
        var endpoint = Endpoint.get("read")
        endpoint.method = "PURGE"
        endpoint.timeout = 1.5
        endpoint.allowsRetry = false
        endpoint.security = [[SecurityRequirement(scheme: "a")], []]
        endpoint.envelope = Envelope(
            data: "data", code: "code", message: nil, successCodes: [.number("0"), .string("OK")])
        endpoint.samples = [
            Sample(status: 200, mediaType: "application/json", body: "{ \"a b\": [1,\n 2] }"),
            Sample(status: 404, mediaType: "text/plain", body: "not here"),
        ]
        let route = try planned(.shop(endpoints: [endpoint])).onlyCase()
        #expect(route.routeArgument("method") == #"HTTPMethod(rawValue: "PURGE")"#)
        #expect(route.routeArgument("timeout") == "1.5")
        #expect(route.routeArgument("allowsRetry") == "false")
        #expect(route.routeArgument("security") == #"[["a"], []]"#)
        #expect(
            route.routeArgument("envelope")
                == #"Envelope(data: "data", code: "code", success: [0, "OK"])"#)
        #expect(
            route.route.samples == [
                RenderSample(
                    status: "200", contentType: "\"application/json\"",
                    body: ##"#"{"a b":[1,2]}"#"##),
                RenderSample(status: "404", contentType: "\"text/plain\"", body: "\"not here\""),
            ])
    }

    @Test func aSampleThatIsTooLongForALineHasSeveral() throws {
        var endpoint = Endpoint.get("read")
        let text = String(repeating: "long ", count: 18)
        endpoint.samples = [
            Sample(
                status: 200, mediaType: "application/json",
                body: #"{"text":"\#(text)","n":[1,2]}"#),
            Sample(status: 404, mediaType: "text/plain", body: "\(text)\n\n\"#\t"),
            Sample(status: 500, mediaType: "text/plain", body: text),
        ]
        let samples = try planned(.shop(endpoints: [endpoint])).onlyCase().route.samples
        #expect(samples.map(\.body) == [nil, nil, "\"\(text)\""])
        #expect(samples.map(\.numberSigns) == ["#", "##", ""])
        #expect(
            samples.map(\.lines) == [
                ["{", #"  "text": "\#(text)","#, #"  "n": [1, 2]"#, "}"],
                [text, "", "\"#\\##t"],
                [],
            ])
    }

    @Test func wholeSecondsHaveNoFraction() throws {
        var endpoint = Endpoint.get("read")
        endpoint.timeout = 10
        #expect(
            try planned(.shop(endpoints: [endpoint])).onlyCase().routeArgument("timeout") == "10")
    }

    @Test func anEnvelopeOfSeveralRoutesIsKeptInOnePlace() throws {
        var first = Endpoint.get("first")
        first.envelope = Envelope(data: "data", code: nil, message: nil, successCodes: [])
        var second = first
        second.name = .named("second")
        let planned = planned(.shop(endpoints: [first, second]))
        #expect(planned.configuration.envelope == #"Envelope(data: "data")"#)
        let values = planned.routers.flatMap(\.cases).map { $0.routeArgument("envelope") }
        #expect(values == ["Shop.Configuration.envelope", "Shop.Configuration.envelope"])
    }

    @Test func deprecatedRoutesAndTheirMethodsSayWhy() throws {
        var endpoint = Endpoint.get("old")
        endpoint.documentation.isDeprecated = true
        endpoint.documentation.deprecationMessage = "Use `new`."
        let planned = planned(.shop(endpoints: [endpoint]))
        let attribute = #"@available(*, deprecated, message: "Use `new`.")"#
        #expect(try planned.onlyCase().attribute == attribute)
        #expect(try planned.onlyMethod().attribute == attribute)
    }
}
