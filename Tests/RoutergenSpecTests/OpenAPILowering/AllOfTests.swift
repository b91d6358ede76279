import Testing

@Suite("allOf")
struct AllOfTests {
    @Test("become this model", arguments: cases)
    func becomeModel(_ specCase: SpecCase) {
        let run = OpenAPIRun(specCase.text, files: specCase.files)
        #expect(run.outcome == specCase.expected)
    }

    @Test("has all its cases")
    func hasCases() {
        #expect(Self.cases.count == 6)
    }

    static let cases: [SpecCase] = [
        SpecCase(
            "is one flat object",
            #"""
            components:
              schemas:
                Base: { type: object, required: [id], properties: { id: { type: integer }, kind: { type: string } } }
                Cat:
                  description: Purrs.
                  allOf:
                    - $ref: '#/components/schemas/Base'
                    - type: object
                      required: [kind]
                      properties: { lives: { type: integer } }
                  required: [lives]
                  properties: { name: { type: string } }
                Kitten: { allOf: [{ $ref: '#/components/schemas/Cat' }, { properties: { age: { type: integer } } }] }

            """#,
            expected: #"""
                api Example
                object Base
                  id: Int
                  kind: String?
                object Cat "Purrs."
                  id: Int
                  kind: String
                  lives: Int
                  name: String?
                object Kitten
                  id: Int
                  kind: String
                  lives: Int
                  name: String?
                  age: Int?

                """#),
        SpecCase(
            "of one reference is that type with words of its own",
            #"""
            components:
              schemas:
                Base: { type: object, properties: { id: { type: integer } } }
                Wrapped: { description: Only a base., allOf: [{ $ref: '#/components/schemas/Base' }] }
                Holder:
                  required: [a, b]
                  properties:
                    a: { allOf: [{ $ref: '#/components/schemas/Base' }], description: The first. }
                    b: { nullable: true, allOf: [{ $ref: '#/components/schemas/Base' }] }
                    c: { $ref: '#/components/schemas/Base', description: The last., deprecated: true }
                    d: { allOf: [{ $ref: '#/components/schemas/Base' }, { description: More words. }] }

            """#,
            expected: #"""
                api.yml:11:14: warning: 'nullable' is a keyword of OpenAPI 3.0, not of OpenAPI 3.1 and later; add 'null' to 'type'
                api Example
                object Base
                  id: Int?
                alias Wrapped = Base "Only a base."
                object Holder
                  a: Base "The first."
                  b: Base? null noValue
                  c: Base? "The last." deprecated
                  d: Base?

                """#),
        SpecCase(
            "refines and contradicts properties",
            #"""
            components:
              schemas:
                Base: { properties: { kind: { type: string }, size: { type: number }, odd: { type: string } } }
                Cat:
                  allOf:
                    - $ref: '#/components/schemas/Base'
                    - properties:
                        kind: { enum: [cat, tiger] }
                        size: { type: integer }
                        odd: { type: boolean }

            """#,
            expected: #"""
                api.yml:12:26: warning: the parts of 'allOf' have different types; the last one counts
                api Example
                object Base
                  kind: String?
                  size: Double?
                  odd: String?
                object Cat
                  kind: CatKind?
                  size: Int?
                  odd: Bool?
                enum CatKind: String
                  cat = "cat"
                  tiger = "tiger"

                """#),
        SpecCase(
            "that leads back to itself",
            #"""
            components:
              schemas:
                A: { allOf: [{ $ref: '#/components/schemas/B' }], properties: { a: { type: string } } }
                B: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { b: { type: string } } }

            """#,
            expected: #"""
                api.yml:5:18: warning: the schema builds on itself; this part is left out
                api.yml:6:18: warning: the schema builds on itself; this part is left out
                api Example
                object A
                  b: String?
                  a: String?
                object B
                  a: String?
                  b: String?

                """#),
        SpecCase(
            "beside a reference in 3.1",
            #"""
            components:
              schemas:
                Base: { properties: { id: { type: integer } } }
                More: { $ref: '#/components/schemas/Base', properties: { name: { type: string } }, required: [name] }

            """#,
            expected: #"""
                api Example
                object Base
                  id: Int?
                object More
                  id: Int?
                  name: String

                """#),
        SpecCase(
            "whose parts take their properties from elsewhere",
            #"""
            components:
              schemas:
                Base: { properties: { id: { type: integer } } }
                More: { allOf: [ { properties: { $ref: '#/components/schemas/Base/properties' } }, { properties: { name: { type: string } } } ] }

            """#,
            expected: #"""
                api Example
                object Base
                  id: Int?
                object More
                  id: Int?
                  name: String?

                """#),
    ]
}
