import Foundation
import TestSupport
import Testing

/// The packs for other libraries: their code compiles against these libraries' signatures, and its
/// requests are right.
@Suite("Packs for other libraries")
struct LibraryPackTests {
    private static let specs = ["everything", "five100px", "foursquare", "login"].map {
        "specs/\($0).routes.yml"
    }
    private static let goldens = [
        "naming/hostile/input.routes.yml", "openapi/bodies-forms/input.openapi.yml",
        "openapi/bodies-json/input.openapi.yml", "openapi/bodies-media-types/input.openapi.yml",
        "openapi/parameters-styles/input.openapi.yml", "openapi/schemas-arrays/input.openapi.yml",
        "openapi/schemas-defaults/input.openapi.yml", "openapi/schemas-maps/input.openapi.yml",
        "openapi/schemas-null/input.openapi.yml", "openapi/schemas-one-of/input.openapi.yml",
        "openapi/schemas-recursion/input.openapi.yml", "openapi/security/input.openapi.yml",
        "openapi/servers/input.openapi.yml", "routes/bodies/input.routes.yml",
        "routes/dates/input.routes.yml", "routes/envelope/input.routes.yml",
        "types/objects/input.routes.yml", "types/unions/input.routes.yml",
    ].map { "Tests/Golden/Cases/\($0)" }

    private static func path(_ name: String) -> String {
        Repository.root.appendingPathComponent(name).path
    }

    @Test(
        "Compile without a warning",
        arguments: [("Alamofire", ["Alamofire"]), ("Moya", ["Alamofire", "Moya"])])
    func compile(pack: String, modules: [String]) async throws {
        let standIn = try await StandIn(modules)
        for (index, spec) in (Self.specs + Self.goldens).enumerated() {
            let files = try standIn.generate(
                Self.path(spec), pack: pack, to: "\(pack)-\(index)")
            #expect(files.count > 4, "\(spec)")
            // All modes for what has everything, the strictest for the rest.
            let modes = index == 0 ? Self.modes : [Self.modes[1]]
            for mode in modes {
                let run = try await standIn.typecheck(files, options: mode)
                #expect(run == CommandRun(status: 0, output: "", messages: ""), "\(spec) \(mode)")
            }
        }
    }

    private static let modes = [
        ["-swift-version", "5"], ["-swift-version", "6"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
    ]

    @Test(
        "Make the requests that the description means",
        arguments: [("Alamofire", ["Alamofire"]), ("Moya", ["Alamofire", "Moya"])])
    func requests(pack: String, modules: [String]) async throws {
        let standIn = try await StandIn(modules)
        let files = try standIn.generate(
            Self.path("specs/everything.routes.yml"), pack: pack, to: pack)
        let run = try await standIn.run(files, driver: pack, modules: modules)
        #expect(run.status == 0, "\(run.messages)")
        let expected = try String(
            contentsOfFile: Self.path("Tests/StandIns/Drivers/\(pack).expected"), encoding: .utf8)
        #expect(run.output == expected)
    }

    @Test("Read and write values of every shape")
    func shapes() async throws {
        let standIn = try await StandIn(["Alamofire"])
        let files = try standIn.generate(
            Self.path("Tests/StandIns/Drivers/shapes.openapi.yml"), pack: "Alamofire", to: "Shapes")
        let run = try await standIn.run(files, driver: "Figures", modules: ["Alamofire"])
        #expect(run.status == 0, "\(run.messages)")
        let expected = try String(
            contentsOfFile: Self.path("Tests/StandIns/Drivers/Figures.expected"), encoding: .utf8)
        #expect(run.output == expected)
    }

    /// Documents of others, chosen for what they have: many unions, forms, nested names, headers, dates.
    private static let documents = [
        "edge/mermade--3.0-pass-OAI-petstore.yaml", "real/adyen--FundService-v6.yaml",
        "real/adyen--BinLookupService-v54.yaml", "real/twilio--twilio_notify_v1.yaml",
        "real/docusign--connected-fields.rest.swagger.json",
    ]

    @Test(
        "Compile what is made of documents of others",
        .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
    func documents() async throws {
        let standIn = try await StandIn(["Alamofire"])
        var count = 0
        for path in Self.documents where SharedFolder.has("\(Corpus.folder)/\(path)") {
            let document = Corpus.Document(path: path)
            let files = try standIn.generate(
                document.url.path, pack: "Alamofire", to: "document-\(count)")
            let run = try await standIn.typecheck(files, options: Self.modes[1])
            #expect(run == CommandRun(status: 0, output: "", messages: ""), "\(path)")
            count += 1
        }
        #expect(count > 3)
    }

    @Test("Are laid out as the project is", arguments: ["Alamofire", "Moya"])
    func layout(pack: String) async throws {
        let standIn = try await StandIn([])
        try FileManager.default.copyItem(
            atPath: Self.path(".swift-format"), toPath: standIn.folder.path(".swift-format"))
        let files = try standIn.generate(
            Self.path("specs/everything.routes.yml"), pack: pack, to: pack)
        for file in files {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.hasPrefix("// swift-format-ignore-file\n"), "\(file)")
            let rest = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            try rest.last?.write(toFile: file, atomically: true, encoding: .utf8)
        }
        let run = try await CommandRun.compiling(
            ["swift", "format", "lint", "--strict"] + files, in: standIn.folder.url)
        #expect(run == CommandRun(status: 0, output: "", messages: ""))
    }
}
