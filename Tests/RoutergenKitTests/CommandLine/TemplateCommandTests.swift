import Foundation
import TestSupport
import Testing

/// Templates of the user's own.
struct TemplateCommandTests {
    private let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
    }

    @Test func overridesSingleTemplates() throws {
        try fixture.folder.write("// mine\n", to: "Mine/Header.mustache")
        try fixture.folder.write("What these are for.\n", to: "Mine/README.md")
        #expect(try fixture.generate("--templates", "Mine") == CommandFixture.success)
        #expect(try fixture.folder.read("Generated/Ping.swift").hasPrefix("// mine\n"))
    }

    @Test func reportsMistakesInTemplates() throws {
        try fixture.folder.write("// mine\n{{#open}}\n", to: "Mine/Header.mustache")
        try fixture.folder.write("{{>Nothing}}", to: "Mine/Router.mustache")
        try fixture.folder.write("", to: "Mine/Ruoter.mustache")
        try fixture.folder.write("", to: "Mine/notes.txt")
        #expect(
            try fixture.generate("--templates", "Mine")
                == Tool.Run(
                    status: 1, output: "",
                    messages: """
                        Mine/Header.mustache:2:1: error: 'open' is not closed
                        Mine/Router.mustache:1:1: error: there is no template 'Nothing'
                        Mine/Ruoter.mustache:1:1: error: no template uses 'Ruoter' and there is none \
                        to override; did you mean 'Router'?
                        Mine/notes.txt:1:1: error: not a part of a template pack: expected \
                        'template.yml' or a name that ends with '.mustache'

                        """))
        #expect(try fixture.generated() == [])
    }

    @Test func reportsAMissingFolderOfTemplates() throws {
        #expect(
            try fixture.generate("--templates", "None")
                == Tool.Run(
                    status: 3, output: "", messages: "None: error: no such file or folder\n"))
        #expect(
            try fixture.generate("--templates", "ping.routes.yml").messages
                == "ping.routes.yml: error: this is a file, not a folder\n")
    }
}
