import RoutergenSpec
import Testing

@Suite("Servers of OpenAPI documents")
struct ServerReadingTests {
    private func run(_ servers: String, version: String = "3.0.3") -> DescriptionRun {
        DescriptionRun(
            """
            openapi: \(version)
            info: { title: A, version: '1' }
            servers: \(servers)
            paths: {}
            """)
    }

    @Test("have their variables, with a default each")
    func haveVariables() throws {
        let run = run(
            "[{ url: 'https://{region}.a.b/{base}', description: D., variables: "
                + "{ region: { enum: [eu, us], default: us, description: Where. }, "
                + "base: { default: v1 } } }]")
        let server = try #require(run.document?.servers.first)
        #expect(server.url.value == "https://{region}.a.b/{base}")
        #expect(server.description == "D.")
        #expect(server.variables.map(\.name.value) == ["region", "base"])
        let region = try #require(server.variables.first?.value)
        #expect(region.defaultValue.value == "us")
        #expect(region.allowedValues.map(\.value) == ["eu", "us"])
        #expect(region.description == "Where.")
        #expect(run.report == [])
    }

    @Test("stand at paths and operations as well")
    func standElsewhere() throws {
        let run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                servers: [{ url: 'https://path' }]
                get:
                  servers: [{ url: 'https://operation' }]
                  responses: { '204': { description: D. } }
            """)
        let item = try #require(run.document?.paths.first?.value.inlineValue)
        #expect(item.servers.map(\.url.value) == ["https://path"])
        #expect(run.operation("/a")?.servers.map(\.url.value) == ["https://operation"])
        #expect(run.report == [])
    }

    @Test("have names since OpenAPI 3.2")
    func haveNames() {
        let new = run("[{ url: /a, name: live }]", version: "3.2.0")
        #expect(new.document?.servers.first?.name?.value == "live")
        #expect(new.report == [])
        #expect(
            run("[{ url: /a, name: live }]").report == [
                "3:22: warning: 'name' belongs to a server since OpenAPI 3.2"
            ])
    }

    @Test("with mistakes are told", arguments: mistakes)
    func areTold(_ servers: String, _ report: [String]) {
        #expect(run(servers).report == report)
    }

    static let mistakes: [(String, [String])] = [
        ("{}", ["3:10: error: 'servers' must be a list of servers, found a mapping"]),
        ("[{}]", ["3:11: error: a server needs 'url'"]),
        ("[{ url: [] }]", ["3:18: error: 'url' must be text, found a list"]),
        (
            "[{ url: 'https://{reg}', variables: { region: { default: eu } } }]",
            [
                "3:18: warning: the URL holds '{reg}', which is none of its variables; "
                    + "describe it under 'variables'"
            ]
        ),
        (
            "[{ url: 'https://{region}', variables: { region: { enum: [eu] } } }]",
            ["3:59: warning: a server variable should have 'default'"]
        ),
        (
            "[{ url: 'https://{region}', variables: { region: { enum: [eu], default: us } } }]",
            ["3:82: warning: the default 'us' is not among the values of 'region'"]
        ),
    ]

    @Test("without a default have the first value, or none")
    func haveNoDefault() {
        let server = run("[{ url: '/{a}/{b}', variables: { a: { enum: [x, y] } } }]")
            .document?.servers.first
        #expect(server?.variables.map(\.value.defaultValue.value) == ["x", "{b}"])
    }
}
