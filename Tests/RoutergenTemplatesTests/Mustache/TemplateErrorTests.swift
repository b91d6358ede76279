import RoutergenTemplates
import Testing

struct TemplateErrorTests {
    static let mistakes: [(template: String, message: String)] = [
        ("a\n  {{name", "t:2:3: this tag is not closed: expected '}}'"),
        ("{{{name}}", "t:1:1: this tag is not closed: expected '}}}'"),
        ("{{! comment", "t:1:1: this tag is not closed: expected '}}'"),
        ("{{=<% %>}}", "t:1:1: this tag is not closed: expected '=}}'"),
        ("é {{#a}}", "t:1:3: 'a' is not closed"),
        ("{{#a}}\n{{^b}}\n{{/b}}", "t:1:1: 'a' is not closed"),
        ("{{<p}}", "t:1:1: 'p' is not closed"),
        ("{{$b}}text", "t:1:1: 'b' is not closed"),
        ("{{#a}}\n {{/b}}", "t:2:2: expected the end of 'a' (opened at 1:1), but this closes 'b'"),
        (
            "{{#a}}{{#b}}{{/a}}{{/b}}",
            "t:1:13: expected the end of 'b' (opened at 1:7), but this closes 'a'"
        ),
        ("text {{/a}}", "t:1:6: this closes 'a', which is not open"),
        ("{{}}", "t:1:1: this tag has no name"),
        ("{{#  }}{{/}}", "t:1:1: this tag has no name"),
        ("{{a b}}", "t:1:1: a name has no spaces in it, but this one is 'a b'"),
        ("{{> * a b}}", "t:1:1: a name has no spaces in it, but this one is '* a b'"),
        ("{{ #a}}", "t:1:1: remove the space before '#'"),
        ("{{a..b}}", "t:1:1: 'a..b' has an empty part"),
        ("{{#.a}}{{/.a}}", "t:1:1: '.a' has an empty part"),
        ("{{>*a.}}", "t:1:1: 'a.' has an empty part"),
        ("{{=<%=}}", "t:1:1: expected two delimiters without '=' in them, as in '{{=<% %>=}}'"),
        ("{{=a b c=}}", "t:1:1: expected two delimiters without '=' in them, as in '{{=<% %>=}}'"),
        ("{{= =}}", "t:1:1: expected two delimiters without '=' in them, as in '{{=<% %>=}}'"),
        ("{{=<= =>=}}", "t:1:1: expected two delimiters without '=' in them, as in '{{=<% %>=}}'"),
        (
            String(repeating: "{{#a}}", count: 101) + String(repeating: "{{/a}}", count: 101),
            "t:1:601: nested more than 100 deep"
        ),
        ("{{=| |=}}|#a|{{/a}}", "t:1:10: 'a' is not closed"),
    ]

    @Test func reportsMistakesAtTheirPlace() {
        #expect(Self.mistakes.count == 25)
        for mistake in Self.mistakes {
            #expect(message { try Template.parse(mistake.template, name: "t") } == mistake.message)
        }
    }

    @Test func reportsUnknownPartialsOnRequest() throws {
        let template = try Template.parse("{{#yes}}\n  {{>missing}}{{/yes}}", name: "t")
        let strict = RenderOptions(missingPartials: .error)
        #expect(try template.render(["yes": true]) == "  ")
        #expect(
            message { try template.render(["yes": true], options: strict) }
                == "t:2:3: there is no template 'missing'")
    }

    @Test func reportsUnknownDynamicPartialsOnRequest() throws {
        let template = try Template.parse("{{>*kind}}", name: "t")
        let strict = RenderOptions(missingPartials: .error)
        #expect(
            message { try template.render(["kind": "other"], options: strict) }
                == "t:1:1: there is no template 'other'")
        #expect(try template.render([:], options: strict) == "")
    }

    @Test(arguments: [
        (
            "{{>a}}", "x{{>a}}{{>a}}",
            "a:1:2: 'a' is more than 200 levels deep; does it contain itself?"
        ),
        (
            "{{<a}}{{/a}}", "{{<a}}{{/a}}",
            "a:1:1: 'a' is more than 200 levels deep; does it contain itself?"
        ),
    ])
    func stopsEndlessPartials(template: String, partial: String, expected: String) throws {
        let partials = ["a": try Template.parse(partial, name: "a")]
        let template = try Template.parse(template, name: "t")
        #expect(message { try template.render([:], partials: partials) } == expected)
    }

    @Test func stopsEndlessLambdas() throws {
        let context: MustacheValue = [
            "name": .lambda(MustacheLambda { _ in "{{name}}" }),
            "section": .lambda(MustacheLambda { "{{#section}}\($0 ?? ""){{/section}}" }),
        ]
        let expected = "is more than 200 levels deep; does it contain itself?"
        let name = try Template.parse("{{name}}", name: "t")
        #expect(message { try name.render(context) } == "lambda:1:1: lambda \(expected)")
        let section = try Template.parse("{{#section}}x{{/section}}", name: "t")
        #expect(message { try section.render(context) } == "lambda:1:1: lambda \(expected)")
    }

    @Test func reportsMistakesInTheResultOfALambda() throws {
        let template = try Template.parse("{{name}}", name: "t")
        let context: MustacheValue = ["name": .lambda(MustacheLambda { _ in "{{#open}}" })]
        #expect(message { try template.render(context) } == "lambda:1:1: 'open' is not closed")
    }

    private func message<Result>(_ body: () throws -> Result) -> String {
        do {
            _ = try body()
            return "no error"
        } catch {
            return String(describing: error)
        }
    }
}
