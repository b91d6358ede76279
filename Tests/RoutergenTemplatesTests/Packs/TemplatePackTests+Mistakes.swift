import RoutergenSyntax
import RoutergenTemplates
import Testing

/// Mistakes in packs, each at its place.
extension TemplatePackTests {
    static let mistakes: [(files: [(name: String, text: String)], messages: [String])] = [
        (
            [("template.yml", "files: []\n")],
            ["P/template.yml:1:1: a pack says which context it is for: 'templates: 1.0'"]
        ),
        (
            [("template.yml", "templates: 1\n")],
            ["P/template.yml:1:1: this pack writes nothing: it has neither 'files' nor 'extends'"]
        ),
        (
            [("template.yml", "templates: 2\n")],
            ["P/template.yml:1:12: this routergen has version 1.0 of the context, not 2.0"]
        ),
        (
            [("template.yml", "templates: 1.7\n")],
            ["P/template.yml:1:12: this routergen has version 1.0 of the context, not 1.7"]
        ),
        (
            [("template.yml", "templates: 1.0.0\n")],
            ["P/template.yml:1:12: 'templates' is a version of the context, such as 1.0"]
        ),
        (
            [("template.yml", "- 1\n")],
            [
                "P/template.yml:1:1: a pack has the keys templates, description, extends, models, "
                    + "library, imports, escape, line_length, options, files"
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
                      - { template: Main, for: router, path: x }

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
                "P/template.yml:8:28: 'for' is one of api, routers, clients, types; did you mean "
                    + "'routers'?",
            ]
        ),
        (
            [
                ("template.yml", TemplatePackTests.manifest),
                ("Main.mustache", "é{{>Prat}}\n{{#server}}{{$b}}{{>Lost}}{{/b}}{{/server}}"),
                ("Part.mustache", ""),
            ],
            [
                "P/Main.mustache:1:2: there is no template 'Prat'; did you mean 'Part'?",
                "P/Main.mustache:2:18: there is no template 'Lost'",
                "P/Part.mustache:1:1: no template uses 'Part' and there is none to override",
            ]
        ),
        (
            [
                (
                    "template.yml",
                    """
                    templates: 1.0
                    extends: Default
                    models: jsn
                    options:
                      indnet: 4
                      a: { type: integer, default: x }
                      b: { description: d }
                      c: { type: number, default: 1 }
                      d: { default: null }
                      "e.f": { default: 1 }

                    """
                )
            ],
            [
                "P/template.yml:3:9: 'models' is 'json' or 'codable'; did you mean 'json'?",
                "P/template.yml:5:3: unknown option 'indnet'; declare it as "
                    + "'indnet: { default: … }'",
                "P/template.yml:6:32: the default is not a whole number",
                "P/template.yml:7:6: this option has no 'default'",
                "P/template.yml:8:14: 'type' is 'text', 'integer', 'boolean' or 'list'",
                "P/template.yml:9:17: an option is a text, a number, a truth or a list",
                "P/template.yml:10:3: the name of an option has no blanks and no periods",
            ]
        ),
        (
            [
                (
                    "template.yml",
                    TemplatePackTests.manifest + "options: { indent: { default: 4 } }\n"
                ),
                (
                    "Main.mustache",
                    """
                    {{naem}} {{namespace}}
                    {{#routers}}{{name}}{{isFirst}}{{#cases}}{{rout.name}}{{/cases}}{{/routers}}
                    {{isFirst}}{{symbols.Sesion}}{{options.indnet}}{{^server}}{{cases}}{{/server}}

                    """
                ),
            ],
            [
                "P/Main.mustache:1:1: the context has no 'naem' here",
                "P/Main.mustache:2:42: the context has no 'rout' here; did you mean 'route'?",
                "P/Main.mustache:3:1: the context has no 'isFirst' here",
                "P/Main.mustache:3:12: 'symbols' has no 'Sesion'; did you mean 'Session'?",
                "P/Main.mustache:3:30: the templates have no option 'indnet'; did you mean "
                    + "'indent'?",
                "P/Main.mustache:3:59: the context has no 'cases' here",
            ]
        ),
        (
            [
                (
                    "template.yml",
                    "templates: 1\nfiles: [{ template: Main, for: api, path: '{{naem}}' }]\n"
                ), ("Main.mustache", ""),
            ],
            ["P/template.yml:2:43: the context has no 'naem' here"]
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
        #expect(Self.mistakes.count == 14)
        for mistake in Self.mistakes {
            let (pack, messages) = read(mistake.files)
            #expect(messages == mistake.messages)
            #expect(pack == nil)
        }
    }
}
