import RoutergenSyntax
import RoutergenTemplates
import Testing

/// Packs that are read from files.
struct TemplatePackTests {
    typealias Files = [(name: String, text: String)]

    /// Reads the files as those of the folder `P`; others are found in other folders.
    func read(
        _ files: Files, folders: [String: Files] = [:]
    ) -> (pack: TemplatePack?, messages: [String]) {
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        let loaded = files.map { sources.add(path: "P/\($0.name)", bytes: Array($0.text.utf8)) }
        let loader = TemplateFolders { path in
            guard let files = folders[path] else {
                return .failure(TemplateFolders.Failure("no such file or folder"))
            }
            return .success(files.map { ("\(path)/\($0.name)", Array($0.text.utf8)) })
        }
        let pack = TemplatePack.read(
            loaded, in: "P", folders: loader, &sources, &diagnostics)
        let messages = diagnostics.sorted.map { diagnostic in
            let range = diagnostic.range
            let place = range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
            let path = range.flatMap { sources[$0.file]?.path } ?? "-"
            let hint = diagnostic.suggestion.map { "; \($0)" } ?? ""
            return "\(path):\(place): \(diagnostic.message)\(hint)"
        }
        return (pack, messages)
    }

    static let manifest = """
        templates: 1
        files:
          - { template: Main, for: api, path: "{{namespace}}.txt" }

        """

    @Test func readsAPackOfItsOwn() throws {
        let (pack, messages) = read([
            (
                "template.yml",
                Self.manifest + """
                    options:
                      indent: { default: 4, description: How far. }
                      words: { type: list, default: [a, true, 1] }

                    """
            ),
            (
                "Main.mustache",
                "{{>Part}}{{#options}}{{indent}}{{#words}}<{{.}}>{{/words}}{{/options}}"
            ),
            ("Part.mustache", "{{namespace}}&"),
        ])
        #expect(messages == [])
        let own = try #require(pack)
        #expect(own.templates.keys.sorted() == ["Main", "Part"])
        #expect(own.escape == .none)
        #expect(own.lineLength == nil)
        let file = try own.render(
            file: own.files[0], contexts: [["options": own.optionValues], ["namespace": "<n>"]])
        #expect(file == GeneratedFile(path: "<n>.txt", text: "<n>&4<a><true><1>"))
        #expect(own.options.map(\.kind) == [.integer, .list])
        #expect(own.options.map(\.description) == ["How far.", nil])
    }

