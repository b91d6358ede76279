import ModelBuilding
import RoutergenModel
import RoutergenSwift
import Testing

@Suite("The configuration")
struct ConfigurationPlanningTests {
    @Test func holdsTheBaseURLValuesAndCredentials() {
        let planned = planned(
            .shop(
                configuration: [
                    ConfigurationValue(name: .named("api_key"), type: .string),
                    ConfigurationValue(
                        name: .named("page_size"), type: .int, defaultValue: .number("20")),
                ],
                schemes: [
                    SecurityScheme(name: .named("token"), kind: .bearer),
                    SecurityScheme(name: .named("login"), kind: .basic),
                ]))
        #expect(
            planned.configuration.initializer.parameters.map(\.text) == [
                #"baseURL: String = "https://shop.example.com""#, "apiKey: String",
                "pageSize: Int = 20", "token: String? = nil", "login: BasicCredential? = nil",
            ])
        #expect(planned.configuration.properties.allSatisfy { $0.introducer == "var" })
        #expect(planned.configuration.serverInitializer == nil)
        #expect(planned.server == nil)
    }

    @Test func namesTheFirstValueThatHasNoDefault() {
        let without = planned(
            .shop(configuration: [ConfigurationValue(name: .named("api_key"), type: .string)]))
        #expect(without.configuration.missingValue == #""api_key""#)
        #expect(planned(.shop()).configuration.missingValue == nil)
        #expect(planned(.shop(servers: [])).configuration.missingValue == #""base_url""#)
    }

    @Test func holdsAPropertyForEachServerOfSingleRoutes() throws {
        var upload = Endpoint.get("upload")
        upload.servers = [Server(urlTemplate: "https://uploads.example.com")]
        var download = Endpoint.get("download")
        download.servers = [
            Server(
                urlTemplate: "https://{host}/v2",
                variables: [.init(name: .named("host"), defaultValue: "uploads.example.org")])
        ]
        var again = Endpoint.get("again")
        again.servers = upload.servers
        var relative = Endpoint.get("relative")
        relative.servers = [Server(urlTemplate: "/v0")]
        let model = APIModel.shop(endpoints: [upload, download, again, relative])
        let (planned, diagnostics) = planWithDiagnostics(model)
        #expect(diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(
            planned.configuration.initializer.parameters.map(\.text) == [
                #"baseURL: String = "https://shop.example.com""#, "uploadsURL: String? = nil",
                "uploadsExampleV2URL: String? = nil", "v0URL: String? = nil",
            ])
        #expect(planned.configuration.standardBaseURL == #""https://shop.example.com""#)
        let cases = try #require(planned.routers.first?.cases)
        #expect(
            cases.compactMap(\.statementTexts.first) == [
                #"server("https://uploads.example.com", override: configuration.uploadsURL)"#,
                #"server("https://uploads.example.org/v2", override: configuration.uploadsExampleV2URL)"#,
                #"server("https://uploads.example.com", override: configuration.uploadsURL)"#,
                #"server("/v0", override: configuration.v0URL)"#,
            ])
    }

    @Test func doesNotRepeatTheBaseURLWhereEveryRouteGoesThere() {
        let planned = planned(.shop(endpoints: [.get("list")]))
        #expect(planned.configuration.standardBaseURL == nil)
    }

    @Test func offersTheServersOfTheDescription() throws {
        let planned = planned(
            .shop(servers: [
                Server(name: .named("production"), urlTemplate: "https://example.com"),
                Server(
                    name: .named("staging"), urlTemplate: "https://{region}.example.com:{port}/v1",
                    variables: [
                        .init(
                            name: .named("region"), defaultValue: "eu",
                            allowedValues: ["eu", "us-1"]),
                        .init(name: .named("port"), defaultValue: "8443"),
                    ]),
            ]))
        let server = try #require(planned.server)
        #expect(server.cases.map(\.name) == ["production", "staging"])
        #expect(
            server.cases.map(\.url) == [
                #""https://example.com""#,
                #""https://\(region.rawValue).example.com:\(port)/v1""#,
            ])
        #expect(
            server.cases.last?.parameters.map(\.text) == [
                "region: Region = .eu", #"port: String = "8443""#,
            ])
        #expect(server.variables.map(\.name) == ["Region"])
        #expect(server.variables.first?.cases.map(\.needsValue) == [false, true])
        let configuration = planned.configuration
        #expect(
            configuration.initializer.parameters.map(\.text) == [
                "baseURL: String = Server.production.url"
            ])
        #expect(
            configuration.serverInitializer?.arguments.map(\.text) == ["baseURL: server.url"])
    }

    static let templates: [(String, String)] = [
        ("https://{a}", #""https://\(a)""#), ("{a}/{a}", #""\(a)/\(a)""#),
        ("https://{other}/{a", #""https://{other}/{a""#),
    ]

    @Test(arguments: templates)
    func putsURLsTogetherFromTheirParts(_ template: String, _ source: String) {
        let planned = planned(
            .shop(servers: [
                Server(
                    name: .named("main"), urlTemplate: template,
                    variables: [.init(name: .named("a"), defaultValue: "x")])
            ]))
        #expect(planned.server?.cases.first?.url == source)
    }

    static let access: [(SwiftOptions.AccessLevel, String)] = [
        (.public, "public "), (.package, "package "), (.internal, ""),
    ]

    @Test(arguments: access)
    func isAsAccessibleAsTheOptionsSay(_ level: SwiftOptions.AccessLevel, _ modifier: String) {
        #expect(planned(.shop(), options: SwiftOptions(accessLevel: level)).access == modifier)
    }
}
