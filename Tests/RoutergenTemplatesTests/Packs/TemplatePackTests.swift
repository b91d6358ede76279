import RoutergenSyntax
import RoutergenTemplates
import Testing

/// Packs that are read from files.
struct TemplatePackTests {
    private func read(
        _ files: [(name: String, text: String)]
    ) -> (pack: TemplatePack?, messages: [String]) {
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        let loaded = files.map { sources.add(path: "P/\($0.name)", bytes: Array($0.text.utf8)) }
        let pack = TemplatePack.read(loaded, &sources, &diagnostics)
        let messages = diagnostics.sorted.map { diagnostic in
            let range = diagnostic.range
            let place = range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
            let path = range.flatMap { sources[$0.file]?.path } ?? "-"
            let hint = diagnostic.suggestion.map { "; \($0)" } ?? ""
            return "\(path):\(place): \(diagnostic.message)\(hint)"
        }
        return (pack, messages)
    }

    private static let manifest = """
        templates: 1
        files:
          - { template: Main, for: api, path: "{{name}}.txt" }

        """

    @Test func readsAPackOfItsOwn() throws {
        let (pack, messages) = read([
            ("template.yml", Self.manifest + "options: { indent: 4, deep: [a, true, null] }\n"),
            (
                "Main.mustache",
                "{{>Part}}{{#options}}{{indent}}{{#deep}}<{{.}}>{{/deep}}{{/options}}"
            ),
            ("Part.mustache", "{{name}}&"),
        ])
        #expect(messages == [])
        let own = try #require(pack)
        #expect(own.templates.keys.sorted() == ["Main", "Part"])
        #expect(own.escape == .none)
        #expect(own.lineLength == nil)
        let file = try own.render(
            file: own.files[0], contexts: [["options": own.options], ["name": "<n>"]])
        #expect(file == GeneratedFile(path: "<n>.txt", text: "<n>&4<a><true><>"))
    }

    @Test func escapesTextButNotPaths() throws {
        let (pack, messages) = read([
            ("template.yml", Self.manifest + "escape: html\nline_length: 80\n"),
            ("Main.mustache", "{{name}}"),
        ])
        #expect(messages == [])
        let own = try #require(pack)
        #expect(own.lineLength == 80)
        let file = try own.render(file: own.files[0], contexts: [["name": "<n>"]])
        #expect(file == GeneratedFile(path: "<n>.txt", text: "&lt;n&gt;"))
    }

    @Test func overridesSingleFilesOfTheBuiltInPack() throws {
        let (pack, messages) = read([("Header.mustache", "mine")])
        #expect(messages == [])
        let own = try #require(pack)
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        let base = try #require(TemplatePack.embedded("Default", &sources, &diagnostics))
        #expect(own.templates.keys.sorted() == base.templates.keys.sorted())
        #expect(own.files.map(\.template) == base.files.map(\.template))
        #expect(try own.templates["Header"]?.render([:]) == "mine")
    }

    static let mistakes: [(files: [(name: String, text: String)], messages: [String])] = [
        (
            [("template.yml", "files: []\n")],
            ["P/template.yml:1:1: a pack says which context it is for: 'templates: 1'"]
        ),
        (
            [("template.yml", "templates: 2\n")],
            ["P/template.yml:1:12: this version of routergen has templates of version 1"]
        ),
        (
            [("template.yml", "- 1\n")],
            [
                "P/template.yml:1:1: a pack has the keys templates, extends, escape, line_length, "
                    + "options, files"
            ]
        ),
        (
            [("template.yml", "templates: 1\nextends: Defualt\n")],
            ["P/template.yml:2:10: there is no built-in pack 'Defualt'; did you mean 'Default'?"]
        ),
        (
            [
                (
                    "template.yml",
                    "templates: 1\nescape: xml\nline_length: 10\noptions: 1\nfile: 1\nfiles: 1\n"
                )
            ],
            [
                "P/template.yml:2:9: 'escape' is 'none' or 'html'",
                "P/template.yml:3:14: 'line_length' is a number of at least 40",
                "P/template.yml:4:10: 'options' has names and values",
                "P/template.yml:5:1: unknown key 'file' of a pack; did you mean 'files'?",
                "P/template.yml:6:8: 'files' is a list",
            ]
        ),
        (
            [
                (
                    "template.yml",
                    """
                    templates: 1
                    files:
                      - { template: Mian, for: api, path: x }
                      - { template: Main, for: api }
                      - { template: Main, for: api, path: "{{x" }
                      - { template: Main, for: api, path: [] }
                      - { template: Main, for: api, path: x, each: y }

                    """
                ),
                ("Main.mustache", ""),
            ],
            [
                "P/template.yml:3:17: there is no template 'Mian'; did you mean 'Main'?",
                "P/template.yml:4:5: this file has no 'path'",
                "P/template.yml:5:39: this tag is not closed: expected '}}'",
                "P/template.yml:6:39: expected a text",
                "P/template.yml:7:42: unknown key 'each' of a file",
            ]
        ),
        (
            [
                ("template.yml", TemplatePackTests.manifest),
                ("Main.mustache", "é{{>Prat}}\n{{#a}}{{$b}}{{>Lost}}{{/b}}{{/a}}"),
                ("Part.mustache", ""),
            ],
            [
                "P/Main.mustache:1:2: there is no template 'Prat'; did you mean 'Part'?",
                "P/Main.mustache:2:13: there is no template 'Lost'",
                "P/Part.mustache:1:1: no template uses 'Part' and there is none to override",
            ]
        ),
        (
            [("Haeder.mustache", ""), ("Makefile", "")],
            [
                "P/Haeder.mustache:1:1: no template uses 'Haeder' and there is none to override; "
                    + "did you mean 'Header'?",
                "P/Makefile:1:1: not a part of a template pack: expected 'template.yml' or a name "
                    + "that ends with '.mustache'",
            ]
        ),
    ]

    @Test func reportsMistakesAtTheirPlace() {
        #expect(Self.mistakes.count == 8)
        for mistake in Self.mistakes {
            let (pack, messages) = read(mistake.files)
            #expect(messages == mistake.messages)
            #expect(pack == nil)
        }
    }

    @Test func refusesTemplatesThatAreNotUTF8() {
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        let file = sources.add(path: "P/Header.mustache", bytes: [0x61, 0xFF])
        #expect(TemplatePack.read([file], &sources, &diagnostics) == nil)
        #expect(diagnostics.sorted.map(\.message) == ["this template is not UTF-8 text"])
    }

    @Test func letsDynamicPartialsUseAnyTemplate() {
        let (pack, messages) = read([
            ("template.yml", Self.manifest), ("Main.mustache", "{{>*kind}}"), ("Part.mustache", ""),
        ])
        #expect(messages == [])
        #expect(pack != nil)
    }

    @Test func reportsWhatGoesWrongInRenderingAtItsPlaceInTheTemplate() throws {
        let (pack, _) = read([
            ("template.yml", Self.manifest), ("Main.mustache", "\n {{>Main}}"),
        ])
        let own = try #require(pack)
        do {
            _ = try own.render(file: own.files[0], contexts: [[:]])
            Issue.record("rendered a template that contains itself")
        } catch {
            var diagnostics = Diagnostics()
            own.report(error, &diagnostics)
            let diagnostic = try #require(diagnostics.sorted.first)
            #expect(
                diagnostic.message
                    == "'Main' is more than 200 levels deep; does it contain itself?")
            #expect(diagnostic.range?.start == SourcePosition(line: 2, column: 2))
        }
    }
}
