import RoutergenModel
import RoutergenSyntax
import TestSupport
import Testing

@testable import RoutergenSwift

/// Names that generated code needs for itself, and those of files.
@Suite struct GeneratedNameTests {
    private typealias Sample = ModelSamples

    @Test func typesMakeWayForTheStructure() {
        let wires = [
            "Client", "Configuration", "PhotosRouter", "Five100px", "Server", "Type", "Any",
        ]
        let group = EndpointGroup(name: Sample.name("photos"), endpoints: [])
        let model = Sample.model(
            groups: [group],
            types: wires.enumerated().map { Sample.object(Sample.name($1, line: $0 + 2)) })
        let named = NamedModel(model, severity: .error)
        #expect(
            wires.map { named.table[TypeID($0)]?.name.name } == [
                "ClientModel", "ConfigurationModel", "PhotosRouterModel", "Five100pxModel",
                "Server",
                "TypeModel", "AnyModel",
            ])
        #expect(
            named.messages.first
                == "2 warning: type 'Client' is called 'ClientModel' in Swift: "
                + "'Client' is the generated client")
        #expect(named.messages.count == 6)
    }

    @Test func typesMayBeCalledLikeOuterOnes() {
        let wires = ["Data", "String", "Route", "JSON", "Photo"]
        let model = Sample.model(types: wires.map { Sample.object(Sample.name($0)) })
        let named = NamedModel(model)
        #expect(named.messages == [])
        #expect(named.table.shadowed == ["Data", "String", "Route", "JSON"])
        #expect(named.table.outer("Data") == "Foundation.Data")
        #expect(named.table.outer("String") == "Swift.String")
        #expect(named.table.outer("Route") == "RoutergenRuntime.Route")
        #expect(named.table.outer("Date") == "Date")
    }

    @Test func modulesStayReachable() {
        let model = Sample.model(
            "Foundation", types: [Sample.object(Sample.name("Swift", line: 2))])
        let named = NamedModel(model)
        #expect(named.table.namespace.name == "FoundationAPI")
        #expect(named.table[TypeID("Swift")]?.name.name == "SwiftModel")
        #expect(NamedModel(Sample.model("500px v1")).table.namespace.name == "API500pxV1")
        #expect(NamedModel(Sample.model("MyApi")).table.namespace.name == "MyApi")
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
        let named = NamedModel(model)
        #expect(
            named.table[TypeID("Open")]?.cases.map(\.name) == [
                "unknownCase", "allCasesCase", "rawValue", "case1", "plus1", "minus1", "selfCase",
                "init",
            ])
        #expect(named.table[TypeID("Open")]?.unknownCase.name == "unknown")
        #expect(named.table[TypeID("Closed")]?.cases.map(\.name) == ["unknown"])
        #expect(named.messages == [])
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
            NamedModel(model).table[TypeID("Media")]?.cases.map(\.name) == ["住所Case", "photo"])
    }

    @Test func filesDifferOnDisksThatIgnoreCase() {
        let long = String(repeating: "Long", count: 200)
        let model = Sample.model(
            types: ["FOO", "Foo", "名前", long, long + "er"].map { Sample.object(Sample.name($0)) })
        let table = NamedModel(model).table
        let files = model.types.compactMap { table[$0.id]?.file }
        #expect(
            files.prefix(3) == [
                "Five100px+FOO.swift", "Five100px+Foo2.swift", "Five100px+名前.swift",
            ])
        #expect(Set(files.map { $0.lowercased() }).count == 5)
        #expect(files.allSatisfy { $0.utf8.count < 255 })
    }
}
