import RoutergenModel
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSwift

/// What there is to name, and how it is called.
@Suite struct NamingTests {
    private typealias Sample = ModelSamples

    @Test func routesWithTheSameHeadersShareTheirStruct() {
        func endpoint(_ name: String, _ headers: [(String, TypeReference)]) -> Endpoint {
            var endpoint = Sample.endpoint(Sample.name(name))
            endpoint.responses = [
                Response(
                    statuses: .exactly(200), isError: false, content: .nothing,
                    headers: headers.map { Header(name: Sample.name($0.0), type: $0.1) },
                    origin: endpoint.name.origin)
            ]
            return endpoint
        }
        let group = EndpointGroup(
            name: Sample.name("photos"),
            endpoints: [
                endpoint("list", [("link", .optional(.string))]),
                endpoint("search", [("link", .optional(.string))]),
                endpoint("count", [("total", .integer(.platform))]),
                endpoint("link", [("link", .string)]), endpoint("remove", []),
            ])
        let named = NamedModel(Sample.model(groups: [group]))
        let types = named.table.groups[0].endpoints.map(\.headersType)
        #expect(
            types.map { $0?.name.name } == [
                "LinkHeaders", "LinkHeaders", "CountHeaders", "LinkAnswerHeaders", nil,
            ])
        #expect(types.map { $0?.isDeclared } == [true, false, true, true, nil])
        #expect(types.map { $0?.isShared } == [true, true, false, false, nil])
    }

    @Test func groupsMakeRoutersClientsAndAccessors() {
        let group = EndpointGroup(
            name: Sample.name("user photos"),
            endpoints: [Sample.endpoint(Sample.name("popular_photos"))])
        let named = NamedModel(Sample.model(groups: [group]))
        #expect(named.messages == [])
        #expect(named.table.namespace.name == "Five100px")
        #expect(named.table.client.name == "Client")
        #expect(named.table.groups.map(\.router.name) == ["UserPhotosRouter"])
        #expect(named.table.groups.map(\.client.name) == ["UserPhotosClient"])
        #expect(named.table.groups.map(\.accessor?.name) == ["userPhotos"])
        let endpoint = named.table.groups[0].endpoints[0]
        #expect(endpoint.name.name == "popularPhotos")
        #expect(endpoint.routeConstant.name == "popularPhotosRoute")
        #expect(endpoint.resultType.name == "PopularPhotosResult")
        #expect(endpoint.optionsType.name == "PopularPhotosOptions")
        #expect(endpoint.options.label.name == "options")
        #expect(named.table.file == "Five100px.swift")
        #expect(named.table.groups[0].routerFile == "Five100px+UserPhotosRouter.swift")
        #expect(named.table.groups[0].clientFile == "Five100px+UserPhotosClient.swift")
    }

    @Test func theGroupWithoutNameIsTheRouterAndItsMethodsStandOnTheClient() {
        let unnamed = EndpointGroup(
            endpoints: [
                Sample.endpoint(Sample.name("photos", line: 4)),
                Sample.endpoint(Sample.name("connection", line: 5)),
            ])
        let photos = EndpointGroup(name: Sample.name("photos", line: 2), endpoints: [])
        let named = NamedModel(Sample.model(groups: [unnamed, photos]))
        #expect(named.table.groups.map(\.router.name) == ["Router", "PhotosRouter"])
        #expect(named.table.groups.map(\.client.name) == ["Client", "PhotosClient"])
        #expect(named.table.groups.map(\.accessor?.name) == [nil, "photos"])
        #expect(
            named.table.groups[0].endpoints.map(\.name.name) == [
                "photosRequest", "connectionRequest",
            ])
        #expect(named.messages.count == 2)
        #expect(named.table.shadowed == ["Router"])
        #expect(named.table.outer("Router") == "RoutergenRuntime.Router")
    }

    @Test func configurationHasAPropertyForEachValueAndScheme() {
        let model = Sample.model(
            configuration: [
                ConfigurationValue(name: Sample.name("consumer_key"), type: .string),
                ConfigurationValue(name: Sample.name("token", line: 2), type: .string),
                ConfigurationValue(name: Sample.name("base_url", line: 3), type: .string),
            ],
            schemes: [SecurityScheme(name: Sample.name("token", line: 4), kind: .bearer)])
        let named = NamedModel(model)
        #expect(named.table.configuration.values["consumer_key"]?.name == "consumerKey")
        #expect(named.table.configuration.values["token"]?.name == "token")
        #expect(named.table.configuration.values["base_url"]?.name == "baseURLValue")
        #expect(named.table.configuration.credentials["token"]?.name == "tokenCredential")
        #expect(
            named.messages == [
                "3 warning: configuration value 'base_url' is called 'baseURLValue' in Swift: "
                    + "'baseURL' is the generated base URL",
                "4 warning: security scheme 'token' and configuration value 'token' both become "
                    + "'token' in Swift; the first is called 'tokenCredential' "
                    + "[2 configuration value 'token' is here]",
            ])
    }

    @Test func serversWithVariablesMakeAnEnum() {
        let region = Server.Variable(
            name: Sample.name("region"), defaultValue: "eu", allowedValues: ["eu", "us-east-1"])
        let other = Server.Variable(
            name: Sample.name("region"), defaultValue: "asia", allowedValues: ["asia"])
        let clash = Server.Variable(
            name: Sample.name("string"), defaultValue: "a", allowedValues: ["a"])
        let free = Server.Variable(name: Sample.name("request"), defaultValue: "x")
        let model = Sample.model(servers: [
            Server(
                name: Sample.name("production"), urlTemplate: "https://{region}",
                variables: [region]),
            Server(
                name: Sample.name("staging"), urlTemplate: "https://{region}",
                variables: [region, clash, free]),
            Server(urlTemplate: "https://{region}", variables: [other]),
        ])
        let table = NamedModel(model).table
        let server = table.server
        #expect(server?.type.name == "Server")
        #expect(server?.cases.map(\.name) == ["production", "staging", "server3"])
        let types = server?.variables.map { $0.map { $0.type?.name } }
        #expect(types == [["Region"], ["Region", "StringVariable", nil], ["RegionVariable"]])
        #expect(server?.variables[0][0].cases.map(\.name) == ["eu", "usEast1"])
        #expect(server?.variables[1][2].argument.label.name == "request")
        #expect(server?.variables[1][2].argument.local.name == "requestValue")
    }

    @Test func oneServerIsNoChoice() {
        let server = Server(name: Sample.name("only"), urlTemplate: "https://example.com")
        #expect(NamedModel(Sample.model(servers: [server])).table.server == nil)
    }

    @Test func answersAreCalledByTheirStatus() {
        func response(_ statuses: Response.Statuses, isError: Bool = false) -> Response {
            Response(
                statuses: statuses, isError: isError, content: .nothing, origin: Sample.range(1))
        }
        let endpoint = Sample.endpoint(
            Sample.name("upsert"),
            responses: [
                response(.exactly(200)), response(.exactly(404), isError: true),
                response(.exactly(204)), response(.exactly(299)), response(.range(2)),
                response(.range(3)), response(.default), response(.anySuccess),
            ])
        let table = NamedModel(
            Sample.model(groups: [EndpointGroup(endpoints: [endpoint])])
        ).table
        #expect(
            table.groups[0].endpoints[0].responses.map { $0?.name } == [
                "ok", nil, "noContent", "status299", "success", "status3XX", "other", "success2",
            ])
    }
}
