import RoutergenModel
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSwift

/// The naming of whole models: what is there, and who gets a name that several want.
@Suite struct NamingTests {
    private typealias Sample = ModelSamples

    private func names(
        _ model: APIModel, severity: Diagnostic.Severity = .warning
    ) -> (table: NameTable, messages: [String], diagnostics: [Diagnostic]) {
        var diagnostics = Diagnostics()
        let options = SwiftOptions(collisionSeverity: severity)
        let table = name(model, options: options, &diagnostics)
        let messages = diagnostics.sorted.map { diagnostic in
            "\(diagnostic.range?.start.line ?? 0) \(diagnostic.severity): \(diagnostic.message)"
                + diagnostic.notes.map { " [\($0.range?.start.line ?? 0) \($0.message)]" }.joined()
        }
        return (table, messages, diagnostics.sorted)
    }

    private func fields(_ wires: [Name]) -> (names: [String], messages: [String]) {
        let result = names(Sample.model(types: [Sample.object(Sample.name("T"), wires)]))
        return (
            result.table[TypeID("T")]?.fields.map(\.property.name) ?? [], result.messages
        )
    }

    // MARK: Everything has a name

    @Test func groupsMakeRoutersClientsAndAccessors() {
        let group = EndpointGroup(
            name: Sample.name("user photos"),
            endpoints: [Sample.endpoint(Sample.name("popular_photos"))])
        let (table, messages, _) = names(Sample.model(groups: [group]))
        #expect(messages == [])
        #expect(table.namespace.name == "Five100px")
        #expect(table.client.name == "Client")
        #expect(table.groups.map(\.router.name) == ["UserPhotosRouter"])
        #expect(table.groups.map(\.client.name) == ["UserPhotosClient"])
        #expect(table.groups.map(\.accessor?.name) == ["userPhotos"])
        let endpoint = table.groups[0].endpoints[0]
        #expect(endpoint.name.name == "popularPhotos")
        #expect(endpoint.routeConstant.name == "popularPhotosRoute")
        #expect(endpoint.resultType.name == "PopularPhotosResult")
        #expect(endpoint.optionsType.name == "PopularPhotosOptions")
        #expect(endpoint.options.label.name == "options")
        #expect(table.file == "Five100px.swift")
        #expect(table.groups[0].routerFile == "Five100px+UserPhotosRouter.swift")
        #expect(table.groups[0].clientFile == "Five100px+UserPhotosClient.swift")
    }

