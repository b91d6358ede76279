import Foundation
import TestSupport
import Testing

/// What the commands do with a configuration and with the flags that say the same.
@Suite("The command line with a configuration")
struct ConfigurationCommandTests {
    private let folder: TemporaryFolder
    private let tool: Tool

    private static let success = Tool.Run(status: 0, output: "", messages: "")

    private static let photos = """
        routergen: 1
        api: Photos
        base_url: https://api.example.com
        groups:
          photos:
            routes:
              popular: { get: /photos, query: { per_page: Int = 20 }, returns: "[Photo]" }
          admin:
            routes:
              remove: { delete: "/photos/{id}", path: { id: Int }, returns: Receipt }
        types:
          Photo: { id: Int, size: Size, link: URL? }
          Size: [small, large]
          Receipt: { id: Int }

        """

    init() throws {
        folder = try TemporaryFolder()
        tool = Tool(in: folder)
        try folder.write(Self.photos, to: "specs/photos.routes.yml")
        try folder.write(ConfigurationRun.api, to: "specs/things.yaml")
    }

    private func configure(_ text: String, at path: String = "routergen.yml") throws {
        try folder.write(text, to: path)
    }

    private func generated() throws -> Set<String> {
        Set(try folder.files().filter { $0.hasSuffix(".swift") })
    }

    // MARK: - Configuration

    @Test("reads the one in its folder, for all descriptions, each with its own options")
    func several() throws {
        try configure(
            """
            access: internal
            specs:
              - { spec: specs/photos.routes.yml, output: A, exclude: { tags: [admin] } }
              - { spec: specs/things.yaml, output: B/C, name: Stuff, access: package }
            """)
        #expect(try tool.run("generate") == Self.success)
        let files = try generated()
        #expect(files.contains("A/Photos.swift"))
        #expect(files.contains("A/Routers/Photos+PhotosRouter.swift"))
        #expect(!files.contains { $0.contains("Admin") || $0.contains("Receipt") })
        #expect(try folder.read("A/Photos.swift").contains("\nnonisolated enum Photos {}"))
        #expect(try folder.read("B/C/Stuff.swift").contains("package nonisolated enum Stuff {}"))
        #expect(try tool.run("check") == Self.success)
        #expect(try tool.run("lint") == Self.success)
    }

