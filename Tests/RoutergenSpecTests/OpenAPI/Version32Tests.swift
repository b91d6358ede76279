import RoutergenSpec
import Testing

/// What OpenAPI 3.2 brought; an older document that has it is told.
@Suite("OpenAPI 3.2")
struct Version32Tests {
    private func run(_ paths: String, version: String = "3.2.0") -> DescriptionRun {
        DescriptionRun("openapi: \(version)\ninfo: { title: A, version: '1' }\n" + paths)
    }

    @Test("has the method QUERY and methods of any name")
    func hasMethods() {
        let text = """
            paths:
              /a:
                query: { responses: { '200': {} } }
                additionalOperations:
                  LINK: { responses: { '204': {} } }
                  Purge: { responses: { '204': {} } }
            """
        let new = run(text)
        let item = new.document?.paths.first?.value.inlineValue
        #expect(item?.operations.map(\.method.value) == ["QUERY", "LINK", "Purge"])
        #expect(new.report == [])
        #expect(
            run(text, version: "3.1.0").report.prefix(2) == [
                "5:5: warning: 'query' belongs to a path item since OpenAPI 3.2",
                "5:34: warning: a response should have 'description'",
            ])
    }

    @Test("has methods that are tokens")
    func refusesMethods() {
        #expect(
            run("paths: { /a: { additionalOperations: { 'A B': { responses: {} } } } }").report
                == ["3:40: error: 'A B' cannot be a method"])
    }

    @Test("has one value for the whole query")
    func hasQuerystring() {
        let text = """
            paths:
              /a:
                get:
                  parameters:
                    - name: q
                      in: querystring
                      content: { application/x-www-form-urlencoded: { schema: { type: object } } }
                  responses: { '200': { description: D. } }
            """
        var new = run(text)
        let parameter = new.resolved("/a")?.parameters.first?.value
        #expect(parameter?.location == .querystring)
        #expect(new.report == [])
        #expect(
            run(text, version: "3.1.0").report == [
                "8:15: warning: unknown place 'querystring' of a parameter; it is left out; "
                    + "'querystring' belongs to OpenAPI 3.2"
            ])
    }

    @Test("has sequences, summaries of responses, and components of media types")
    func hasSequences() throws {
        var new = run(
            """
            paths:
              /a:
                get:
                  responses:
                    '200':
                      summary: Lines.
                      content:
                        application/jsonl: { itemSchema: { type: integer } }
                        text/event-stream: { $ref: '#/components/mediaTypes/Events' }
            components:
              mediaTypes: { Events: { itemSchema: { type: string } } }
            """)
        let response = try #require(new.resolved("/a")?.responses.first?.response.value)
        #expect(response.summary == "Lines.")
        #expect(response.content.first?.value.inlineValue?.itemSchema != nil)
        var resolver = try #require(new.walk?.resolver)
        let events = resolver.resolve(response.content[1].value, &new.extraDiagnostics)
        #expect(events?.value.itemSchema != nil)
        #expect(new.report == [])
    }

    @Test("has tags with a summary, a parent and a kind")
    func hasTags() {
        let text = """
            tags: [{ name: a, kind: nav }, { name: b, summary: B, parent: a }]
            paths: {}
            """
        let tags = run(text).document?.tags
        #expect(tags?.map(\.summary) == [nil, "B"])
        #expect(tags?.map(\.parent?.value) == [nil, "a"])
        #expect(run(text).report == [])
        #expect(
            run(text, version: "3.1.0").report == [
                "3:19: warning: 'kind' belongs to a tag since OpenAPI 3.2",
                "3:43: warning: 'summary' belongs to a tag since OpenAPI 3.2",
                "3:55: warning: 'parent' belongs to a tag since OpenAPI 3.2",
            ])
    }

    @Test("has a default for values that no discriminator lists, and examples as data or as sent")
    func hasDefaults() throws {
        let run = run(
            """
            paths: {}
            components:
              examples:
                a: { dataValue: { x: 1 }, serializedValue: 'x=1' }
              schemas:
                A: { type: object }
                B:
                  oneOf: [{ $ref: '#/components/schemas/A' }]
                  discriminator: { propertyName: kind, defaultMapping: A }
            """)
        let example = try #require(run.document?.components.examples.first?.object.inlineValue)
        #expect(example.value?.mapping?["x"]?.scalar?.text == "1")
        #expect(example.serializedValue == "x=1")
        #expect(run.schema("B")?.discriminator?.defaultMapping?.value == "A")
        #expect(run.report == [])
    }

    @Test("has a base for references in $self")
    func hasSelf() {
        let text = """
            $self: https://a.b/c.yml
            paths: {}
            components:
              schemas:
                A: { $id: d, type: object }
                B: { type: object, properties: { a: { $ref: 'https://a.b/d' } } }
            """
        #expect(
            DescriptionRun(
                "openapi: 3.2.0\ninfo: { title: A, version: '1' }\n" + text, resolves: true
            ).report == [])
    }
}