    @Test func theGroupWithoutNameIsTheRouterAndItsMethodsStandOnTheClient() {
        let unnamed = EndpointGroup(
            endpoints: [
                Sample.endpoint(Sample.name("photos", line: 4)),
                Sample.endpoint(Sample.name("connection", line: 5)),
            ])
        let photos = EndpointGroup(name: Sample.name("photos", line: 2), endpoints: [])
        let (table, messages, _) = names(Sample.model(groups: [unnamed, photos]))
        #expect(table.groups.map(\.router.name) == ["Router", "PhotosRouter"])
        #expect(table.groups.map(\.client.name) == ["Client", "PhotosClient"])
        #expect(table.groups.map(\.accessor?.name) == [nil, "photos"])
        #expect(
            table.groups[0].endpoints.map(\.name.name) == ["photosRequest", "connectionRequest"])
        #expect(messages.count == 2)
        #expect(table.shadowed == ["Router"])
        #expect(table.outer("Router") == "RoutergenRuntime.Router")
    }

    @Test func configurationHasAPropertyForEachValueAndScheme() {
        let model = Sample.model(
            configuration: [
                ConfigurationValue(name: Sample.name("consumer_key"), type: .string),
                ConfigurationValue(name: Sample.name("token", line: 2), type: .string),
                ConfigurationValue(name: Sample.name("base_url", line: 3), type: .string),
            ],
            schemes: [SecurityScheme(name: Sample.name("token", line: 4), kind: .bearer)])
        let (table, messages, _) = names(model)
        #expect(table.configuration.values["consumer_key"]?.name == "consumerKey")
        #expect(table.configuration.values["token"]?.name == "token")
        #expect(table.configuration.values["base_url"]?.name == "baseURLValue")
        #expect(table.configuration.credentials["token"]?.name == "tokenCredential")
        #expect(
            messages == [
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
        let table = names(model).table
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
        #expect(names(Sample.model(servers: [server])).table.server == nil)
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
        let table = names(
            Sample.model(groups: [EndpointGroup(endpoints: [endpoint])])
        ).table
        #expect(
            table.groups[0].endpoints[0].responses.map { $0?.name } == [
                "ok", nil, "noContent", "status299", "success", "status3XX", "other", "success2",
            ])
    }

    // MARK: Arguments

    @Test func argumentsOfAllPlacesShareOneScope() {
        let body = RequestBody(
            encoding: .form,
            content: .fields([
                .init(
                    field: Field(name: Sample.name("id", line: 5), type: .string),
                    source: .argument(defaultValue: nil)),
                .init(
                    field: Field(name: Sample.name("fixed"), type: .string),
                    source: .constant(.string("x"))),
            ]), origin: Sample.range(6))
        let constant = Parameter(
            location: .query, name: Sample.name("version"), type: .string,
            source: .constant(.string("1")))
        let endpoint = Sample.endpoint(
            Sample.name("find"),
            [
                Sample.argument(Sample.name("id", line: 2), .path),
                constant,
                Sample.argument(Sample.name("id", line: 3), .query),
                Sample.argument(Sample.name("Id", line: 4), .header),
                Sample.argument(Sample.name("request", line: 4), .cookie),
            ], body: body)
        let model = Sample.model(groups: [EndpointGroup(endpoints: [endpoint])])
        let (table, messages, _) = names(model, severity: .error)
        let names = table.groups[0].endpoints[0]
        #expect(
            names.parameters.map { $0?.label.name } == [
                "id", nil, "queryID", "headerID", "request",
            ])
        #expect(names.parameters.last??.local.name == "requestValue")
        #expect(names.parameters.last??.parameter == "request requestValue")
        #expect(names.bodyParts.map { $0?.label.name } == ["bodyID", nil])
        #expect(
            messages == [
                // One parameter in two places is no mistake of the author.
                "3 warning: parameter 'id' and parameter 'id' both become 'id' in Swift; "
                    + "the first is called 'queryID' [2 parameter 'id' is here]",
                "4 error: parameter 'Id' and parameter 'id' both become 'id' in Swift "
                    + "[2 parameter 'id' is here]",
                "5 warning: parameter 'id' and parameter 'id' both become 'id' in Swift; "
                    + "the first is called 'bodyID' [2 parameter 'id' is here]",
            ])
    }

    @Test func aBodyOfOneValueIsCalledBody() {
        let body = RequestBody(encoding: .json, content: .type(.string), origin: Sample.range(2))
        let plain = Sample.endpoint(Sample.name("a"), body: body)
        let taken = Sample.endpoint(
            Sample.name("b"),
            [Sample.argument(Sample.name("body")), Sample.argument(Sample.name("options"))],
            body: body)
        let endpoints = names(
            Sample.model(groups: [EndpointGroup(endpoints: [plain, taken])])
        ).table.groups[0].endpoints
        #expect(endpoints[0].body?.label.name == "body")
        #expect(endpoints[1].parameters.map { $0?.label.name } == ["body", "options"])
        #expect(endpoints[1].body?.label.name == "requestBody")
        #expect(endpoints[1].options.label.name == "options2")
    }

    // MARK: Collisions

    @Test func theExactNameWinsThenTheFirst() {
        let (names, messages) = fields([
            Sample.name("image_url", line: 2), Sample.name("imageURL", line: 3),
            Sample.name("image-url", line: 4), Sample.name("title", line: 5),
        ])
        #expect(names == ["imageURL2", "imageURL", "imageURL3", "title"])
        #expect(
            messages == [
                "2 warning: field 'image_url' and field 'imageURL' both become 'imageURL' in Swift; "
                    + "the first is called 'imageURL2' [3 field 'imageURL' is here]",
                "4 warning: field 'image-url' and field 'imageURL' both become 'imageURL' in Swift; "
                    + "the first is called 'imageURL3' [3 field 'imageURL' is here]",
            ])
    }

    @Test func anOverrideWinsAndIsTakenAsItIs() {
        let (names, messages) = fields([
            Sample.name("picture", line: 2), Sample.name("image_url", "picture", line: 3),
        ])
        #expect(names == ["picture2", "picture"])
        #expect(messages.count == 1)
    }

    @Test func nobodyGetsANameThatAnotherOneWants() {
        let (names, _) = fields([
            Sample.name("tag"), Sample.name("Tag"), Sample.name("tag2"), Sample.name("TAG2"),
        ])
        #expect(names == ["tag", "tag3", "tag2", "tag2_2"])
    }

    @Test func aNativeDescriptionHasErrorsWithAdvice() {
        let model = Sample.model(types: [
            Sample.object(Sample.name("photo_page", line: 2)),
            Sample.object(Sample.name("PhotoPage", line: 3)),
        ])
        let (table, messages, diagnostics) = names(model, severity: .error)
        #expect(table[TypeID("PhotoPage")]?.name.name == "PhotoPage")
        #expect(table[TypeID("photo_page")]?.name.name == "PhotoPage2")
        #expect(
            messages == [
                "2 error: type 'photo_page' and type 'PhotoPage' both become 'PhotoPage' in Swift "
                    + "[3 type 'PhotoPage' is here]"
            ])
        #expect(diagnostics.first?.id == "name-collision")
        #expect(
            diagnostics.first?.suggestion == "give one of them another name with 'name:'")
    }

    @Test func accentsThatLookTheSameCollide() {
        let (names, messages) = fields([
            Sample.name("\u{E9}t\u{E9}"), Sample.name("e\u{301}te\u{301}"),
        ])
        #expect(names == ["\u{E9}t\u{E9}", "\u{E9}t\u{E9}2"])
        #expect(messages.count == 1)
    }

    @Test func twoOverridesOfOneNameAreAnErrorInAnyFormat() {
        let (names, messages) = fields([
            Sample.name("a", "same", line: 2), Sample.name("b", "same", line: 3),
        ])
        #expect(names == ["same", "same2"])
        #expect(
            messages == [
                "3 error: field 'b' and field 'a' both become 'same' in Swift [2 field 'a' is here]"
            ])
    }

    @Test func overridesHaveToBeIdentifiers() {
        let (names, messages) = fields([
            Sample.name("a", "two words", line: 2), Sample.name("b", "9lives", line: 3),
            Sample.name("c", "", line: 4), Sample.name("d", "_", line: 5),
            Sample.name("e", "self", line: 6), Sample.name("f", "x`; fatalError()", line: 7),
            Sample.name("g", "default", line: 8),
        ])
        #expect(names == ["a", "b", "c", "d", "e", "f", "default"])
        #expect(
            messages == [
                "2 error: 'two words' is not a Swift identifier",
                "3 error: '9lives' is not a Swift identifier",
                "4 error: '' is not a Swift identifier",
                "5 error: '_' is not a Swift identifier",
                "6 error: no field can be called 'self' in Swift",
                "7 error: 'x`; fatalError()' is not a Swift identifier",
            ])
    }

    // MARK: Names that generated code needs

    @Test func typesMakeWayForTheStructure() {
        let wires = [
            "Client", "Configuration", "PhotosRouter", "Five100px", "Server", "Type", "Any",
        ]
        let group = EndpointGroup(name: Sample.name("photos"), endpoints: [])
        let model = Sample.model(
            groups: [group],
            types: wires.enumerated().map { Sample.object(Sample.name($1, line: $0 + 2)) })
        let (table, messages, _) = names(model, severity: .error)
        #expect(
            wires.map { table[TypeID($0)]?.name.name } == [
                "ClientModel", "ConfigurationModel", "PhotosRouterModel", "Five100pxModel",
                "Server",
                "TypeModel", "AnyModel",
            ])
        #expect(
            messages.first
                == "2 warning: type 'Client' is called 'ClientModel' in Swift: "
                + "'Client' is the generated client")
        #expect(messages.count == 6)
    }

    @Test func typesMayBeCalledLikeOuterOnes() {
        let wires = ["Data", "String", "Route", "JSON", "Photo"]
        let model = Sample.model(types: wires.map { Sample.object(Sample.name($0)) })
        let (table, messages, _) = names(model)
        #expect(messages == [])
        #expect(table.shadowed == ["Data", "String", "Route", "JSON"])
        #expect(table.outer("Data") == "Foundation.Data")
        #expect(table.outer("String") == "Swift.String")
        #expect(table.outer("Route") == "RoutergenRuntime.Route")
        #expect(table.outer("Date") == "Date")
    }

    @Test func modulesStayReachable() {
        let model = Sample.model(
            "Foundation", types: [Sample.object(Sample.name("Swift", line: 2))])
        let (table, _, _) = names(model)
        #expect(table.namespace.name == "FoundationAPI")
        #expect(table[TypeID("Swift")]?.name.name == "SwiftModel")
        #expect(names(Sample.model("500px v1")).table.namespace.name == "API500pxV1")
        #expect(names(Sample.model("MyApi")).table.namespace.name == "MyApi")
    }

    @Test func enumerationsKeepTheirGeneratedMembers() {
        let model = Sample.model(types: [
            Sample.enumeration(
                Sample.name("Open"),
                ["unknown", "all_cases", "rawValue", "1", "+1", "-1", "self", "Init"].map {
                    Sample.name($0)
                }),
            Sample.enumeration(Sample.name("Closed"), isOpen: false, [Sample.name("unknown")]),
        ])
        let (table, messages, _) = names(model)
        #expect(
            table[TypeID("Open")]?.cases.map(\.name) == [
                "unknownCase", "allCasesCase", "rawValue", "case1", "plus1", "minus1", "selfCase",
                "init",
            ])
        #expect(table[TypeID("Open")]?.unknownCase.name == "unknown")
        #expect(table[TypeID("Closed")]?.cases.map(\.name) == ["unknown"])
        #expect(messages == [])
    }

    /// Advice that can be followed: routes are the author's own, values are not.
    @Test func collisionsComeWithAdvice() {
        let values = Sample.model(types: [
            Sample.enumeration(Sample.name("Sort"), [Sample.name("a_b"), Sample.name("a-b")])
        ])
        var diagnostics = Diagnostics()
        _ = name(values, options: SwiftOptions(), &diagnostics)
        #expect(
            diagnostics.sorted.map(\.suggestion) == [
                "give one of them another name with { value: …, name: … }"
            ])
    }

    @Test func variantsAreNotCalledLikeTypes() {
        let model = Sample.model(types: [
            Sample.object(Sample.name("住所")),
            Sample.union(
                Sample.name("Media"), [(Sample.name("住所"), "住所"), (Sample.name("photo"), "住所")]),
        ])
        #expect(
            names(model).table[TypeID("Media")]?.cases.map(\.name) == ["住所Case", "photo"])
    }

    // MARK: Files

    @Test func filesDifferOnDisksThatIgnoreCase() {
        let long = String(repeating: "Long", count: 200)
        let model = Sample.model(
            types: ["FOO", "Foo", "名前", long, long + "er"].map { Sample.object(Sample.name($0)) })
        let table = names(model).table
        let files = model.types.compactMap { table[$0.id]?.file }
        #expect(
            files.prefix(3) == [
                "Five100px+FOO.swift", "Five100px+Foo2.swift", "Five100px+名前.swift",
            ])
        #expect(Set(files.map { $0.lowercased() }).count == 5)
        #expect(files.allSatisfy { $0.utf8.count < 255 })
    }

    // MARK: Stability

    @Test func addingAnUnrelatedNameChangesNothing() {
        let types = ["photo_page", "PhotoPage", "photo page", "Client", "tag", "Tag2", "TAG"]
        let before = names(Sample.model(types: types.map { Sample.object(Sample.name($0)) })).table
        for position in 0...types.count {
            var more = types
            more.insert("Comment", at: position)
            let after = names(Sample.model(types: more.map { Sample.object(Sample.name($0)) }))
                .table
            for type in types {
                #expect(before[TypeID(type)] == after[TypeID(type)], "\(type) at \(position)")
            }
        }
    }

    @Test func namesAreTheSameOnEveryRun() {
        var random = SeededRandom(seed: 3)
        let wires = (0..<300).map { _ in NastyText.make(&random) }
        let model = Sample.model(
            groups: [EndpointGroup(endpoints: wires.map { Sample.endpoint(Sample.name($0)) })],
            types: [Sample.object(Sample.name("T"), wires.map { Sample.name($0) })])
        let (first, messages, _) = names(model)
        let (second, again, _) = names(model)
        #expect(first == second)
        #expect(messages == again)
        let fields = first[TypeID("T")]?.fields.map(\.property) ?? []
        #expect(fields.count == 300)
        #expect(Set(fields).count == 300)
        #expect(Set(fields.map(\.name.unicodeScalars).map { Array($0) }).count == 300)
        #expect(fields.allSatisfy { SwiftIdentifier.isValid($0.name) })
    }

    @Test(.timeLimit(.minutes(1))) func manyEqualNamesTakeNoLongTime() {
        let wires = (0..<20_000).map { Sample.name($0.isMultiple(of: 2) ? "a" : "A", line: $0) }
        #expect(Set(fields(wires).names).count == 20_000)
    }
}