    @Test("reads one of another folder, where the paths in it begin")
    func otherFolder() throws {
        try configure(
            "specs: [photos.routes.yml]\noutput: Generated\n", at: "specs/mine.yml")
        #expect(try tool.run("generate", "--config", "specs/mine.yml") == Self.success)
        #expect(try generated().contains("specs/Generated/Photos.swift"))
        let run = try tool.run("generate", "--config", "none.yml")
        #expect(
            run
                == Tool.Run(
                    status: 3, output: "", messages: "none.yml: error: no such file or folder\n"))
    }

    @Test("takes from it what concerns the descriptions of the command line")
    func selection() throws {
        try configure(
            """
            output: Out
            properties: var
            specs:
              - { spec: ./specs/photos.routes.yml, name: Pictures }
              - specs/things.yaml
            """)
        #expect(try tool.run("generate", "specs/photos.routes.yml") == Self.success)
        #expect(try generated().contains("Out/Pictures.swift"))
        #expect(try !generated().contains("Out/Things.swift"))
        try folder.write(Self.photos.replacing("api: Photos", with: "api: Other"), to: "o.yml")
        #expect(try tool.run("generate", "o.yml") == Self.success)
        #expect(try folder.read("Out/Models/Other+Photo.swift").contains("var id: Int"))
    }

    @Test("lets flags come last")
    func flagsWin() throws {
        try configure(
            """
            specs:
              - spec: specs/photos.routes.yml
                output: Out
                access: internal
                strict: true
                rename: { schemas: { Photo: Picture, Size: Format } }
            """)
        let run = try tool.run(
            "generate", "--output=Here", "--access", "package", "--rename-schema", "Photo=Image")
        #expect(run == Self.success)
        #expect(try generated().allSatisfy { $0.hasPrefix("Here/") })
        let text = try folder.read("Here/Models/Photos+Image.swift")
        #expect(text.contains("package struct Image: JSONModel {"))
        #expect(text.contains("size: Format"))
    }

    @Test("removes what a filter leaves out")
    func leftovers() throws {
        let arguments = ["generate", "specs/photos.routes.yml", "--output", "Out"]
        #expect(try tool.run(arguments) == Self.success)
        let run = try tool.run(arguments + ["--dry-run", "--exclude-tag", "admin"])
        #expect(run.output.contains("remove Out/Models/Photos+Receipt.swift\n"))
        #expect(run.output.contains("remove Out/Routers/Photos+AdminRouter.swift\n"))
        #expect(try tool.run(arguments + ["--exclude-tag", "admin"]) == Self.success)
        #expect(try !generated().contains("Out/Models/Photos+Receipt.swift"))
    }

    @Test("writes nothing when one of the descriptions has errors")
    func nothingWritten() throws {
        try configure(
            """
            output: Out
            specs:
              - specs/photos.routes.yml
              - { spec: specs/things.yaml, include: { tags: [thing] } }
            """)
        #expect(
            try tool.run("generate")
                == Tool.Run(
                    status: 1, output: "",
                    messages: "routergen.yml:4:50: error: the description has no tag 'thing'; "
                        + "did you mean 'things'?\n"))
        #expect(try generated().isEmpty)
    }

    @Test("says which description has no folder to write to")
    func missingOutput() throws {
        try configure("specs: [{ spec: specs/photos.routes.yml, output: A }, specs/things.yaml]\n")
        let run = try tool.run("generate")
        #expect(run.status == 2)
        #expect(
            run.messages.hasPrefix(
                "routergen: error: '--output DIR' is missing, and 'specs/things.yaml' has no 'output' "
                    + "in the configuration\n"))
        #expect(try generated().isEmpty)
    }

    @Test("dumps only one description")
    func dump() throws {
        try configure("specs: [specs/photos.routes.yml, specs/things.yaml]\n")
        let run = try tool.run("dump")
        #expect(run.status == 2)
        #expect(run.messages.hasPrefix("routergen: error: 'dump' takes one description, and "))
        #expect(try tool.run("dump", "specs/things.yaml").output.contains("wire: \"listThings\""))
    }

    // MARK: - Flags

    @Test("lists what is left, in the words that flags take")
    func list() throws {
        let run = try tool.run("list", "specs/photos.routes.yml", "--exclude-tag", "admin")
        #expect(
            run
                == Tool.Run(
                    status: 0,
                    output: """
                        tag photos
                        operation GET /photos (popular)
                        schema Photo
                        schema Size

                        """, messages: ""))
    }

    @Test("takes every option as a flag")
    func everyFlag() throws {
        let run = try tool.run(
            "generate", "specs/things.yaml", "--output", "Out", "--name", "Stuff", "--access",
            "internal", "--properties", "let", "--import", "Dispatch", "--import", "Foundation",
            "--acronym", "THING", "--conformance", "*=Hashable", "--conformance",
            "thing=Identifiable,Named", "--include-tag", "things", "--include-path", "/things",
            "--include-operation", "listThings", "--include-schema", "labels",
            "--rename-tag", "things=all", "--rename-operation", "GET /things=fetch",
            "--rename-property", "thing.size=extent", "--rename-case", "thingSize.small=tiny",
            "--rename-schema", "part=Piece", "--type-schema", "labels=Labels",
            "--type-property", "part.whole=[String: Whole]", "--strict")
        #expect(run == Self.success)
        let text = try folder.read("Out/Models/Stuff+THING.swift")
        #expect(text.contains("import Dispatch\nimport Foundation\nimport RoutergenRuntime\n"))
        #expect(text.contains("\n    struct THING: JSONModel, Hashable, Identifiable, Named {\n"))
        #expect(text.contains("let extent: "))
        #expect(text.contains("parts: [Piece]?"))
        #expect(
            try folder.read("Out/Models/Stuff+Piece.swift").contains("let whole: [String: Whole]?"))
        #expect(text.contains("enum THINGSize") && text.contains("case tiny"))
        #expect(try folder.read("Out/Routers/Stuff+AllRouter.swift").contains("case fetch\n"))
    }

    @Test("places mistakes of flags on the command line")
    func flagMistakes() throws {
        let run = try tool.run(
            "lint", "specs/things.yaml", "--exclude-tag", "thing", "--rename-schema", "part=2",
            "--type-format=uri=A?")
        #expect(run.status == 1)
        #expect(
            run.messages == """
                command line:1:60: error: '2' is not a Swift identifier
                command line:1:67: error: 'A?' is no type that can stand for another one; leave out the \
                '?': whether a value may be missing, the description says

                """)
        #expect(
            try tool.run("lint", "specs/things.yaml", "--exclude-tag", "thing").messages
                == "command line:1:38: error: the description has no tag 'thing'; did you mean "
                + "'things'?\n")
    }

    @Test("lets references leave the folder only where it is told to")
    func outsideReferences() throws {
        try folder.write("type: object\nproperties: { id: { type: string } }\n", to: "shared.yaml")
        try folder.write(
            ConfigurationRun.api.replacing(
                "labels: { type: array, items: { type: string } }",
                with: "outer: { $ref: ../shared.yaml }"), to: "specs/things.yaml")
        let arguments = ["list", "specs/things.yaml", "--include-schema", "outer"]
        let run = try tool.run(arguments)
        #expect(run.status == 1)
        #expect(run.messages.contains("is outside the folder of the description"))
        #expect(try tool.run(arguments + ["--outside-references"]).output == "schema outer\n")
    }

    @Test("keeps undeclared properties only where it is told to")
    func undeclaredProperties() throws {
        let arguments = ["dump", "--stage", "model", "specs/things.yaml"]
        #expect(try !tool.run(arguments).output.contains("additionalFields: json"))
        let keeping = try tool.run(arguments + ["--undeclared-properties", "keep"])
        #expect(keeping.output.contains("additionalFields: json"))
        let dropping = try tool.run(arguments + ["--undeclared-properties=drop"])
        #expect(try dropping.output == tool.run(arguments).output)
        #expect(try tool.run(arguments + ["--undeclared-properties", "all"]).status != 0)
    }
}
