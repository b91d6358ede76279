import TestSupport
import Testing

/// Every mistake of a configuration with its message and place.
@Suite("Mistakes of a configuration")
struct ConfigurationMistakeTests {
    @Test(
        "have a message at their place",
        arguments: [
            ("[]", "1:1: error: a configuration must be a mapping with 'specs', found a list"),
            (
                "access: public",
                "1:1: error: a configuration needs 'specs'; list the descriptions, as in 'specs: [photos.routes.yml]'"
            ),
            (
                "specs: api.yaml",
                "1:8: error: 'specs' must be a list of descriptions, found 'api.yaml'"
            ),
            ("specs: []", "1:8: error: 'specs' lists no description"),
            (
                "specs: [[]]",
                "1:9: error: a description must be a path or a mapping, found a list; write it as in '- spec: photos.routes.yml'"
            ),
            ("specs: [{ output: X }]", "1:9: error: a description needs 'spec', its path"),
            ("specs: [{ spec: [] }]", "1:17: error: 'spec' must be text, found a list"),
            ("specs: ['']", "1:9: error: a description is empty"),
            (
                "spec: a.yaml",
                "1:1: error: unknown key 'spec' in a configuration; it belongs to a description under 'specs'"
            ),
            (
                "specs: [api.yaml]\nrename: {}",
                "2:1: error: unknown key 'rename' in a configuration; it belongs to a description under 'specs'"
            ),
            (
                "specs: [api.yaml]\ntypes: { schemas: {} }",
                "2:10: error: unknown key 'schemas' in 'types'; it belongs to a description under 'specs'"
            ),
            (
                "specs: [api.yaml]\nundeclared_properties: keeps",
                "2:24: error: 'undeclared_properties' must be 'drop' or 'keep', found 'keeps'; did you mean 'keep'?"
            ),
            (
                "specs: [api.yaml]\nacces: public",
                "2:1: error: unknown key 'acces' in a configuration; did you mean 'access'?"
            ),
            (
                "specs: [api.yaml]\naccess: open",
                "2:9: error: 'access' must be 'public', 'package' or 'internal', found 'open'"
            ),
            (
                "specs: [api.yaml]\nproperties: lets",
                "2:13: error: 'properties' must be 'automatic', 'let' or 'var', found 'lets'; did you mean 'let'?"
            ),
            (
                "specs: [api.yaml]\nstrict: yes",
                "2:9: error: 'strict' must be true or false, found 'yes'"
            ),
            (
                "specs: [api.yaml]\nimports: Foundation",
                "2:10: error: 'imports' must be a list of modules, found 'Foundation'"
            ),
            (
                "specs: [api.yaml]\nimports: [\"A; import B\"]",
                "2:11: error: 'A; import B' is no module of Swift"
            ),
            ("specs: [api.yaml]\nimports: [A.]", "2:11: error: 'A.' is no module of Swift"),
            (
                "specs: [api.yaml]\nacronyms: [a-b]",
                "2:12: error: 'a-b' is not a word of letters and digits"
            ),
            (
                "specs: [api.yaml]\nconformances: [Hashable]",
                "2:15: error: 'conformances' must be a mapping of schemas to protocols, found a list"
            ),
            (
                "specs: [api.yaml]\nconformances: { \"*\": [\"A & B\"] }",
                "2:23: error: 'A & B' is no protocol of Swift"
            ),
            (
                "specs: [{ spec: api.yaml, name: my-api }]",
                "1:33: error: 'my-api' is not a Swift identifier"
            ),
            (
                "specs: [{ spec: api.yaml, include: [things] }]",
                "1:36: error: 'include' must be a mapping of 'tags', 'paths', 'operations' or 'schemas', found a list"
            ),
            (
                "specs: [{ spec: api.yaml, exclude: { tag: [x] } }]",
                "1:38: error: unknown key 'tag' in 'exclude'; did you mean 'tags'?"
            ),
            (
                "specs: [{ spec: api.yaml, exclude: { tags: things } }]",
                "1:44: error: 'tags' must be a list of names, found 'things'"
            ),
            (
                "specs: [{ spec: api.yaml, rename: { values: {} } }]",
                "1:37: error: unknown key 'values' in 'rename'; expected 'tags', 'operations', 'parameters', 'schemas', 'properties' or 'cases'"
            ),
            (
                "specs: [{ spec: api.yaml, rename: { schemas: [x] } }]",
                "1:46: error: 'schemas' must be a mapping of names to names in Swift, found a list"
            ),
            (
                "specs: [{ spec: api.yaml, rename: { schemas: { thing: 1st } } }]",
                "1:55: error: '1st' is not a Swift identifier"
            ),
            (
                "specs: [{ spec: api.yaml, rename: { schemas: { thing: null } } }]",
                "1:55: error: the name of 'thing' must be text, found nothing"
            ),
            (
                "specs: [{ spec: api.yaml, types: { formats: { uri: [String] } } }]",
                "1:52: error: the type of 'uri' must be text, found a list; put it in quotes, as in \"[Money]\""
            ),
            (
                "specs: [{ spec: api.yaml, types: { schemas: { thing: \"A?\" } } }]",
                "1:54: error: 'A?' is no type that can stand for another one; leave out the '?': whether a value may be missing, the description says"
            ),
            (
                "specs: [{ spec: api.yaml, types: { schemas: { thing: \"A; B\" } } }]",
                "1:54: error: 'A; B' is no type that can stand for another one; write a name such as 'Billing.Money', '[Name]' or '[String: Name]'"
            ),
            (
                "specs: [{ spec: api.yaml, types: { schemas: { thing: \"[Int: A]\" } } }]",
                "1:54: error: the keys of a dictionary must be 'String'"
            ),
            (
                "specs: [{ spec: api.yaml, types: { schemas: { thing: File } } }]",
                "1:54: error: 'File' is no type of a JSON value"
            ),
            (
                "specs: [{ spec: api.yaml, types: { schemas: { thing: \"[[[[[[[[[[[[[[[[[[A]]]]]]]]]]]]]]]]]]\" } } }]",
                "1:54: error: types nest at most 16 levels deep"
            ),
        ] as [(String, String)])
    func report(_ text: String, _ message: String) throws {
        let run = try ConfigurationRun(text)
        #expect(run.report.contains("routergen.yml:\(message)"), "\(run.report)")
        #expect(run.report.count { $0.contains("error: ") } <= 2)
        #expect(run.files.isEmpty)
    }

