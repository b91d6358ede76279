import RoutergenSpec
import Testing

@Suite("Requests that an API sends")
struct CallbackReadingTests {
    @Test("stand in callbacks, inline or under components")
    func standInCallbacks() throws {
        var run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                post:
                  callbacks:
                    inline:
                      '{$request.body#/url}': { post: { responses: { '200': { description: D. } } } }
                      x-note: ignored
                    elsewhere: { $ref: '#/components/callbacks/c' }
                  responses: { '200': { description: D. } }
            components:
              callbacks:
                c:
                  http://a?{$request.query.u}: { put: { responses: { '200': { description: D. } } } }
            """, resolves: true)
        let operation = try #require(run.operation("/a", "POST"))
        #expect(operation.callbacks.map(\.name.value) == ["inline", "elsewhere"])
        let inline = try #require(operation.callbacks.first?.value.inlineValue)
        #expect(inline.pathItems.map(\.name.value) == ["{$request.body#/url}"])
        let resolver = try #require(run.walk?.resolver)
        var copy = resolver
        let other = try #require(
            copy.resolve(operation.callbacks[1].value, &run.extraDiagnostics)?.value)
        #expect(
            other.pathItems.first?.value.inlineValue?.operations.map(\.method.value) == ["PUT"])
        #expect(run.report == [])
    }

    @Test("stand in webhooks since OpenAPI 3.1")
    func standInWebhooks() throws {
        let webhooks = """
            info: { title: A, version: '1' }
            paths: {}
            webhooks: { born: { post: { responses: { '200': { description: D. } } } } }
            """
        let new = DescriptionRun("openapi: 3.1.0\n" + webhooks)
        #expect(new.document?.webhooks.map(\.name.value) == ["born"])
        #expect(new.report == [])
        let old = DescriptionRun("openapi: 3.0.3\n" + webhooks)
        #expect(
            old.report == [
                "4:1: warning: 'webhooks' belongs to an OpenAPI document since OpenAPI 3.1"
            ])
    }

    @Test("with mistakes are told")
    func areTold() {
        let run = DescriptionRun(
            """
            openapi: 3.1.0
            info: { title: A, version: '1' }
            webhooks: { born: [] }
            paths:
              /a:
                post: { callbacks: { c: [], d: { u: 7 } }, responses: {} }
            """)
        #expect(
            run.report == [
                "3:19: error: 'born' must be a mapping of operations, found a list",
                "6:29: error: 'c' must be a mapping, found a list",
                "6:41: error: 'u' must be a mapping of operations, found '7'",
            ])
    }
}
