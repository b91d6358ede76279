import RoutergenSpec
import RoutergenSyntax
import Testing

/// Descriptions with so many schemas that a thread of its own reads them.
struct ManySchemasTests {
    /// A description with mistakes in a path, in its first schemas and in another component.
    private func run(schemas count: Int) -> DescriptionRun {
        let schemas = (0..<count).map {
            "    S\($0): { type: object, properties: { a: { type: string } } }"
        }
        return DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths:
              /a:
                get:
                  operationId: ''
                  responses:
                    '200': { $ref: '#/components/responses/Answer' }
            components:
              schemas:
                'A B': { type: object }
                Broken: { type: strin }
                Wrong: 5
                Using: { type: object, properties: { a: { $ref: '#/components/schemas/Broken' } } }
            \(schemas.joined(separator: "\n"))
              responses:
                Answer: { description: '', content: { a/b: { schema: { $ref: '#/components/schemas/S1' } } }, x: 1 }
            """, resolves: true)
    }

    @Test func areReadAsOthers() throws {
        let few = run(schemas: 10)
        let many = run(schemas: 100)
        let names = try #require(many.document).components.schemas.map(\.name.value)
        #expect(names == ["A B", "Broken", "Using"] + (0..<100).map { "S\($0)" })
        #expect(many.document?.components.unreadable.map(\.name.value) == ["Wrong"])
        #expect(few.report.count >= 4)
        // The places of what stands behind the schemas differ.
        let messages = { (run: DescriptionRun) in run.report.map { $0.drop { $0 != " " } } }
        #expect(messages(many) == messages(few))
    }

    @Test func mayBeDeepInOneAnother() {
        let depth = 120
        let deep =
            String(repeating: "{ properties: { a: ", count: depth) + "{ type: string }"
            + String(repeating: " } }", count: depth)
        let schemas = (0..<60).map { "    S\($0): \(deep)" }.joined(separator: "\n")
        let run = DescriptionRun(
            """
            openapi: 3.0.3
            info: { title: A, version: '1' }
            paths: {}
            components:
              schemas:
            \(schemas)
            """)
        #expect(run.report == [])
        #expect(run.document?.components.schemas.count == 60)
    }
}
