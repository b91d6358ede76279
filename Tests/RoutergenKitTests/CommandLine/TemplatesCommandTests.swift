import Foundation
import TestSupport
import Testing

/// `routergen templates`: what packs there are, what is in them, and what is wrong with them.
struct TemplatesCommandTests {
    private let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
    }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try fixture.tool.run(["templates"] + arguments)
    }

    @Test func namesTheBuiltInPacks() throws {
        let run = try run("list")
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(
            run.output.contains("Default     Routers, models and a client on RoutergenRuntime.\n"))
    }

    @Test func namesTheFilesAndOptionsOfAPack() throws {
        let files = try run("list", "Default").output.split(separator: "\n")
        #expect(files.contains("Router.mustache") && files.contains("template.yml"))
        try fixture.folder.write(
            """
            templates: 1.0
            extends: Default
            options: { owner: { default: nobody, description: Who answers. }, n: { default: 4 } }

            """, to: "Mine/template.yml")
        #expect(
            try run("list", "Mine").output == """
                template.yml

                Options:
                owner       text, 'nobody': Who answers.
                n           integer, 4

                """)
    }

    @Test func showsTheManifestAndFiles() throws {
        #expect(try run("show", "Default").output.contains("\ntemplates: 1.0"))
        let header = try run("show", "Default", "Header").output
        #expect(header.hasPrefix("// swift-format-ignore-file\n"))
        #expect(try run("show", "Default", "Header.mustache", "Header").output == header + header)
    }

    @Test func copiesWhatIsReadyToEdit() throws {
        let copied = try run("copy", "Default", "Header", "--output", "Mine")
        #expect(
            copied
                == Tool.Run(
                    status: 0,
                    output: "create Mine/Header.mustache\ncreate Mine/template.yml\n",
                    messages: ""))
        #expect(
            try fixture.folder.read("Mine/template.yml").hasSuffix(
                "templates: 1.0\nextends: Default\n"))
        try fixture.folder.write(
            "// mine\n" + fixture.folder.read("Mine/Header.mustache"), to: "Mine/Header.mustache")
        #expect(try run("check", "Mine") == CommandFixture.success)
        #expect(try fixture.generate("--templates", "Mine") == CommandFixture.success)
        #expect(try fixture.folder.read("Generated/Ping.swift").hasPrefix("// mine\n"))

        // A pack of the user's is extended by its place.
        #expect(try run("copy", "Mine", "Header", "--output", "Packs/Deep").status == 0)
        #expect(
            try fixture.folder.read("Packs/Deep/template.yml").hasSuffix("extends: ../../Mine\n"))
        #expect(try run("check", "Packs/Deep") == CommandFixture.success)
    }

    @Test func copiesWholePacksThatMakeTheSame() throws {
        #expect(try run("copy", "Default", "--output", "All").status == 0)
        #expect(try run("check", "All") == CommandFixture.success)
        #expect(try fixture.generate() == CommandFixture.success)
        let before = try fixture.folder.read("Generated/Ping.swift")
        #expect(try fixture.generate("--templates", "All") == CommandFixture.success)
        #expect(try fixture.folder.read("Generated/Ping.swift") == before)
    }

    @Test func replacesNothing() throws {
        try fixture.folder.write("mine", to: "Mine/Header.mustache")
        #expect(
            try run("copy", "Default", "Header", "Type", "--output", "Mine")
                == Tool.Run(
                    status: 3, output: "",
                    messages: "Mine/Header.mustache: error: this file exists already\n"))
        #expect(try fixture.folder.files().filter { $0.hasPrefix("Mine/") }.count == 1)
    }

    @Test func extendsBuiltInPacksThatExtendOthers() throws {
        #expect(try run("copy", "Alamofire", "Structure", "--output", "Mine").status == 0)
        #expect(
            try fixture.folder.read("Mine/template.yml").hasSuffix("extends: Alamofire\n"))
        #expect(try run("check", "Mine") == CommandFixture.success)
        #expect(try fixture.generate("--templates", "Mine") == CommandFixture.success)
        #expect(
            try fixture.folder.read("Generated/Routers/Ping+Router.swift").contains(
                "import Alamofire"))
    }

    @Test func tellsAFolderFromABuiltInPackOfItsName() throws {
        try fixture.folder.write("// mine\n", to: "Moya/Header.mustache")
        #expect(try fixture.generate("--templates", "./Moya") == CommandFixture.success)
        #expect(try fixture.folder.read("Generated/Ping.swift").hasPrefix("// mine\n"))
        try fixture.folder.write(
            "templates: ./Moya\noutput: Other\nspecs: [ping.routes.yml]\n", to: "routergen.yml")
        #expect(try fixture.tool.run("generate") == CommandFixture.success)
        #expect(try fixture.folder.read("Other/Ping.swift").hasPrefix("// mine\n"))
    }

    @Test func checksPacks() throws {
        #expect(try run("check") == CommandFixture.success)
        try fixture.folder.write("{{naem}}\n{{/open}}", to: "Mine/Header.mustache")
        try fixture.folder.write("{{namespaec}}", to: "Other/Header.mustache")
        let found = try run("check", "Mine", "Other", "Default")
        #expect(found.status == 1 && found.output.isEmpty)
        #expect(
            found.messages == """
                Mine/Header.mustache:2:1: error: this closes 'open', which is not open
                Other/Header.mustache:1:1: error: the context has no 'namespaec' here; did you mean \
                'namespace'?

                """)
        #expect(
            try run("check", "None")
                == Tool.Run(
                    status: 3, output: "", messages: "None: error: no such file or folder\n"))
    }

    @Test func refusesWhatMakesNoSense() throws {
        let cases: [(arguments: [String], message: String)] = [
            ([], "'templates' takes an ACTION: list, show, copy or check"),
            (
                ["shwo"],
                "'templates' takes an ACTION: list, show, copy or check, found 'shwo'; did you mean "
                    + "'show'?"
            ),
            (["show"], "'show' needs a pack"),
            (["show", "Defualt"], "there is no pack 'Defualt'; did you mean 'Default'?"),
            (
                ["show", "Default", "Haeder"],
                "the pack 'Default' has no file 'Haeder'; did you mean 'Header'?"
            ),
            (["copy", "Default"], "'copy' needs '--output DIR'"),
            (["list", "Default", "Other"], "'list' takes one pack"),
            (["list", "--output", "x"], "'--output' belongs to 'templates copy'"),
        ]
        for (arguments, message) in cases {
            let run = try fixture.tool.run(["templates"] + arguments)
            #expect(run.status == 2)
            #expect(run.messages.hasPrefix("routergen: error: \(message)\n"), "\(run.messages)")
        }
    }

    @Test func takesOptionsOfTemplatesFromFlagsAndConfigurations() throws {
        try fixture.folder.write(
            "templates: 1.0\nextends: Default\noptions: { owner: { default: nobody } }\n",
            to: "Mine/template.yml")
        try fixture.folder.write("// {{options.owner}}\n", to: "Mine/Header.mustache")
        #expect(
            try fixture.generate("--templates", "Mine", "--template-option", "owner=Ann")
                == CommandFixture.success)
        #expect(try fixture.folder.read("Generated/Ping.swift").hasPrefix("// Ann\n"))
        #expect(
            try fixture.generate("--templates", "Mine", "--template-option", "onwer=Ann").messages
                .hasSuffix(
                    "error: the templates have no option 'onwer'; did you mean 'owner'?\n"))
        try fixture.folder.write(
            """
            templates: Mine
            template_options: { owner: Bo, other: 1 }
            output: Generated
            specs: [ping.routes.yml]

            """, to: "routergen.yml")
        let run = try fixture.tool.run("generate")
        #expect(
            run
                == Tool.Run(
                    status: 1, output: "",
                    messages:
                        "routergen.yml:2:32: error: the templates have no option 'other'; did you mean "
                        + "'owner'?\n"))
    }
}
