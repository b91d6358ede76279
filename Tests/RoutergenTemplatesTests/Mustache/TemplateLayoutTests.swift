import RoutergenTemplates
import Testing

/// What the specification leaves open, and indentation where several rules meet.
struct TemplateLayoutTests {
    private func render(
        _ template: String, _ context: MustacheValue = [:], partials: [String: String] = [:]
    ) throws -> String {
        var parsed: [String: Template] = [:]
        for (name, text) in partials {
            parsed[name] = try Template.parse(text, name: name)
        }
        return try Template.parse(template, name: "t").render(
            context, partials: parsed, options: RenderOptions(escaping: .none))
    }

    @Test func doesNotIndentEmptyLines() throws {
        let text = try render(
            "  {{>lines}}\n", ["none": "", "value": "v"],
            partials: ["lines": "a\n\nb\n{{none}}\n{{value}}\r\n\r\nc\n"])
        #expect(text == "  a\n\n  b\n\n  v\r\n\r\n  c\n")
    }

    @Test func addsUpTheIndentationOfNestedPartials() throws {
        let text = try render(
            "{{#items}}\n  {{>outer}}\n{{/items}}\n",
            ["items": [["name": "a"], ["name": "b"]]],
            partials: [
                "outer": "{\n\t{{>inner}}\n}\n", "inner": "{{name}}:\n{{#name}}\n-\n{{/name}}\n",
            ])
        #expect(text == "  {\n  \ta:\n  \t-\n  }\n  {\n  \tb:\n  \t-\n  }\n")
    }

    @Test func doesNotIndentPartialsInsideOfALine() throws {
        let text = try render(
            "  {{>outer}}\n", partials: ["outer": "<{{>inner}}>\nend\n", "inner": "1\n2\n"])
        #expect(text == "  <1\n2\n>\n  end\n")
    }

    @Test func indentsWhatReplacesABlockInsideOfALine() throws {
        let text = try render(
            "{{<parent}}{{$a}}\none\ntwo{{/a}}{{/parent}}",
            partials: ["parent": "list:\n    {{$a}}x\n    y{{/a}};\n"])
        #expect(text == "list:\n    one\n    two;\n")
    }

    @Test func endsTheLineOfABlockThatStandsAlone() throws {
        let parent = ["parent": "[\n  {{$a}}\n  default\n  {{/a}}\n]\n"]
        #expect(
            try render("{{<parent}}{{$a}}x{{/a}}{{/parent}}", partials: parent) == "[\n  x\n]\n")
        #expect(try render("{{<parent}}{{$a}}{{/a}}{{/parent}}", partials: parent) == "[\n]\n")
        #expect(try render("{{<parent}}{{/parent}}", partials: parent) == "[\n  default\n]\n")
    }

    @Test func keepsTheLayoutOfDefaultContents() throws {
        let template =
            "a\n  {{$b}}\n      deep\n    less\n\n  {{#c}}\n    in\n  {{/c}}\n  {{/b}}\nz\n"
        #expect(try render(template, ["c": true]) == "a\n      deep\n    less\n\n    in\nz\n")
    }

    @Test func findsTheParametersOfTheTemplateThatAnArgumentIsWrittenIn() throws {
        // `b` inside of the argument `a` is a parameter of this template, not of the parent.
        let text = try render(
            "{{<parent}}{{$a}}[{{$b}}own{{/b}}{{$a}}a{{/a}}]{{/a}}{{$b}}B{{/b}}{{/parent}}",
            partials: ["parent": "{{$a}}{{/a}}{{$b}}{{/b}}"])
        #expect(text == "[owna]B")
    }

    @Test func takesOnlyNullFalseAndEmptyListsForFalse() throws {
        let template = "{{#v}}true{{/v}}{{^v}}false{{/v}}"
        for value in [.null, .bool(false), .list([])] as [MustacheValue] {
            #expect(try render(template, ["v": value]) == "false")
        }
        for value in ["", .integer(0), .decimal(0), .object([:])] as [MustacheValue] {
            #expect(try render(template, ["v": value]) == "true")
        }
    }

    @Test func looksNamesUpInTheLastContextFirst() throws {
        let template = try Template.parse("{{a}}{{b}}", name: "t")
        #expect(try template.render([["a": "1", "b": "2"], ["b": "3"]]) == "13")
    }

    @Test func escapesForHTMLOrNotAtAll() throws {
        let template = try Template.parse("{{v}} {{{v}}} {{&v}}", name: "t")
        let context: MustacheValue = ["v": "<&\"'é>"]
        #expect(
            try template.render(context, options: RenderOptions(escaping: .html))
                == "&lt;&amp;&quot;'é&gt; <&\"'é> <&\"'é>")
        #expect(
            try template.render(context, options: RenderOptions(escaping: .none))
                == "<&\"'é> <&\"'é> <&\"'é>")
    }
}
