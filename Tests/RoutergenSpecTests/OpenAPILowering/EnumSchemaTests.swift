import Testing

@Suite("Lists of values")
struct EnumSchemaTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 4)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "of every type",
            #"""
            components:
              schemas:
                Text: { type: string, enum: [a, 'b c', 1, 1.10, yes, a] }
                Numbers: { type: integer, enum: [1, 2, '3'] }
                Ratios: { type: number, enum: [0.5, 1] }
                Flags: { type: boolean, enum: [true, false] }
                Untyped: { enum: [on, off] }
                Nullable: { type: [string, 'null'], enum: [a, b, null] }
                Mixed: { enum: [a, 1] }
                Wrong: { type: integer, enum: [1, two] }

            """#,
            expected: #"""
                api Example
                enum Text: String
                  a = "a"
                  b c = "b c"
                  1 = "1"
                  1.10 = "1.10"
                  yes = "yes"
                enum Numbers: Int
                  1 = 1
                  2 = 2
                  3 = 3
                enum Ratios: Double
                  0.5 = 0.5
                  1 = 1
                alias Flags = Bool
                enum Untyped: String
                  on = "on"
                  off = "off"
                enum Nullable: String
                  a = "a"
                  b = "b"
                enum Mixed: JSON
                  a = "a"
                  1 = 1
                enum Wrong: JSON
                  1 = 1
                  two = "two"

                """#),
        SpecCase(
            "named and described by extensions",
            #"""
            components:
              schemas:
                Color:
                  type: integer
                  enum: [0, 1]
                  x-enum-varnames: [Red, Green]
                  x-enum-descriptions: [Like blood., Like grass.]
                Other: { type: integer, enum: [0, 1], x-enumNames: [Zero] }

            """#,
            expected: #"""
                api Example
                enum Color: Int
                  Red = 0 "Like blood."
                  Green = 1 "Like grass."
                enum Other: Int
                  0 = 0
                  1 = 1

                """#),
        SpecCase(
            "inline, named from where they stand and unified",
            #"""
            paths:
              /pets:
                get:
                  operationId: list-pets
                  parameters:
                    - { name: direction, in: query, schema: { enum: [asc, desc] } }
                    - { name: state, in: query, schema: { enum: [sold, free] } }
                  responses: { '204': { description: Done } }
              /users:
                get:
                  operationId: listUsers
                  parameters:
                    - { name: direction, in: query, schema: { enum: [asc, desc], description: Which way. } }
                  responses: { '204': { description: Done } }
            components:
              schemas:
                Pet: { properties: { kind: { enum: [cat, dog] } } }

            """#,
            expected: #"""
                api Example
                group pets
                  GET /pets list-pets
                    query direction: Direction?
                    query state: ListPetsState?
                    success 204: nothing "Done"
                group users
                  GET /users listUsers
                    query direction: Direction? "Which way."
                    success 204: nothing "Done"
                object Pet
                  kind: PetKind?
                enum PetKind: String
                  cat = "cat"
                  dog = "dog"
                enum Direction: String
                  asc = "asc"
                  desc = "desc"
                enum ListPetsState: String
                  sold = "sold"
                  free = "free"

                """#),
        SpecCase(
            "partly known text",
            #"""
            components:
              schemas:
                Model: { anyOf: [{ type: string }, { type: string, enum: [small, large] }] }

            """#,
            expected: #"""
                api Example
                enum Model: String open
                  small = "small"
                  large = "large"

                """#),
    ]
}