    @Test(
        "about the description have one at the place of the configuration",
        arguments: [
            (
                "rename: { schemas: { thing: Client } }",
                "4:33: error: 'Client' is the name of the generated client"
            ),
            (
                "rename: { schemas: { thing: Self } }",
                "4:33: error: no type can be called 'Self' in Swift"
            ),
            (
                "rename: { schemas: { thing: Same, part: Same } }",
                "4:45: error: type 'part' and type 'thing' both become 'Same' in Swift"
            ),
            (
                "conformances: { labels: [Hashable] }",
                "4:30: error: 'labels' is another name for a type and cannot conform to 'Hashable'"
            ),
            (
                "conformances: { thng: [Hashable] }",
                "4:21: error: the description has no schema 'thng'; did you mean 'thing'?"
            ),
            (
                "conformances: { x*: [Hashable] }",
                "4:21: error: no schema of the description matches 'x*'"
            ),
            (
                "conformances: { part: [Identifiable] }",
                "4:28: error: 'part' has no property 'id', which 'Identifiable' needs"
            ),
            (
                "conformances: { thingSize: [CaseIterable] }",
                "4:33: error: 'thingSize' keeps values that are not listed, so it has no list of all; 'allKnownCases' is that of the listed ones"
            ),
            (
                "types: { formats: { uri: String } }",
                "4:25: error: no schema of the description has the format 'uri'"
            ),
        ])
    func reportAboutDescription(_ option: String, _ message: String) throws {
        let text = "specs:\n  - spec: api.yaml\n    output: Out\n    \(option)\n"
        let run = try ConfigurationRun(text)
        #expect(
            run.report.first { $0.contains("error") }?.hasPrefix("routergen.yml:\(message)")
                == true,
            "\(run.report)")
        #expect(run.files.isEmpty)
    }

    @Test("are names of the user's that generated code has for itself")
    func hiddenNames() throws {
        let run = try ConfigurationRun(
            "specs: [{ spec: api.yaml, types: { schemas: { part: Client } } }]\noutput: Out\n")
        #expect(
            run.report == [
                "routergen.yml:1:47: error: 'Client' of yours is hidden by the generated client; "
                    + "write the module in front of it, as in 'App.Client'"
            ])
    }

    @Test("include a configuration in the place of a description")
    func configurationAsDescription() throws {
        let run = try ConfigurationRun(
            "specs: [other.yml]\noutput: Out\n",
            files: ["other.yml": "types: { formats: { uri: String } }\nspecs: [api.yaml]\n"])
        #expect(
            run.report == [
                "other.yml:2:1: error: this is a configuration, which '--config' names, not the "
                    + "description of an API"
            ])
    }

    @Test("may be those of a file that is not there")
    func missingFile() throws {
        let run = try ConfigurationRun("specs: [missing.yaml]\noutput: Out\n")
        #expect(run.report == ["missing.yaml: error: no such file or folder"])
    }

    /// Whatever is put into a configuration, it is read, or refused with a message.
    @Test("never end the program")
    func mutations() throws {
        let text = """
            specs:
              - spec: api.yaml
                output: Out
                include: { tags: [things], paths: ["/t*"], operations: [GET /things], schemas: [part] }
                rename: { schemas: { thing: Item }, properties: { thing.id: key }, cases: { thingSize.small: s } }
                types: { schemas: { part: "[A.B<C>]" }, formats: { uri: String }, properties: { "*.id": Int } }
                conformances: { "*": [Hashable], thing: Identifiable }
            """
        var random = SeededRandom(seed: 7)
        let bytes = Array(text.utf8)
        for _ in 0..<150 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<changed.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: changed.remove(at: place)
                case 1:
                    changed.insert(UInt8.random(in: 32...126, using: &random), at: place)
                default:
                    changed[place] =
                        Array("{}[]:,\"'\n *.&".utf8).randomElement(using: &random) ?? 0
                }
            }
            let run = try ConfigurationRun(String(decoding: changed, as: UTF8.self))
            #expect(!run.report.isEmpty || !run.files.isEmpty)
        }
    }
}