    @Test func escapesTextButNotPaths() throws {
        let (pack, messages) = read([
            ("template.yml", Self.manifest + "escape: html\nline_length: 80\n"),
            ("Main.mustache", "{{namespace}}"),
        ])
        #expect(messages == [])
        let own = try #require(pack)
        #expect(own.lineLength == 80)
        let file = try own.render(file: own.files[0], contexts: [["namespace": "<n>"]])
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

    @Test func takesAnEmptyFolderForTheBuiltInPack() throws {
        let (pack, messages) = read([])
        #expect(messages == [])
        #expect(pack?.files.isEmpty == false)
    }

    @Test(.timeLimit(.minutes(1)))
    func checksTemplatesThatContainThemselvesInManyWays() {
        let lists = ["routers", "types", "clients", "server", "configuration", "client", "options"]
        let loop = lists.map { "{{#\($0)}}{{>Main}}{{/\($0)}}{{^\($0)}}{{>Main}}{{/\($0)}}" }
        let parents = "{{<Main}}{{$a}}{{>Main}}{{/a}}{{/Main}}{{$a}}{{<Main}}{{/Main}}{{/a}}"
        let (_, messages) = read([
            ("template.yml", Self.manifest),
            ("Main.mustache", loop.joined() + parents + "{{naem}}"),
        ])
        #expect(messages.count == 1 && messages[0].hasSuffix("the context has no 'naem' here"))
    }

    @Test func extendsAFolder() throws {
        let (pack, messages) = read(
            [
                ("template.yml", "templates: 1\nextends: ../Base\noptions: { owner: Ann }\n"),
                ("Part.mustache", "{{options.owner}}"),
            ],
            folders: [
                "Base": [
                    (
                        "template.yml",
                        Self.manifest + "options: { owner: { default: nobody } }\n"
                    ), ("Main.mustache", "<{{>Part}}>"), ("Part.mustache", "-"),
                ]
            ])
        #expect(messages == [])
        let own = try #require(pack)
        let file = try own.render(
            file: own.files[0], contexts: [["options": own.optionValues, "namespace": "n"]])
        #expect(file == GeneratedFile(path: "n.txt", text: "<Ann>"))
    }

    @Test func reportsWhatIsWrongWithTheFolderThatItExtends() {
        #expect(
            read([("template.yml", "templates: 1\nextends: ../Bsae\n")]).messages == [
                "P/template.yml:2:10: cannot read the pack '../Bsae': no such file or folder"
            ])
        #expect(
            read([("template.yml", "templates: 1\nextends: Mine\n")]).messages == [
                "P/template.yml:2:10: there is no built-in pack 'Mine'; a folder is written with "
                    + "a slash: './Mine'"
            ])
        #expect(
            read([("template.yml", "templates: 1\nextends: ./\n")]).messages == [
                "P/template.yml:2:10: packs extend each other in a circle: P → P"
            ])
        let folders: [String: Files] = [
            "A": [("template.yml", "templates: 1\nextends: ../B\n")],
            "B": [("template.yml", "templates: 1\nextends: ../A\n")],
        ]
        let (pack, messages) = read(
            [("template.yml", "templates: 1\nextends: ../A\n")], folders: folders)
        #expect(pack == nil)
        #expect(
            messages == ["B/template.yml:2:10: packs extend each other in a circle: A → B → A"])
    }

    @Test func endsChainsThatGoOnForever() {
        var sources = SourceMap()
        var diagnostics = Diagnostics()
        let text = Array("templates: 1\nextends: ./P\n".utf8)
        let file = sources.add(path: "P/template.yml", bytes: text)
        let folders = TemplateFolders { .success([("\($0)/template.yml", text)]) }
        #expect(
            TemplatePack.read([file], in: "P", folders: folders, &sources, &diagnostics) == nil)
        #expect(
            diagnostics.sorted.map(\.message) == ["more than 16 packs extend each other"])
    }

    @Test func takesAKeyThatOneOfSeveralUsersOfATemplateHas() {
        // Types have no cases, routers have.
        let (pack, messages) = read([("Documentation.mustache", "{{#cases}}{{name}}{{/cases}}")])
        #expect(messages == [])
        #expect(pack != nil)
    }

    @Test func looksIntoTheArgumentsOfParents() {
        let (_, messages) = read([
            ("template.yml", Self.manifest),
            ("Main.mustache", "{{<Part}}{{$item}}{{name}}{{nmae}}{{/item}}{{/Part}}"),
            ("Part.mustache", "{{#routers}}{{$item}}{{/item}}{{/routers}}"),
        ])
        #expect(
            messages == [
                "P/Main.mustache:1:27: the context has no 'nmae' here; did you mean 'name'?"
            ])
    }

    @Test func givesOptionsTheValuesOfAUser() throws {
        let (pack, _) = read([
            (
                "template.yml",
                Self.manifest + "options: { indent: { default: 4 }, words: { default: [] } }\n"
            ), ("Main.mustache", ""),
        ])
        var own = try #require(pack)
        func entry(_ key: String, _ text: String) -> Mapping.Entry {
            let range = SourceRange.startOfFile(FileID(0))
            return Mapping.Entry(
                key: key, keyRange: range,
                value: Node(.scalar(Scalar(text, isQuoted: true)), range: range))
        }
        var diagnostics = Diagnostics()
        own.choose([entry("indent", "2"), entry("words", "a,b")], &diagnostics)
        #expect(diagnostics.isEmpty)
        let template = try Template.parse("{{indent}}{{#words}}{{.}}{{/words}}", name: "t")
        #expect(try template.render(own.optionValues) == "2ab")
        own.choose([entry("indnet", "2"), entry("indent", "x")], &diagnostics)
        #expect(
            diagnostics.sorted.map { "\($0.message); \($0.suggestion ?? "")" } == [
                "the templates have no option 'indnet'; did you mean 'indent'?",
                "the option 'indent' is a whole number; ",
            ])
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
            ("template.yml", Self.manifest), ("Main.mustache", "{{>*namespace}}"),
            ("Part.mustache", ""),
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
